/// A string as it stands in a JSON text: where its content lies, and whether it must be unescaped.
public struct JSONString: Hashable, Sendable {
  /// The bytes between the quotes.
  public let content: Range<Int>
  /// Whether the content holds a backslash.
  public let hasEscapes: Bool

  /// The bytes including the quotes.
  public var quoted: Range<Int> { (content.lowerBound - 1)..<(content.upperBound + 1) }

  /// Makes the text of the string.
  ///
  /// - Parameter text: the JSON text that the string was scanned in.
  /// - Returns: the text, with escapes resolved.
  public func text(in text: Span<UInt8>) -> String {
    let raw = text.extracting(content)
    guard hasEscapes else {
      // The scanner has seen that these bytes are UTF-8.
      return unsafe raw.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
    return String(decoding: Self.unescaped(raw), as: UTF8.self)
  }

  /// Tells whether another string of the text says the same, scalar by scalar, escapes resolved.
  public func equals(_ other: JSONString, in text: Span<UInt8>) -> Bool {
    if hasEscapes || other.hasEscapes {
      // By bytes: Swift's own equality takes composed and decomposed spellings for the same.
      return self.text(in: text).utf8.elementsEqual(other.text(in: text).utf8)
    }
    guard content.count == other.content.count else { return false }
    for index in 0..<content.count
    where text[content.lowerBound + index] != text[other.content.lowerBound + index] {
      return false
    }
    return true
  }

  private static func unescaped(_ raw: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        index += 1
        continue
      }
      let letter = raw[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = hexadecimal(raw, at: index)
        index += 4
        if scalar & 0xFC00 == 0xD800 {
          let low = hexadecimal(raw, at: index + 2)
          scalar = 0x10000 + ((scalar & 0x3FF) << 10) + (low & 0x3FF)
          index += 6
        }
        if let scalar = Unicode.Scalar(scalar) {
          result.append(contentsOf: String(Character(scalar)).utf8)
        }
      default: result.append(letter)
      }
    }
    return result
  }

  private static func hexadecimal(_ bytes: Span<UInt8>, at index: Int) -> UInt32 {
    (index..<index + 4).reduce(0) { value, index in
      let byte = bytes[index]
      let digit = byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : (byte | 0x20) - 87
      return value << 4 | UInt32(digit)
    }
  }
}

extension JSONString {
  /// Writes a text as a JSON string, in quotes, escaping only what RFC 8259 (section 7) demands.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else {
        appendEscaped(byte, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      bytes.append(contentsOf: "u00".utf8)
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
