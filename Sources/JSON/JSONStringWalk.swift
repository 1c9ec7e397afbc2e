/// Finds the ends of the strings of a JSON text (RFC 8259, section 7), at the speed of memory.
///
/// Most of a text is strings, so this is what scanning costs. Everything here can be compiled into
/// the caller; only what is rare is called.
public enum JSONStringWalk {
  /// Walks over a string.
  ///
  /// - Parameters:
  ///   - start: the offset of the opening quote.
  ///   - text: the JSON text.
  ///   - hasEscapes: set to true when the string holds a backslash.
  /// - Returns: the offset behind the closing quote; nil when the string has a fault, which
  ///   ``fault(inStringAt:in:)`` tells.
  @inlinable @inline(__always)
  public static func end(
    ofStringAt start: Int, in text: Span<UInt8>, hasEscapes: inout Bool
  ) -> Int? {
    var index = start &+ 1
    while true {
      index = endOfPlainBytes(from: index, in: text)
      guard index < text.count else { return nil }
      let byte = unsafe text[unchecked: index]
      if byte == UInt8(ascii: "\"") { return index &+ 1 }
      let length: Int
      if byte >= 0x80 {
        length = lengthOfMultibyteScalar(at: index, in: text)
      } else {
        hasEscapes = true
        length = lengthOfEscape(at: index, in: text)
      }
      if length == 0 { return nil }
      index &+= length
    }
  }

  /// Walks over bytes that mean themselves, eight at a time: neither quote nor backslash, neither
  /// control character nor part of a longer UTF-8 sequence.
  @inlinable @inline(__always)
  static func endOfPlainBytes(from start: Int, in text: Span<UInt8>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index &+ 8 <= text.count {
      // Right because the eight bytes lie within the text.
      let word = unsafe text.word(uncheckedAt: index)
      // A byte's high bit is set where the byte is special: the classic "has a byte less than" and
      // "has a zero byte" tests. Borrows can only spoil bytes above the first hit.
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let special =
        ((word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | word) & highs
      if special != 0 { return index &+ special.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < text.count {
      let byte = unsafe text[unchecked: index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        break
      }
      index &+= 1
    }
    return index
  }

  /// The length of the escape at an offset; 0 where something else stands, or a fault.
  @usableFromInline
  static func lengthOfEscape(at index: Int, in text: Span<UInt8>) -> Int {
    guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else { return 0 }
    switch text[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: index + 2, in: text) else { return 0 }
      switch unit {
      case 0xDC00...0xDFFF: return 0
      case 0xD800...0xDBFF:
        guard index + 7 < text.count, text[index + 6] == UInt8(ascii: "\\"),
          text[index + 7] == UInt8(ascii: "u"),
          let low = hexadecimal(at: index + 8, in: text), low & 0xFC00 == 0xDC00
        else { return 0 }
        return 12
      default: return 6
      }
    default: return 0
    }
  }

  private static func hexadecimal(at index: Int, in text: Span<UInt8>) -> UInt16? {
    guard index + 4 <= text.count else { return nil }
    var value: UInt16 = 0
    for offset in index..<index + 4 {
      switch text[offset] {
      case let byte where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
        value = value << 4 | UInt16(byte - UInt8(ascii: "0"))
      case let byte where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"):
        value = value << 4 | UInt16((byte | 0x20) - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }

  /// The length of a scalar of two to four bytes, by table 3-7 of the Unicode standard; 0 where the
  /// bytes are not UTF-8.
  @usableFromInline
  static func lengthOfMultibyteScalar(at index: Int, in text: Span<UInt8>) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch text[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= text.count, second.contains(text[index + 1]) else { return 0 }
    for next in index + 2..<max(index + length, index + 2) where text[next] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }

  /// Tells what is wrong with a string that ``end(ofStringAt:in:hasEscapes:)`` found no end of.
  static func fault(inStringAt start: Int, in text: Span<UInt8>) -> JSONFault {
    var index = start + 1
    while true {
      index = endOfPlainBytes(from: index, in: text)
      guard index < text.count else {
        return JSONFault(offset: start, reason: .unterminatedString)
      }
      let byte = text[index]
      let length =
        byte >= 0x80
        ? lengthOfMultibyteScalar(at: index, in: text) : lengthOfEscape(at: index, in: text)
      if length > 0 {
        index += length
        continue
      }
      switch byte {
      case 0..<0x20: return JSONFault(offset: index, reason: .controlCharacter(byte))
      case UInt8(ascii: "\\"): return fault(inEscapeAt: index, ofStringAt: start, in: text)
      default: return JSONFault(offset: index, reason: .invalidUTF8)
      }
    }
  }

  private static func fault(
    inEscapeAt index: Int, ofStringAt start: Int, in text: Span<UInt8>
  ) -> JSONFault {
    guard index + 1 < text.count else {
      return JSONFault(offset: start, reason: .unterminatedString)
    }
    if text[index + 1] == UInt8(ascii: "u"), hexadecimal(at: index + 2, in: text) != nil {
      return JSONFault(offset: index, reason: .loneSurrogate)
    }
    return JSONFault(offset: index, reason: .unknownEscape)
  }
}
