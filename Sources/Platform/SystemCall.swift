#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A call of the system that works on files.
///
/// Every such call of this module goes through ``perform(on:_:)`` or ``transfer(_:on:_:)``, so that
/// what is true of them all is said once: that a signal may interrupt them, and, in debug builds,
/// that a fault plan may break them, and that they may be recorded.
enum SystemCall: String, CaseIterable {
  case access
  case chmod
  /// `open`, where it may make a file.
  case create
  case fchmod
  case fchown
  case flock
  case fstat
  case fsync
  case ftruncate
  case link
  case lstat
  case mkdir
  case mmap
  /// `open`, where the file must exist.
  case open
  case pread
  case read
  case readlink
  case realpath
  case rename
  case unlink
  case write

  /// Makes the call, again as long as a signal interrupts it.
  ///
  /// - Parameters:
  ///   - descriptor: the open file that the call works on, if it works on one.
  ///   - path: the file that the call names, if it changes which names there are.
  ///   - other: the new name that the call gives the file, if it gives one.
  ///   - call: the call itself, which gives -1 and sets `errno` when it fails.
  /// - Returns: what the call gives.
  func perform<Result: SignedInteger>(
    on descriptor: Int32? = nil, naming path: FilePath? = nil, and other: FilePath? = nil,
    _ call: () -> Result
  ) -> Result {
    while true {
      let result = recorded(on: descriptor, naming: path, and: other) {
        attempt(count: 0, on: descriptor) { _ in call() }
      }
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// Makes a call that reads or writes, again as long as a signal interrupts it.
  ///
  /// - Parameters:
  ///   - count: how many bytes are asked for.
  ///   - descriptor: the open file.
  ///   - call: the call itself, given the number of bytes to ask for.
  /// - Returns: how many bytes went through, or -1.
  func transfer(_ count: Int, on descriptor: Int32, _ call: (_ count: Int) -> Int) -> Int {
    while true {
      let result = recorded(on: descriptor, naming: nil, and: nil) {
        attempt(count: count, on: descriptor, call)
      }
      if result != -1 || errno != EINTR { return result }
    }
  }
}
