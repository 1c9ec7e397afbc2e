import TestSupport
import Testing

@testable import Persons

@Suite("An alias table")
struct AliasTableTests {
  @Test(
    "gives each thing what its weight says, and never one of no weight",
    arguments: [
      [1], [7], [1, 1], [1, 3], [0, 5], [5, 0], [3, 0, 0, 0, 2], [1, 2, 3], [1, 1, 1, 1, 1],
      [1_000_000, 1], [1, 0xFFFF_FFFE], [0, 0, 0, 0, 9, 0, 0, 0, 0],
    ] as [[UInt64]])
  func shares(weights: [UInt64]) {
    expectRightShares(of: weights)
  }

  @Test("does so for weights of any kind", arguments: 1...20 as ClosedRange<UInt64>)
  func manyShares(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let most = UInt64(1) << UInt64.random(in: 1...26, using: &random)
    var weights = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      Bool.random(using: &random) ? 0 : UInt64.random(in: 0...most, using: &random)
    }
    weights[Int.random(in: weights.indices, using: &random)] += 1
    expectRightShares(of: weights)
  }

  /// Expects the share of each thing, which is measured to the last bit, to be right to within
  /// 2⁻³², and exact for things that never come; and by half a word to within one point a slot.
  private func expectRightShares(
    of weights: [UInt64], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let table = AliasTable(weights)
    var slots = 1
    while slots < weights.count { slots *= 2 }
    let shares = shares(of: weights.count, slots: slots, points: 1 << 32) { slot, point in
      table.draw(DrawStream(word: point << 32 | UInt64(slot), for: .street), .street)
    }
    let points = (1 << 32) / UInt64(slots)
    let halfShares = self.shares(of: weights.count, slots: slots, points: points) { slot, point in
      table.draw(half: UInt32(UInt64(slot) * points + point))
    }
    let total = Double(weights.reduce(0, +))
    for (shares, precision) in [(shares, 0x1p-32), (halfShares, 1 / Double(points))] {
      #expect(shares.count == weights.count, sourceLocation: sourceLocation)
      for (share, weight) in zip(shares, weights) {
        #expect(
          abs(share - Double(weight) / total) <= precision && (weight > 0 || share == 0),
          "\(shares) of \(weights)", sourceLocation: sourceLocation)
      }
    }
  }

  /// How often each thing comes.
  ///
  /// A word chooses a slot, and by a point in it between the two things of that slot, of which its
  /// own comes first: so how much of the slot that has is found by bisection.
  private func shares(
    of count: Int, slots: Int, points: UInt64, thing: (_ slot: Int, _ point: UInt64) -> Int
  ) -> [Double] {
    var shares = [Double](repeating: 0, count: count)
    for slot in 0..<slots {
      var (own, other): (UInt64, UInt64) = (0, points)
      while own < other {
        let middle = (own + other) / 2
        if thing(slot, middle) == slot { own = middle + 1 } else { other = middle }
      }
      let share = Double(own) / Double(points)
      if own > 0 { shares[slot] += share }
      if own < points { shares[thing(slot, points - 1)] += 1 - share }
    }
    return shares.map { $0 / Double(slots) }
  }
}
