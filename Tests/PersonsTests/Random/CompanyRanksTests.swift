import Testing

@testable import Persons

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Company ranks")
struct CompanyRanksTests {
  @Test("stay below the count of companies, whatever it is", arguments: [1, 2, 7, 8, 9, 23, 300])
  func bounds(count: UInt64) {
    var ranks: Set<UInt64> = []
    for number in 0..<10_000 as Range<UInt64> {
      let stream = DrawStream(seed: 5, kind: .person, number: number)
      ranks.insert(CompanyRanks.shared.draw(count: count, stream, .company))
    }
    #expect(ranks.max() == count - 1)
    #expect(ranks.count == Int(count))
  }

  @Test(
    "reach the last company, however many there are",
    arguments: Array(1...20) + [255, 256, 257, 1 << 20, (1 << 40) - 1, 1 << 40] as [UInt64])
  func lastRank(count: UInt64) {
    #expect(rank(.max, count) == count - 1)
    #expect(rank(1, count) == 0)
  }

  @Test("are as many to choose from as there are fours of persons before, and five more")
  func counts() {
    let counts: [(index: UInt64, count: UInt64)] = [
      (0, 5), (3, 5), (4, 6), (100, 30), (1_000_000, 250_005), ((1 << 60) - 1, 1 << 40),
    ]
    for (index, count) in counts { #expect(CompanyRanks.count(at: index) == count) }
  }

  @Test("of the first four are alike")
  func firstFour() {
    let shares = (0..<4).map { share(of: $0, count: 10_000) }
    #expect(shares.allSatisfy { abs($0 / shares[0] - 1) < 1e-9 }, "\(shares)")
  }

  /// Where a block of equal ranks begins, the law holds exactly; eight blocks are an octave.
  @Test(
    "are taken in proportion to the power of −0.943 of the rank",
    arguments: [5, 6, 7, 8, 9, 11, 15, 16, 18, 30, 32, 36, 60, 64, 128, 1_024, 4_096] as [UInt64])
  func law(rank: UInt64) {
    let ratio = share(of: rank - 1, count: 10_000) / share(of: 3, count: 10_000)
    #expect(abs(ratio / pow(4 / Double(rank), 0.943) - 1) < 1e-4)
  }

  /// Without the rule of the first four it would have more than 6 %.
  @Test("leave the largest company of a million persons at most 2 %")
  func largest() {
    // The first persons choose from fewer companies than the last ones.
    let shares = (0..<100 as Range<UInt64>).map { percent in
      share(of: 0, count: CompanyRanks.count(at: 5_000 + percent * 10_000))
    }
    let mean = shares.reduce(0, +) / Double(shares.count)
    #expect((0.015...0.02).contains(mean))
  }

  private func rank(_ word: UInt64, _ count: UInt64) -> UInt64 {
    CompanyRanks.shared.draw(count: count, DrawStream(word: word, for: .company), .company)
  }

  /// How often a rank comes: the words that give it lie together, and their ends are found by
  /// bisection.
  private func share(of wanted: UInt64, count: UInt64) -> Double {
    func start(_ wanted: UInt64) -> UInt64 {
      var (low, high): (UInt64, UInt64) = (0, .max)
      while low < high {
        let middle = low + (high - low) / 2
        if rank(middle, count) < wanted { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return Double(start(wanted + 1) - (wanted == 0 ? 0 : start(wanted))) / 0x1p64
  }
}
