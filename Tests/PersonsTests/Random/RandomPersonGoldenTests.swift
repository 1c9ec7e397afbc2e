import TestSupport
import Testing

@testable import Persons

/// If one of these fails, the same seed no longer gives the same persons: either that is a fault, or
/// `RandomPersonGenerator.dataVersion` rises and the persons are recorded anew, in a folder of that
/// version.
@Suite("The persons of a seed")
struct RandomPersonGoldenTests {
  @Test("are those of this data version", arguments: RandomLocale.allCases)
  func locale(locale: RandomLocale) throws {
    try expectKept(
      "\(locale.rawValue)-42", RandomPersonGenerator(seed: 42, locales: LocaleMix(locale)))
  }

  @Test("are others with another seed")
  func otherSeed() throws {
    try expectKept("en_US-7", RandomPersonGenerator(seed: 7))
  }

  @Test("are a mix of those of its locales")
  func mix() throws {
    let mix = try LocaleMix(parsing: "de_DE,en_US:3")
    try expectKept("mix-42", RandomPersonGenerator(seed: 42, locales: mix))
  }

  @Test("have few companies when that is asked for")
  func companies() throws {
    try expectKept("en_US-42-two-companies", RandomPersonGenerator(seed: 42, companyCount: 2))
  }

  /// Compares some persons with those of a golden file: the first ones, and one of each other kind:
  /// with a code, far behind, and the last of all.
  private func expectKept(
    _ name: String, _ generator: RandomPersonGenerator,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var records: [UInt8] = []
    let last = RandomPersonGenerator.indices.upperBound - 1
    for range in [0..<12, 64..<66, 1_000_000..<1_000_001, 1 << 40..<1 << 40 + 1, last..<last + 1] {
      generator.appendRecords(of: range, to: &records)
    }
    let text = String(decoding: records, as: UTF8.self)
    let version = RandomPersonGenerator.dataVersion
    let golden = Fixture("random/data-version-\(version)/\(name).jsonl")
    #expect(try golden.expectedText(recording: text) == text, sourceLocation: sourceLocation)
  }
}
