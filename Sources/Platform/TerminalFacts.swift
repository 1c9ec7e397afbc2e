#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the terminal at a descriptor tells without being asked in escape sequences.
public enum TerminalFacts {
  /// Whether a file is a terminal.
  public static func isTerminal(_ file: borrowing File) -> Bool {
    isatty(file.descriptor) == 1
  }

  /// The width of the terminal in columns; nil when it does not say.
  public static func width(of file: borrowing File) -> Int? {
    var size = winsize()
    guard unsafe ioctl(file.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
