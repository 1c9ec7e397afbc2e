#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the process was started with.
public enum ProcessEnvironment {
  /// The words of the call, the program's own name left out; nil when the system does not tell
  /// them, as when no file can be opened.
  public static var arguments: [String]? {
    guard CommandLine.argc > 0 else { return nil }
    return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      // Right because the system gives `argc` words, each of which a zero ends.
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe text(of: word)
    }
  }

  /// The value of a variable; nil when it is not set.
  public static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe text(of: value)
  }

  /// Ends the process with an exit status.
  public static func exit(with status: Int32) -> Never {
    endProcess(status)
  }

  private static func text(of word: UnsafePointer<CChar>) -> String {
    let bytes = unsafe UnsafeBufferPointer(start: word, count: strlen(word))
    return ByteEscaping.text(of: unsafe bytes.map(UInt8.init(bitPattern:)))
  }
}

// The system's function by a name that the method above does not hide.
private func endProcess(_ status: Int32) -> Never {
  exit(status)
}
