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
    // Right because all offsets lie within the 36 bytes that were counted above.
    let texts = unsafe utf8.bytes
    let words = unsafe (
      texts.unsafeLoadUnaligned(fromUncheckedByteOffset: 0, as: UInt64.self),
      texts.unsafeLoadUnaligned(fromUncheckedByteOffset: 9, as: UInt32.self),
      texts.unsafeLoadUnaligned(fromUncheckedByteOffset: 14, as: UInt32.self),
      texts.unsafeLoadUnaligned(fromUncheckedByteOffset: 19, as: UInt32.self),
      texts.unsafeLoadUnaligned(fromUncheckedByteOffset: 24, as: UInt32.self),
      texts.unsafeLoadUnaligned(fromUncheckedByteOffset: 28, as: UInt64.self)
    )
    guard let first = Self.value(ofDigits: words.0.bigEndian),
      let second = Self.value(
        ofDigits: UInt64(words.1.bigEndian) << 32 | UInt64(words.2.bigEndian)),
      let third = Self.value(
        ofDigits: UInt64(words.3.bigEndian) << 32 | UInt64(words.4.bigEndian)),
      let fourth = Self.value(ofDigits: words.5.bigEndian)
    else { return nil }
    self.init(
      high: UInt64(first) << 32 | UInt64(second), low: UInt64(third) << 32 | UInt64(fourth))
  }

  /// The value of eight hexadecimal digits that stand in a word, the first one in its highest byte;
  /// nil when one of them is none.
  ///
  /// Ids are a tenth of a file and every one of them is read, so the eight are taken at once.
  private static func value(ofDigits word: UInt64) -> UInt32? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Letters have bit 6 set, digits do not: 'a' is 0x61, '1' is 0x31.
    let letters = (word >> 6) & ones
    let nibbles = (word & (ones &* 15)) &+ letters &* 9
    // Written anew, the digits must be what was read, in lower case.
    let tens = ((nibbles &+ ones &* 6) >> 4) & ones
    let written = nibbles &+ ones &* 0x30 &+ tens &* 39
    guard nibbles & (ones &* 0xF0) == 0, written == word | letters << 5 else { return nil }
    var packed = (nibbles | nibbles >> 4) & 0x00FF_00FF_00FF_00FF
    packed = (packed | packed >> 8) & 0x0000_FFFF_0000_FFFF
    packed |= packed >> 16
    return UInt32(truncatingIfNeeded: packed)
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
    bytes.append(addingCapacity: Self.textLength) { output in
      // Right because the text has as many bytes as there is room for.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        unsafe write(to: start + count)
        count += Self.textLength
      }
    }
  }

  /// Writes the text of the id to memory with room for it.
  @unsafe
  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) {
    let start = UnsafeMutableRawPointer(start)
    let (high, low) = (high.bigEndian, low.bigEndian)
    let digits = Self.digits(
      of: SIMD4(high & 0xFFFF_FFFF, high >> 32, low & 0xFFFF_FFFF, low >> 32))
    unsafe start.storeBytes(of: digits[0], as: UInt64.self)
    unsafe (start + 9).storeBytes(of: UInt32(truncatingIfNeeded: digits[1]), as: UInt32.self)
    unsafe (start + 14).storeBytes(of: UInt32(digits[1] >> 32), as: UInt32.self)
    unsafe (start + 19).storeBytes(of: UInt32(truncatingIfNeeded: digits[2]), as: UInt32.self)
    unsafe (start + 24).storeBytes(of: UInt32(digits[2] >> 32), as: UInt32.self)
    unsafe (start + 28).storeBytes(of: digits[3], as: UInt64.self)
    unsafe start.storeBytes(of: Self.hyphen, toByteOffset: 8, as: UInt8.self)
    unsafe start.storeBytes(of: Self.hyphen, toByteOffset: 13, as: UInt8.self)
    unsafe start.storeBytes(of: Self.hyphen, toByteOffset: 18, as: UInt8.self)
    unsafe start.storeBytes(of: Self.hyphen, toByteOffset: 23, as: UInt8.self)
  }

  /// The eight hexadecimal digits of each of four numbers below 2³², all made at once.
  ///
  /// The first byte of a number is the lowest, and gives the first two digits, of which the first
  /// one is in the lowest byte.
  @inline(__always)
  private static func digits(of numbers: SIMD4<UInt64>) -> SIMD4<UInt64> {
    // One digit to each byte.
    var digits = (numbers | numbers &<< 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits | digits &<< 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits &>> 4 | digits &<< 8) & 0x0F0F_0F0F_0F0F_0F0F
    // 1 where the digit is a letter, which stand 39 places behind the figures.
    let letters = ((digits &+ 0x0606_0606_0606_0606) &>> 4) & 0x0101_0101_0101_0101
    return digits &+ 0x3030_3030_3030_3030 &+ (letters &<< 5) &+ (letters &<< 3) &- letters
  }
}
