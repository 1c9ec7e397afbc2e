#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The system's clock.
public enum SystemClock {
  /// Seconds since 1970-01-01T00:00:00Z.
  public static func secondsSince1970() -> Int64 {
    Int64(time(nil))
  }

  /// Microseconds since some moment, which nobody can set back.
  public static func monotonicMicroseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1000
  }
}
