/// The digits of a number below 100,000,000 in decimal.
struct DecimalDigits {
  /// All eight digits in ASCII, the first one in the lowest byte.
  let padded: UInt64

  /// Splits a number in halves, and these in halves again, all at once.
  @inline(__always)
  init(_ number: UInt64) {
    // Multiplying by a rounded-up fraction and shifting is an exact division in these ranges.
    var fours = number << 32
    if number >= 10_000 {
      let high = number / 10_000
      fours = high | (number &- high &* 10_000) << 32
    }
    let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = ((twos &* 103) >> 10) & 0x000F_000F_000F_000F
    padded = (tens | (twos &- tens &* 10) << 8) | 0x3030_3030_3030_3030
  }

  /// How many digits the number has, at least one.
  @inline(__always)
  var count: Int { 8 &- leadingZeroCount }

  /// The digits from the first one on that counts, the first one in the lowest byte.
  @inline(__always)
  var withoutLeadingZeros: UInt64 { padded &>> UInt64(8 &* leadingZeroCount) }

  @inline(__always)
  private var leadingZeroCount: Int {
    // The last digit always counts.
    ((padded ^ 0x3030_3030_3030_3030) | 1 << 56).trailingZeroBitCount &>> 3
  }
}
