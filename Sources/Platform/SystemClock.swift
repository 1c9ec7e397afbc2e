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
}
