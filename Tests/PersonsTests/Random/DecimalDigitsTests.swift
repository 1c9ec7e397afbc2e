import TestSupport
import Testing

@testable import Persons

@Suite("Decimal digits")
struct DecimalDigitsTests {
  @Test("are those of the number at both ends of every count of digits")
  func ends() {
    var power: UInt64 = 1
    for count in 1...8 {
      for number in [power, power + 1, 2 * power - 1, 10 * power - 1] where number < 100_000_000 {
        expectDigits(of: number)
      }
      #expect(DecimalDigits(10 * power - 1).count == count)
      power *= 10
    }
    expectDigits(of: 0)
    #expect(DecimalDigits(0).count == 1)
  }

  @Test("are those of any other number, too", arguments: 1...4 as ClosedRange<UInt64>)
  func manyNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      // As often of few digits as of many.
      let bound = UInt64(1) << UInt64.random(in: 0...26, using: &random)
      expectDigits(of: UInt64.random(in: 0..<min(bound, 100_000_000), using: &random))
    }
  }

  private func expectDigits(
    of number: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let digits = DecimalDigits(number)
    let (plain, padded) = ("\(number)", "\(100_000_000 + number)".dropFirst())
    #expect(text(digits.padded, 8) == padded, sourceLocation: sourceLocation)
    #expect(
      text(digits.withoutLeadingZeros, digits.count) == plain, sourceLocation: sourceLocation)
  }

  /// The lower bytes of a word as a text, the lowest first.
  private func text(_ word: UInt64, _ count: Int) -> String {
    String(
      decoding: (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) },
      as: UTF8.self)
  }
}
