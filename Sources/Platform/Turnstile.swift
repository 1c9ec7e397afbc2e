#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Lets threads through one by one, in the order of their numbers, whatever order they come in.
@safe
public final class Turnstile: @unchecked Sendable {
  // Unchecked: `turn` is only touched while `mutex` is held.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var turn = 0

  /// Makes a turnstile at which it is the turn of number 0.
  public init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Waits until it is the turn of a number, does something, and passes the turn on.
  public func pass(_ number: Int, _ body: () -> Void) {
    unsafe pthread_mutex_lock(mutex)
    while turn != number { unsafe pthread_cond_wait(condition, mutex) }
    unsafe pthread_mutex_unlock(mutex)
    // Nobody else can be here: the turn is this number's until it is passed on.
    body()
    unsafe pthread_mutex_lock(mutex)
    turn += 1
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }
}
