#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The process's standard input, output and error.
public enum StandardStreams {
  /// Puts something in the place of standard streams that are closed, so that no file of ours gets
  /// their numbers and what is meant for a person ends up in it.
  ///
  /// Reading from what takes the place of standard input fails, and so does writing to what takes
  /// the place of the others: a closed stream stays one that cannot be used.
  public static func occupyClosedOnes() {
    for (descriptor, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the one that was found closed.
      _ = unsafe open("/dev/null", flags)
    }
  }
}
