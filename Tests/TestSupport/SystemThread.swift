internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A thread of the system that runs a closure, as another process would run beside this one.
///
/// It may block for long, which a task must not.
public final class SystemThread: @unchecked Sendable {
  // Unchecked: `handle` is written before anyone else knows the object, and only read afterwards.
  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif
  private let body: @Sendable () throws -> Void
  private let failure = Mutex<(any Error)?>(nil)

  /// Starts the thread.
  public init(_ body: @escaping @Sendable () throws -> Void) {
    self.body = body
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      unsafe pthread_create(
        &handle, nil,
        { context in
          unsafe SystemThread.run(context)
          return nil
        }, context)
    #else
      unsafe pthread_create(
        &handle, nil,
        { context in
          if let context = unsafe context { unsafe SystemThread.run(context) }
          return nil
        }, context)
    #endif
  }

  private static func run(_ context: UnsafeMutableRawPointer) {
    let thread = unsafe Unmanaged<SystemThread>.fromOpaque(context).takeRetainedValue()
    do { try thread.body() } catch { thread.failure.withLock { $0 = error } }
  }

  /// Waits for the end, and throws what the closure threw.
  public func join() throws {
    #if canImport(Darwin)
      if let handle = unsafe handle { unsafe pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
