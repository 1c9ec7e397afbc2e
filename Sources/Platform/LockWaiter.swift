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
    case done(succeeded: Bool)
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
  /// - Returns: whether it is held now.
  func wait(seconds: Int) -> Bool {
    guard startThread() else { return false }
    var deadline = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_sec += time_t(seconds)
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if case .done(let succeeded) = state { return succeeded }
      if unsafe pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT {
        if case .done(let succeeded) = state { return succeeded }
        state = .abandoned
        return false
      }
    }
  }

  /// What the thread does.
  private func run() {
    let succeeded = retrying { flock(descriptor, LOCK_EX) } == 0
    unsafe pthread_mutex_lock(mutex)
    if case .abandoned = state {
      if succeeded { _ = flock(descriptor, LOCK_UN) }
    } else {
      state = .done(succeeded: succeeded)
      unsafe pthread_cond_signal(condition)
    }
    unsafe pthread_mutex_unlock(mutex)
  }

  private func startThread() -> Bool {
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
    return result == 0
  }
}
