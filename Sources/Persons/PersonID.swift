/// The identity of a person: a UUID, kept as two 64-bit halves.
///
/// Ids are written in lower case, ordered as their text is ordered, and never reused.
public struct PersonID: Sendable, Hashable, Comparable {
  /// The first 16 hexadecimal digits.
  public let high: UInt64
  /// The last 16 hexadecimal digits.
  public let low: UInt64

  /// Makes the id with the given halves, as they are.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes a version-4 UUID (RFC 9562, section 5.4) from 128 random bits, of which 122 are used.
  public init(randomBits high: UInt64, _ low: UInt64) {
    self.high = (high & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    self.low = (low & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
  }

  /// Reads the 36 characters of a UUID, in either case; nil when the text is anything else.
  public init?(_ text: String) {
    self.init(utf8: text.utf8.span)
  }

  /// Reads the 36 bytes of a UUID, in either case; nil when they are anything else.
  init?(utf8: Span<UInt8>) {
    guard utf8.count == Self.textLength, utf8[8] == Self.hyphen, utf8[13] == Self.hyphen,
      utf8[18] == Self.hyphen, utf8[23] == Self.hyphen
    else { return nil }
    var value: UInt64 = 0
    var isWrong = false
    // No branch within the loop: ids are a tenth of a file, and every one of them is read.
    func read(_ range: Range<Int>) {
      for index in range {
        let byte = utf8[index]
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        let digit = byte &- UInt8(ascii: "0")
        isWrong = isWrong || (letter > 5 && digit > 9)
        value = value << 4 | UInt64(letter <= 5 ? letter &+ 10 : digit & 15)
      }
    }
    read(0..<8)
    read(9..<13)
    read(14..<18)
    high = value
    read(19..<23)
    read(24..<36)
    low = value
    if isWrong { return nil }
  }

  /// Whether the text of an id comes before that of another.
  public static func < (left: PersonID, right: PersonID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  private static let hyphen = UInt8(ascii: "-")

  /// The number of characters of an id.
  static let textLength = 36

  /// Whether a hyphen stands at an index of the text of an id.
  static func isHyphen(at index: Int) -> Bool {
    index == 8 || index == 13 || index == 18 || index == 23
  }

  /// The value of a hexadecimal digit in either case; nil for any other byte.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension PersonID: CustomStringConvertible {
  /// The id as it is written everywhere: 36 characters in lower case.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of the id.
  public func append(to bytes: inout [UInt8]) {
    var digits = 0
    for index in 0..<Self.textLength {
      if Self.isHyphen(at: index) {
        bytes.append(UInt8(ascii: "-"))
        continue
      }
      let half = digits < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (digits % 16))) & 15
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      digits += 1
    }
  }
}
