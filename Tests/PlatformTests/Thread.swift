#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// A thread of the system that runs a closure, as another process would run beside this one.
final class Thread: @unchecked Sendable {
  // Unchecked: `handle` is written before the object is shared, and read once.
  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif
  private let body: @Sendable () throws -> Void
  private let failure = Mutex<(any Error)?>(nil)

  init(_ body: @escaping @Sendable () throws -> Void) {
    self.body = body
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      unsafe pthread_create(
        &handle, nil,
        {
          unsafe Thread.run($0); return nil
        }, context)
    #else
      unsafe pthread_create(
        &handle, nil,
        { context in
          if let context = unsafe context { unsafe Thread.run(context) }
          return nil
        }, context)
    #endif
  }

  private static func run(_ context: UnsafeMutableRawPointer) {
    let thread = unsafe Unmanaged<Thread>.fromOpaque(context).takeRetainedValue()
    do { try thread.body() } catch { thread.failure.withLock { $0 = error } }
  }

  /// Waits for the end, and throws what the closure threw.
  func join() throws {
    #if canImport(Darwin)
      if let handle = unsafe handle { unsafe pthread_join(handle, nil) }
    #else
      unsafe pthread_join(handle, nil)
    #endif
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
