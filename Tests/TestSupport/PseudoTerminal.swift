import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal without a screen: what is written to one side is read from the other.
struct PseudoTerminal {
  /// Why there is no terminal.
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// The side that a program takes for its terminal.
  let side: FileHandle
  private let reader: Int32

  init(columns: Int) throws {
    reader = posix_openpt(O_RDWR | O_NOCTTY)
    guard reader >= 0, grantpt(reader) == 0, unlockpt(reader) == 0,
      let name = unsafe ptsname(reader)
    else { throw Failure(call: "posix_openpt", code: errno) }
    let descriptor = unsafe open(name, O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard descriptor >= 0, unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0 else {
      throw Failure(call: "open", code: errno)
    }
    side = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Everything that is written until the last program lets go of the terminal.
  func readToEnd() -> [UInt8] {
    var seen: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(reader, $0.baseAddress, $0.count)
      }
      // The end of a terminal shows as an error on Linux, as nothing elsewhere.
      if count <= 0 { break }
      seen += piece.prefix(count)
    }
    close(reader)
    return seen
  }
}
