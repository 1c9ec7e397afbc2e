#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal without a screen: what is written to one side is read from the other.
final class PseudoTerminal {
  /// Why there is no terminal.
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// The side that a program takes for its terminal.
  let side: Int32
  private let reader: Int32
  private var isSideOpen = true

  init(columns: Int) throws {
    // No program but the one that is given the terminal may keep it open.
    reader = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: 128)
    guard reader >= 0, grantpt(reader) == 0, unlockpt(reader) == 0,
      unsafe ptsname_r(reader, &name, name.count) == 0
    else { throw Failure(call: "posix_openpt", code: errno) }
    side = unsafe open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard side >= 0, unsafe ioctl(side, UInt(TIOCSWINSZ), &size) == 0 else {
      throw Failure(call: "open", code: errno)
    }
  }

  deinit {
    if isSideOpen { close(side) }
    close(reader)
  }

  /// Lets go of the program's side, and reads everything until the last program does so, too.
  func readToEnd() -> [UInt8] {
    close(side)
    isSideOpen = false
    var seen: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(reader, $0.baseAddress, $0.count)
      }
      // The end of a terminal shows as an error on Linux, as nothing elsewhere.
      if count <= 0 { return seen }
      seen += piece.prefix(count)
    }
  }
}
