#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Work that is done by several threads of the system at once.
public enum Threads {
  /// How many threads this process can run at once.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does so many pieces of work at once, and returns when all are done.
  ///
  /// The caller's thread does the first one. Where the system has no thread to give, the caller's
  /// does that piece too, later.
  ///
  /// - Parameters:
  ///   - count: the number of pieces.
  ///   - body: does the piece of an index.
  public static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      var threads: [Worker] = []
      var left: [Int] = []
      for index in 1..<max(count, 1) {
        if let worker = Worker.start({ body(index) }) {
          threads.append(worker)
        } else {
          left.append(index)
        }
      }
      if count > 0 { body(0) }
      for index in left { body(index) }
      for thread in threads { thread.join() }
    }
  }
}

/// A thread that does one thing.
private struct Worker {
  private let handle: pthread_t

  /// Starts a thread; nil when the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Worker? {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var handle: pthread_t?
      let result = unsafe pthread_create(
        &handle, nil,
        { context in
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
      if result == 0, let handle = unsafe handle { return unsafe Worker(handle: handle) }
    #else
      var handle = pthread_t()
      let result = unsafe pthread_create(
        &handle, nil,
        { context in
          if let context = unsafe context {
            unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          }
          return nil
        }, work.toOpaque())
      if result == 0 { return Worker(handle: handle) }
    #endif
    unsafe work.release()
    return nil
  }

  func join() {
    pthread_join(handle, nil)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
