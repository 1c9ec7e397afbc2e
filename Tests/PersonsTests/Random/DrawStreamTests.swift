import Testing

@testable import Persons

@Suite("Random words")
struct DrawStreamTests {
  /// The figures are those that other implementations are checked with.
  @Test("are those of SplitMix64 with the state 1234567")
  func knownWords() {
    let stream = DrawStream(key: 1_234_567)
    #expect(stream.word(.locale) == 6_457_827_717_110_365_317)
    #expect(stream.word(.ageAndBirthday) == 3_203_168_211_198_807_973)
    #expect(stream.word(.firstName) == 9_817_491_932_198_370_423)
    #expect(stream.word(.lastName) == 4_593_380_528_125_082_431)
    #expect(stream.word(.rareName) == 16_408_922_859_458_223_821)
  }

  /// Draws, things, kinds and seeds all step by the same constant; were they not mixed in between,
  /// the word of one would be that of another.
  @Test("are shared by no two draws, persons, kinds or seeds")
  func independence() {
    let draws: [Draw] = [.locale, .ageAndBirthday, .firstName, .lastName, .key0, .key3]
    var words: Set<UInt64> = []
    var count = 0
    for seed in [0, 1, 2, .max] as [UInt64] {
      for kind in [DrawStream.Kind.person, .company, .identity, .companyOrder] {
        let streams = DrawStreams(seed: seed, kind: kind)
        for number in (0..<60 as Range<UInt64>) {
          words.formUnion(draws.map { streams[number].word($0) })
          count += draws.count
        }
      }
    }
    #expect(words.count == count)
  }

  @Test("of a thing are the same, whether it is asked for alone or among others")
  func oneOfMany() {
    let streams = DrawStreams(seed: 7, kind: .company)
    for number in [0, 1, 4_711, 1 << 40] as [UInt64] {
      let alone = DrawStream(seed: 7, kind: .company, number: number)
      #expect(streams[number].word(.cityAndLegalForm) == alone.word(.cityAndLegalForm))
    }
  }

  @Test(
    "below a bound take every value equally often",
    arguments: [1, 2, 3, 6, 10, 97] as [UInt64])
  func uniformity(bound: UInt64) {
    var counts = [Int](repeating: 0, count: Int(bound))
    let rounds = 1_000 * Int(bound)
    for number in 0..<UInt64(rounds) {
      let stream = DrawStream(seed: 1, kind: .person, number: number)
      counts[Int(stream.below(bound, .street))] += 1
    }
    #expect(
      counts.allSatisfy { isLikely($0, of: rounds, probability: 1 / Double(bound)) }, "\(counts)")
  }

  /// A word is a fraction of the bound.
  @Test(
    "below a bound are the words' upper parts",
    arguments: [
      (.max, 1, 0), (.max, 10, 9), (.max, .max, .max - 1), (1 << 63, 2, 1), ((1 << 63) - 1, 2, 0),
      ((1 << 62) + 1, 100, 25), ((1 << 62) - 1, 100, 24),
    ] as [(UInt64, UInt64, UInt64)])
  func fractions(word: UInt64, bound: UInt64, value: UInt64) {
    #expect(DrawStream(word: word, for: .street).below(bound, .street) == value)
  }

  /// Of the four words that share the three values of each step, one would count twice.
  @Test("below a bound of 3 × 2⁶² are drawn again instead of favouring every third value")
  func rejection() {
    let bound: UInt64 = 3 << 62
    let values = (0..<4_000 as Range<UInt64>).map { number in
      DrawStream(seed: 9, kind: .company, number: number).below(bound, .cityAndLegalForm)
    }
    #expect(values.allSatisfy { $0 < bound })
    #expect(isLikely(values.count { $0 % 3 == 0 }, of: values.count, probability: 1 / 3))
  }

  @Test("have two halves")
  func halves() {
    let halves = DrawStream(word: 0x0123_4567_89AB_CDEF, for: .street).halves(.street)
    #expect(halves == (0x0123_4567, 0x89AB_CDEF))
  }
}
