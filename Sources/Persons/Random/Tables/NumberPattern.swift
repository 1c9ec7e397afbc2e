/// A phone number or postcode: a text in which each `#` stands for a digit, and each `@` for a letter.
struct NumberPattern: Sendable, BitwiseCopyable {
  private let text: Piece
  /// How far the free places are from the end of the text, a byte for each, the first one lowest.
  ///
  /// Behind the last one there is 0. The highest bit of a byte is set for a letter.
  private let places: UInt64

  /// The number of free places.
  let placeCount: Int

  private static let letterMark: UInt8 = 0x80

  /// Makes a pattern of at most eight free places.
  init(_ pattern: String, into pool: inout TextPool) {
    text = pool.add(pattern)
    var places: UInt64 = 0
    var count = 0
    for (index, byte) in pattern.utf8.enumerated() {
      let mark = byte == UInt8(ascii: "@") ? Self.letterMark : 0
      guard byte == UInt8(ascii: "#") || mark > 0 else { continue }
      precondition(count < 8, "locale data: more than eight free places: \(pattern)")
      places |= UInt64(UInt8(pattern.utf8.count - index) | mark) << UInt64(8 * count)
      count += 1
    }
    self.places = places
    placeCount = count
  }

  /// Writes a number of the pattern by random bits.
  ///
  /// - Parameters:
  ///   - writer: takes the number.
  ///   - word: 64 random bits. Read as a fraction, they give a digit by each multiplication with 10,
  ///     or a letter by one with 20, from the highest on.
  @inline(__always)
  func write(to writer: inout RecordWriter, _ word: UInt64) {
    writer.append(text)
    var (places, rest) = (places, word)
    while places != 0 {
      let place = UInt8(truncatingIfNeeded: places)
      let isLetter = place & Self.letterMark != 0
      let product = rest.multipliedFullWidth(by: isLetter ? 20 : 10)
      rest = product.low
      writer.overwrite(
        beforeEnd: Int(place & ~Self.letterMark),
        with: isLetter
          ? Self.letter(product.high)
          : UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: product.high))
      places >>= 8
    }
  }

  /// Writes the number of the pattern that a number gives, which is below 100,000,000.
  @inline(__always)
  func write(to writer: inout RecordWriter, number: UInt64) {
    var digits = DecimalDigits(number).padded &>> UInt64(8 &* (8 &- placeCount))
    if placeCount == text.count { return writer.append(digits, count: placeCount) }
    writer.append(text)
    var places = places
    while places != 0 {
      writer.overwrite(
        beforeEnd: Int(UInt8(truncatingIfNeeded: places)),
        with: UInt8(truncatingIfNeeded: digits))
      digits >>= 8
      places >>= 8
    }
  }

  /// The letters that the last two places of a British postcode can have, all but CIKMOV.
  @inline(__always)
  private static func letter(_ number: UInt64) -> UInt8 {
    let letters: StaticString = "ABDEFGHJLNPQRSTUWXYZ"
    // Right because there are twenty of them.
    return unsafe letters.utf8Start[Int(number % 20)]
  }
}
