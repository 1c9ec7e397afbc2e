/// Carries bytes that are not UTF-8 through a `String` and back.
///
/// Arguments and file names are bytes to the system. A byte that is not part of well-formed UTF-8
/// becomes a scalar at the very end of plane 16, which is for private use: byte 0x80 is U+10FF80 and
/// byte 0xFF is U+10FFFF. Where bytes spell such a scalar themselves, each of them is carried so.
public enum ByteEscaping {
  private static let base: UInt32 = 0x10_FF00

  /// The text of some bytes.
  public static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !holdsEscapes(text) { return text }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length, let text = String(validating: rest.prefix(length), as: UTF8.self),
        !holdsEscapes(text)
      {
        scalars.append(contentsOf: text.unicodeScalars)
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(base + UInt32(first)) { scalars.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  /// The bytes that a text stands for.
  public static func bytes(of text: String) -> [UInt8] {
    guard holdsEscapes(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isEscape(scalar)
        ? [UInt8(truncatingIfNeeded: scalar.value - base)] : Array(String(scalar).utf8)
    }
  }

  /// Whether a text stands for bytes that are not UTF-8.
  public static func holdsEscapes(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isEscape)
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= base + 0x80
  }
}
