/// A few bytes that a text is likely to hold at some place, compared as two numbers.
///
/// A scanner that can guess what comes next, because one program writes most texts alike, is done
/// with it in a few instructions.
public struct ExpectedBytes: Sendable {
  /// How many bytes can be expected at once, and how many of a text are looked at.
  public static let capacity = 16

  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64
  @usableFromInline let lowMask: UInt64
  @usableFromInline let highMask: UInt64
  /// The number of bytes.
  public let count: Int

  /// Expects the name of a member, between quotes, and the colon behind it; nil when these are more
  /// than ``capacity`` bytes.
  public init?(memberName name: String) {
    let text = [UInt8(ascii: "\"")] + Array(name.utf8) + Array("\":".utf8)
    guard text.count <= Self.capacity else { return nil }
    var (words, masks): ((UInt64, UInt64), (UInt64, UInt64)) = ((0, 0), (0, 0))
    for (index, byte) in text.enumerated() {
      let shift = UInt64(8 * (index % 8))
      if index < 8 {
        words.0 |= UInt64(byte) << shift
        masks.0 |= 0xFF << shift
      } else {
        words.1 |= UInt64(byte) << shift
        masks.1 |= 0xFF << shift
      }
    }
    (low, high, lowMask, highMask) = (words.0, words.1, masks.0, masks.1)
    count = text.count
  }

  /// Whether the bytes stand where two numbers were read, the first byte lowest.
  @inlinable @inline(__always)
  public func match(_ low: UInt64, _ high: UInt64) -> Bool {
    (low ^ self.low) & lowMask | (high ^ self.high) & highMask == 0
  }
}

extension Span where Element == UInt8 {
  /// The eight bytes from an offset on as a number, the first byte lowest.
  ///
  /// Unchecked: all eight bytes must lie within the span.
  @unsafe @inlinable @inline(__always)
  public func word(uncheckedAt offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
