import Testing

@testable import Persons

/// What the uniqueness of names, domains and addresses rests on.
@Suite("The data of a locale")
struct LocaleDataTests {
  @Test("makes no company stem twice, and none with a hyphen", arguments: RandomLocale.allCases)
  func stems(locale: RandomLocale) {
    let data = data(of: locale)
    let tails = LocaleData.words(data.companyTails).map(Name.init)
    let stems = LocaleData.words(data.companyHeads).map(Name.init).flatMap { head in
      tails.map { (head + $0).spelling }
    }
    #expect(stems.count > 1_000)
    #expect(Set(stems).count == stems.count, "\(repeated(stems))")
    #expect(stems.allSatisfy { !$0.contains("-") })
  }

  @Test("shares no industry word with another locale, and has none twice or with a hyphen")
  func industryWords() {
    let words = RandomLocale.allCases.flatMap { Industry.all(data(of: $0)) }
      .flatMap(\.words).map(\.spelling)
    #expect(Set(words).count == words.count, "\(repeated(words))")
    #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("-") })
  }

  @Test("names each city once, also in its domain spelling", arguments: RandomLocale.allCases)
  func cities(locale: RandomLocale) {
    let cities = LocaleTables.tables(of: locale).places.cities.elements
    let names = cities.map { $0.name.spelling.filter { $0 != "-" } }
    #expect(Set(names).count == names.count, "\(repeated(names))")
    #expect(names.count >= (locale == .americanEnglish ? 40 : 30))
  }

  @Test("spells no name with a dot, or with nothing", arguments: RandomLocale.allCases)
  func names(locale: RandomLocale) {
    let data = data(of: locale)
    let words = [
      data.surnames, data.rareSurnameHeads, data.rareSurnameTails, data.femaleNames,
      data.maleNames,
    ].flatMap(LocaleData.words).map { String($0.prefix { $0 != ":" }) }
    let spellings = words.map { Name($0).spelling }
    #expect(spellings.allSatisfy { !$0.isEmpty && !$0.contains(".") })
  }

  @Test("has every surname once", arguments: RandomLocale.allCases)
  func surnames(locale: RandomLocale) {
    let names = LocaleData.words(data(of: locale).surnames).map { String($0.prefix { $0 != ":" }) }
    #expect(names.count >= 150)
    #expect(Set(names).count == names.count, "\(repeated(names))")
  }

  private func data(of locale: RandomLocale) -> LocaleData {
    switch locale {
    case .americanEnglish: .americanEnglish
    case .german: .german
    }
  }

  private func repeated(_ words: [String]) -> [String] {
    Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.map(\.key)
  }
}
