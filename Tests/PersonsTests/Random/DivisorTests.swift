import TestSupport
import Testing

@testable import Persons

@Suite("A divisor")
struct DivisorTests {
  private static let numbers: [UInt64] = [
    1, 2, 3, 5, 7, 10, 255, 256, 641, 1_000_003, (1 << 32) - 1, 1 << 32, (1 << 63) - 1, 1 << 63,
    .max - 1, .max,
  ]

  @Test("divides as the processor does, at all edges", arguments: numbers)
  func edges(value: UInt64) {
    let divisor = Divisor(value)
    for factor in [0] + Self.numbers {
      let product = factor &* value
      for number in [factor, product &- 1, product, product &+ 1] {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: value)
        #expect(divisor.quotientAndRemainder(of: number) == (quotient, remainder), "\(number)")
      }
    }
  }

  @Test(
    "divides as the processor does, numbers of any size", arguments: 1...20 as ClosedRange<UInt64>)
  func anyNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func any() -> UInt64 {
      UInt64.random(in: .min ... .max, using: &random) >> UInt64.random(in: 0...63, using: &random)
    }
    for _ in 0..<200 {
      let (value, number) = (any() | 1, any())
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: value)
      #expect(Divisor(value).quotientAndRemainder(of: number) == (quotient, remainder))
    }
  }
}
