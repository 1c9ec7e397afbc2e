import Testing

@testable import Persons

@Suite("Random words")
struct DrawStreamTests {
  /// The figures are those that other implementations are checked with.
  @Test("are those of SplitMix64 with the state 1234567")
  func knownWords() {
    let stream = DrawStream(key: 1_234_567)
    #expect(stream.word(.locale) == 6_457_827_717_110_365_317)
    #expect(stream.word(.gender) == 3_203_168_211_198_807_973)
    #expect(stream.word(.age) == 9_817_491_932_198_370_423)
  }

  @Test(
    "below a bound take every value equally often",
    arguments: [1, 2, 3, 6, 10, 97] as [UInt64])
  func uniformity(bound: UInt64) {
    var counts = [Int](repeating: 0, count: Int(bound))
    let rounds = 2_000 * Int(bound)
    for number in 0..<UInt64(rounds) {
      let stream = DrawStream(seed: 1, kind: .person, number: number)
      counts[Int(stream.below(bound, .street))] += 1
    }
    // Five standard deviations of a count that is 2,000 on average.
    #expect(counts.allSatisfy { abs($0 - 2_000) < 225 }, "\(counts)")
  }

  /// Of the four words that share the three values of each step, one would count twice.
  @Test("below a bound of 3 × 2⁶² are drawn again instead of favouring every third value")
  func rejection() {
    let bound: UInt64 = 3 << 62
    let values = (0..<4_000 as Range<UInt64>).map { number in
      DrawStream(seed: 9, kind: .company, number: number).below(bound, .city)
    }
    #expect(values.allSatisfy { $0 < bound })
    #expect((1_180...1_480).contains(values.count { $0 % 3 == 0 }))
  }
}
