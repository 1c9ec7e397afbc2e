#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A call of the operating system that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The reason, as the system numbers it.
  public let code: Code
  /// What was tried, as a verb: "open", "write", "rename".
  public let operation: String
  /// The file it was tried on.
  public let path: FilePath

  /// Makes an error from a code.
  public init(code: Code, operation: String, path: FilePath) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// Makes an error from the code that the last call of this thread left.
  static func last(_ operation: String, _ path: FilePath) -> SystemError {
    SystemError(code: Code(rawValue: errno), operation: operation, path: path)
  }

  /// The system's sentence for the reason, such as "Permission denied".
  public var reason: String { code.message }
}

extension SystemError {
  /// A reason for failure, as `errno` numbers it.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The number that the system gives the reason.
    public let rawValue: Int32

    /// Makes the reason of a number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// There is no such file or folder.
    public static let notFound = Code(rawValue: ENOENT)
    /// A part of the path is not a folder.
    public static let notAFolder = Code(rawValue: ENOTDIR)
    /// The file is a folder.
    public static let isAFolder = Code(rawValue: EISDIR)
    /// The file exists already.
    public static let exists = Code(rawValue: EEXIST)
    /// Permission is denied.
    public static let accessDenied = Code(rawValue: EACCES)
    /// The call is not permitted.
    public static let notPermitted = Code(rawValue: EPERM)
    /// The other end of a pipe is closed.
    public static let brokenPipe = Code(rawValue: EPIPE)
    /// Another process holds the lock.
    public static let wouldBlock = Code(rawValue: EWOULDBLOCK)
    /// A chain of symbolic links does not end.
    public static let tooManyLinks = Code(rawValue: ELOOP)
    /// The file is larger than can be read.
    public static let tooLarge = Code(rawValue: EFBIG)
    /// The bytes to be written are not there any more, as when a mapped file was cut off.
    public static let badAddress = Code(rawValue: EFAULT)
    /// Time ran out.
    public static let timedOut = Code(rawValue: ETIMEDOUT)

    /// The system's sentence for the reason.
    public var message: String {
      var buffer = [CChar](repeating: 0, count: 256)
      // Right because the call writes no more than the buffer holds, and ends it with a zero.
      return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return "" }
        #if canImport(Darwin)
          _ = unsafe strerror_r(rawValue, start, buffer.count)
          return unsafe String(cString: start)
        #else
          return unsafe String(cString: strerror_r(rawValue, start, buffer.count))
        #endif
      }
    }
  }
}
