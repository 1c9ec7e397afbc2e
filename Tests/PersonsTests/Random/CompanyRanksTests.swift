import Testing

@testable import Persons

@Suite("Company ranks")
struct CompanyRanksTests {
  @Test("stay below the count of companies, whatever it is", arguments: [1, 2, 7, 8, 9, 23, 300])
  func bounds(count: UInt64) {
    var ranks: Set<UInt64> = []
    for number in 0..<20_000 as Range<UInt64> {
      let stream = DrawStream(seed: 5, kind: .person, number: number)
      ranks.insert(CompanyRanks.shared.draw(count: count, stream, .company))
    }
    #expect(ranks.max() == count - 1)
    #expect(ranks.count == Int(count))
  }

  /// Ranks of which one is twice the other are an octave apart, which is a factor of 2^0.943 = 1.923.
  @Test("are taken in proportion to the power of −0.943, the first eight alike")
  func law() {
    var counts = [Int](repeating: 0, count: 100)
    for number in 0..<200_000 as Range<UInt64> {
      let stream = DrawStream(seed: 6, kind: .person, number: number)
      counts[Int(CompanyRanks.shared.draw(count: 100, stream, .company))] += 1
    }
    func ratio(_ rank: Int, _ other: Int) -> Double {
      Double(counts[rank - 1]) / Double(counts[other - 1])
    }
    let octaves = [ratio(8, 16), ratio(12, 24), ratio(16, 32), ratio(32, 64)]
    #expect(octaves.allSatisfy { abs($0 - 1.923) < 0.2 }, "\(octaves)")
    let first = (1...7).map { ratio($0, 8) }
    #expect(first.allSatisfy { abs($0 - 1) < 0.06 }, "\(first)")
  }
}
