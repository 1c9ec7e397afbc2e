#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What happens when somebody ends the process while it works.
public enum Interruption {
  /// The signals by which a person or the system asks a process to end.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Lets a file that grows past its limit be an error of the call, not the end of the process.
  public static func ignoreFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Does something that must not be left half known: a signal that comes meanwhile waits.
  ///
  /// - Parameters:
  ///   - notice: what is written to standard error from then on when such a signal ends the
  ///     process, if `body` succeeds: it is then too late to say that nothing was changed.
  ///   - body: what is to be done.
  /// - Returns: what `body` gives.
  /// - Throws: what `body` throws; then signals end the process as before.
  public static func hold<Result, Failure: Error>(
    noticing notice: StaticString, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&held)
    for signal in signals { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let result = try body()
    unsafe interruptionNotice = notice
    for signal in signals { announce(signal) }
    return result
  }

  /// Lets a signal write the notice before it ends the process, unless it is ignored.
  private static func announce(_ number: Int32) {
    let before = signal(number) { number in
      // Only what may be called in a signal handler: the text is a constant of the program.
      if let notice = unsafe interruptionNotice {
        _ = unsafe write(2, notice.utf8Start, notice.utf8CodeUnitCount)
      }
      signal(number, SIG_DFL)
      raise(number)
    }
    // A process that is to outlive its terminal ignores the signal, and goes on doing so.
    let (old, ignoring) = unsafe (
      unsafeBitCast(before, to: Int.self), unsafeBitCast(SIG_IGN, to: Int.self)
    )
    if old == ignoring {
      signal(number, SIG_IGN)
    }
  }
}

/// What a signal writes; set once, before the handler that reads it.
private nonisolated(unsafe) var interruptionNotice: StaticString?
