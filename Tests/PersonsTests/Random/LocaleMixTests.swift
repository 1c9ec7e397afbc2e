import Testing

@testable import Persons

@Suite("A mix of locales")
struct LocaleMixTests {
  @Test(
    "is read from names between commas, with weights after colons",
    arguments: [
      ("de_DE", [(RandomLocale.german, 1)]),
      ("en_US:1000000", [(.americanEnglish, 1_000_000)]),
      ("de_DE,en_US:3", [(.german, 1), (.americanEnglish, 3)]),
      ("en_US:0002,de_DE:5", [(.americanEnglish, 2), (.german, 5)]),
    ])
  func reading(text: String, expected: [(RandomLocale, Int)]) throws {
    let parts = try LocaleMix(parsing: text).parts
    #expect(parts.map(\.locale) == expected.map(\.0))
    #expect(parts.map(\.weight) == expected.map(\.1))
  }

  @Test(
    "is refused with the part that is not right",
    arguments: [
      ("", LocaleMixError.unknownLocale("", known: RandomLocale.allCases)),
      ("de_DE,", .unknownLocale("", known: RandomLocale.allCases)),
      ("xx_XX", .unknownLocale("xx_XX", known: RandomLocale.allCases)),
      ("DE_de", .unknownLocale("DE_de", known: RandomLocale.allCases)),
      ("de_DE, en_US", .unknownLocale(" en_US", known: RandomLocale.allCases)),
      ("de_DE:", .invalidWeight("", of: .german, allowed: 1...1_000_000)),
      ("de_DE:0", .invalidWeight("0", of: .german, allowed: 1...1_000_000)),
      ("de_DE:+3", .invalidWeight("+3", of: .german, allowed: 1...1_000_000)),
      ("de_DE:-3", .invalidWeight("-3", of: .german, allowed: 1...1_000_000)),
      ("de_DE:1.5", .invalidWeight("1.5", of: .german, allowed: 1...1_000_000)),
      ("de_DE:1:2", .invalidWeight("1:2", of: .german, allowed: 1...1_000_000)),
      ("en_US:1000001", .invalidWeight("1000001", of: .americanEnglish, allowed: 1...1_000_000)),
      (
        "en_US:99999999999999999999",
        .invalidWeight("99999999999999999999", of: .americanEnglish, allowed: 1...1_000_000)
      ),
      ("de_DE,en_US,de_DE:2", .repeatedLocale(.german)),
    ])
  func refusal(text: String, error: LocaleMixError) {
    #expect(throws: error) { try LocaleMix(parsing: text) }
  }
}
