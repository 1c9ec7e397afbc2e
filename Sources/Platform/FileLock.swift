#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A lock on a file that one process at a time can hold, given back when it goes out of use.
///
/// The system takes the lock back from a process that ends, however it ends.
public struct FileLock: ~Copyable {
  private let file: File

  private init(file: consuming File) {
    self.file = file
  }

  /// Waits for the lock of a file, which is made if need be and never removed.
  ///
  /// The wait is the system's own queue, so that no process is passed over again and again.
  ///
  /// - Parameters:
  ///   - path: the lock's file.
  ///   - seconds: how long to wait.
  /// - Returns: nil when the time ran out.
  /// - Throws: when the file cannot be opened, or lies where the system has no locks.
  public static func acquire(_ path: FilePath, waiting seconds: Int) throws(SystemError)
    -> FileLock?
  {
    let file = try File.open(path, for: .openOrCreate(permissions: 0o600))
    // The process's mask may have taken even the user's own permissions away, and with them the lock
    // from every later process.
    if try file.status().permissions & 0o600 != 0o600 { try file.setPermissions(0o600) }
    let descriptor = file.descriptor
    let result = SystemCall.flock.perform(on: descriptor) { flock(descriptor, LOCK_EX | LOCK_NB) }
    if result == 0 { return FileLock(file: file) }
    let error = SystemError.last("lock", path)
    guard error.code == .wouldBlock else { throw error }
    guard seconds > 0 else { return nil }
    let waiter = LockWaiter(descriptor: descriptor)
    switch waiter.wait(seconds: seconds) {
    case nil: return FileLock(file: file)
    case .timedOut?: return nil
    case let code?: throw SystemError(code: code, operation: "lock", path: path)
    }
  }
}
