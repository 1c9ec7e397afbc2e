import ArgumentParsing
import TestSupport
import Testing

@testable import Commands

@Suite("The parts of a dataset")
struct ShardTests {
  @Test(
    "begin where the part before ends, and are alike to within one",
    arguments: [
      (0, 1), (0, 3), (1, 1), (1, 7), (6, 7), (7, 7), (8, 7), (1_000, 3), (1_023, 1_000),
      (1 << 60, 1), (1 << 60, 3), (1 << 60, 1_000), (1 << 60 - 1, 999), (.max, 7),
    ])
  func parts(total: Int, count: Int) {
    expectParts(of: total, count)
  }

  @Test("do so for any total and count", arguments: 1...10 as ClosedRange<UInt64>)
  func anyParts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let total = Int.random(in: 0...1 << Int.random(in: 0...60, using: &random), using: &random)
    expectParts(of: total, Int.random(in: 1...2_000, using: &random))
  }

  private func expectParts(
    of total: Int, _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var end = 0
    var sizes: Set<Int> = []
    for number in 1...count {
      let indices = Shard(number: number, count: count).indices(of: total)
      #expect(indices.lowerBound == end, sourceLocation: sourceLocation)
      end = indices.upperBound
      sizes.insert(indices.count)
    }
    #expect(end == total, sourceLocation: sourceLocation)
    #expect(
      sizes.isSubset(of: [total / count, total / count + 1]), "\(sizes)",
      sourceLocation: sourceLocation)
  }

  @Test("of a million end where they should")
  func last() {
    let last = Shard(number: 1_000_000, count: 1_000_000).indices(of: 1 << 60)
    #expect(last == 1_152_920_351_685_342_369..<1_152_921_504_606_846_976)
    #expect(Shard.whole.indices(of: 1 << 60) == 0..<1 << 60)
  }

  @Test(
    "are written as a number and how many there are",
    arguments: [
      ("1/1", 1, 1), ("2/7", 2, 7), ("1000000/1000000", 1_000_000, 1_000_000), ("02/7", 2, 7),
    ])
  func words(word: String, number: Int, count: Int) throws {
    #expect(try ValueConversion<Shard>.shard.convert(word) == Shard(number: number, count: count))
  }

  @Test(
    "are not written otherwise",
    arguments: [
      "", "1", "/", "1/", "/7", "1/2/3", "1-7", "a/b", "1.0/7", " 1/7", "+1/7", "1/+7", "-1/7",
      "1/0", "0/0", "1/1000001", "99999999999999999999/7",
    ])
  func otherWords(word: String) {
    #expect(
      throws: ValueError("is not a part and a number of parts up to 1000000, such as 2/7")
    ) { try ValueConversion<Shard>.shard.convert(word) }
  }

  @Test("name no part that there is not", arguments: [("0/7", 0, 7), ("8/7", 8, 7), ("2/1", 2, 1)])
  func noParts(word: String, number: Int, count: Int) {
    #expect(
      throws: ValueError("names part \(number) of \(count): the parts are 1 to \(count)")
    ) { try ValueConversion<Shard>.shard.convert(word) }
  }
}
