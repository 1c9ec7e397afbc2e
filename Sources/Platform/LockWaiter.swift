#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Waits for a lock in the system's queue, but not for ever.
///
/// `flock` takes no time limit, and asking again and again starves the patient. So a thread of its
/// own waits in the call, and the caller waits for the thread. When the caller gives up, the thread
/// gives the lock back as soon as it gets it, unless the process has ended by then.
@safe
final class LockWaiter: @unchecked Sendable {
  // Unchecked: `state` is only touched while `mutex` is held.
  private enum State {
    case waiting
    case done(SystemError.Code?)
    case abandoned
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let descriptor: Int32
  private var state = State.waiting

  /// Prepares to wait for the lock of an open file.
  init(descriptor: Int32) {
    // A descriptor of its own, since the caller may close the other one before the thread is done;
    // the lock belongs to both.
    self.descriptor = dup(descriptor)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    _ = close(descriptor)
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Waits for the lock.
  ///
  /// - Returns: nil when it is held now, ``SystemError/Code/timedOut`` when time ran out, or why the
  ///   system could not give it.
  func wait(seconds: Int) -> SystemError.Code? {
    if let failure = startThread() { return failure }
    var deadline = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_sec += time_t(seconds)
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if case .done(let failure) = state { return failure }
      if unsafe pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT {
        if case .done(let failure) = state { return failure }
        state = .abandoned
        return .timedOut
      }
    }
  }

  /// What the thread does.
  private func run() {
    let succeeded = SystemCall.flock.perform(on: descriptor) { flock(descriptor, LOCK_EX) } == 0
    let failure = succeeded ? nil : SystemError.Code(rawValue: errno)
    unsafe pthread_mutex_lock(mutex)
    if case .abandoned = state {
      if succeeded { _ = flock(descriptor, LOCK_UN) }
    } else {
      state = .done(failure)
      unsafe pthread_cond_signal(condition)
    }
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Starts the thread; tells why it could not.
  private func startThread() -> SystemError.Code? {
    // The thread keeps the object alive until it is done.
    let context = unsafe Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = unsafe pthread_create(
        &thread, nil,
        { context in
          unsafe Unmanaged<LockWaiter>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
      if result == 0, let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let result = unsafe pthread_create(
        &thread, nil,
        { context in
          if let context = unsafe context {
            unsafe Unmanaged<LockWaiter>.fromOpaque(context).takeRetainedValue().run()
          }
          return nil
        }, context.toOpaque())
      if result == 0 { pthread_detach(thread) }
    #endif
    if result != 0 { unsafe context.release() }
    return result == 0 ? nil : SystemError.Code(rawValue: result)
  }
}
