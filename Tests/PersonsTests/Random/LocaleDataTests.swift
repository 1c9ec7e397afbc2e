import Testing

@testable import Persons

/// What the uniqueness of names, domains and addresses rests on, and that nobody is reached.
@Suite("The data of a locale")
struct LocaleDataTests {
  @Test(
    "is copied into records as it is, so no text needs an escape", arguments: RandomLocale.allCases)
  func texts(locale: RandomLocale) {
    let texts = Mirror(reflecting: LocaleFacts.of(locale).data).children.compactMap { child in
      (child.value as? String).map { (child.label ?? "", $0) }
    }
    #expect(texts.count > 20)
    for (name, text) in texts {
      let wrong = text.unicodeScalars.filter {
        $0 == "\"" || $0 == "\\" || ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F
      }
      #expect(wrong.isEmpty, "\(name): \(wrong)")
    }
  }

  // MARK: Persons

  @Test("has every surname once, and at least 300 with weights", arguments: RandomLocale.allCases)
  func surnames(locale: RandomLocale) {
    let data = LocaleFacts.of(locale).data
    let common = LocaleFacts.words(data.surnames)
    #expect(common.count >= 300)
    #expect(common.filter { ($0.weight ?? 0) < 1 }.map(\.text) == [])
    // Names in other scripts may be read in several ways, which makes several of them.
    let names = (common + LocaleFacts.words(data.rareSurnames)).map {
      $0.text + ($0.givenSpelling.map { "=\($0)" } ?? "")
    }
    #expect(repeated(names) == [])
  }

  @Test("has rarer surnames where it has a weight for them", arguments: RandomLocale.allCases)
  func rareSurnames(locale: RandomLocale) {
    let data = LocaleFacts.of(locale).data
    let count =
      LocaleFacts.words(data.rareSurnames).count
      + LocaleFacts.words(data.rareSurnameHeads).count
      * LocaleFacts.words(data.rareSurnameTails).count
    #expect((count > 0) == (data.rareSurnameWeight > 0))
    // Each of them is rarer than the most common one.
    let most = LocaleFacts.words(data.surnames).compactMap(\.weight).max() ?? 0
    #expect(data.rareSurnameWeight < UInt64(count * most))
    #expect((1...2).contains(data.surnameCount))
  }

  @Test(
    "has 40 first names or more of each decade and sex, each once, with weights",
    arguments: RandomLocale.allCases)
  func firstNames(locale: RandomLocale) {
    let data = LocaleFacts.of(locale).data
    for names in [data.femaleNames, data.maleNames] {
      let decades = LocaleFacts.decades(names)
      #expect(decades.keys.sorted() == Array(stride(from: 1930, through: 2000, by: 10)))
      for (decade, names) in decades {
        #expect(names.count >= 40, "\(decade)")
        #expect(names.filter { ($0.weight ?? 0) < 1 }.map(\.text) == [], "\(decade)")
        let texts = names.map { $0.text + ($0.givenSpelling.map { "=\($0)" } ?? "") }
        #expect(repeated(texts) == [], "\(decade)")
      }
    }
  }

  @Test("spells every name in small letters and hyphens", arguments: RandomLocale.allCases)
  func spellings(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let names =
      facts.firstNames.values.flatMap { $0.values }.flatMap { $0 }
      + facts.surnames.values.flatMap { $0 }
    #expect(names.count > 600)
    let wrong = names.filter { name in !name.value.allSatisfy(isSpelling) }
    #expect(wrong.map(\.key) == [])
  }

  @Test(
    "has bands of adult ages up to 94, of which first names are known",
    arguments: RandomLocale.allCases)
  func ages(locale: RandomLocale) {
    let bands = LocaleFacts.of(locale).ageBands
    #expect(bands.first?.age == 18)
    #expect(bands.map(\.age) == Set(bands.map(\.age)).sorted())
    #expect(bands.dropLast().filter { ($0.weight ?? 0) < 1 }.map(\.age) == [])
    #expect(bands.last.map { $0.age <= 95 && $0.weight == nil } == true)
  }

  // MARK: Places

  @Test(
    "names 40 cities or more, each once, also in its domain spelling",
    arguments: RandomLocale.allCases)
  func cities(locale: RandomLocale) {
    let cities = LocaleFacts.of(locale).cities
    #expect(cities.count >= 40)
    #expect(repeated(cities.map(\.name)) == [])
    #expect(repeated(cities.map { $0.spelling.filter { $0 != "-" } }) == [])
    #expect(cities.filter { !isSpelling($0.spelling) }.map(\.name) == [])
    #expect(cities.filter { ($0.weight ?? 0) < 1 }.map(\.name) == [])
  }

  @Test(
    "has one range of postcodes for each city, or a text that they begin with",
    arguments: RandomLocale.allCases)
  func postcodes(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let digits = facts.data.postcodeFormat.count { $0 == "#" }
    let hasTexts = facts.data.postcodeFormat.contains("*")
    for city in facts.cities {
      #expect((city.postcodes == nil) == hasTexts, "\(city.name)")
      guard let range = city.postcodes else { continue }
      #expect("\(range.upperBound)".count <= digits, "\(city.name)")
    }
  }

  @Test(
    "gives the first three characters of a postcode to one city",
    arguments: RandomLocale.allCases)
  func postcodePrefixes(locale: RandomLocale) {
    var owners: [String: [String]] = [:]
    for city in LocaleFacts.of(locale).cities {
      for prefix in city.postcodePrefixes { owners[prefix, default: []].append(city.name) }
    }
    #expect(owners.count >= 40)
    #expect(owners.filter { $0.value.count > 1 } == [:])
  }

  @Test("has no phone number that is not set aside for fiction", arguments: RandomLocale.allCases)
  func phones(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    #expect(ReservedNumbers.areKnown(for: locale))
    let patterns = facts.cities.flatMap(\.phones) + facts.mobiles
    #expect(patterns.filter { !ReservedNumbers.hold($0, for: locale) } == [])
  }

  @Test("has 600 streets or more", arguments: RandomLocale.allCases)
  func streets(locale: RandomLocale) {
    let data = LocaleFacts.of(locale).data
    let tails = LocaleFacts.words(data.streetTails)
    let streets = LocaleFacts.words(data.streetHeads).flatMap { head in
      tails.map { head.text + data.streetJoin + $0.text }
    }
    #expect(Set(streets).count >= 600)
    #expect(repeated(streets) == [])
    #expect(data.houseNumbers.lowerBound >= 1 && data.houseNumbers.upperBound < 100_000)
  }

  // MARK: Companies

  @Test(
    "makes 800 company stems or more, none twice, none with a hyphen or space",
    arguments: RandomLocale.allCases)
  func stems(locale: RandomLocale) {
    let data = LocaleFacts.of(locale).data
    let tails = LocaleFacts.words(data.companyTails)
    let stems = LocaleFacts.words(data.companyHeads).flatMap { head in
      tails.map { (text: head.text + $0.text, spelling: head.spelling + $0.spelling) }
    }
    #expect(stems.count >= 800)
    #expect(repeated(stems.map(\.text)) == [])
    #expect(repeated(stems.map(\.spelling)) == [])
    #expect(stems.filter { !isDomainPart($0.spelling) || $0.text.contains(" ") }.map(\.text) == [])
  }

  @Test("shares no industry word with another locale, and has none twice or with a hyphen")
  func industryWords() {
    let words = RandomLocale.allCases.flatMap { LocaleFacts.of($0).industries.flatMap(\.words) }
    #expect(words.count >= 24 * RandomLocale.allCases.count)
    #expect(repeated(words.map(\.spelling)) == [])
    #expect(words.filter { !isDomainPart($0.spelling) }.map(\.text) == [])
  }

  /// Where nothing stands between stem and word, the one could end where the other begins.
  @Test("makes no name of stem and word twice", arguments: RandomLocale.allCases)
  func companyNames(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let words = facts.industryWords.values.map(\.text)
    guard facts.data.companyJoin.isEmpty else {
      #expect(!facts.stems.values.contains { $0.contains(facts.data.companyJoin) })
      #expect(repeated(words) == [])
      return
    }
    let names = facts.stems.values.flatMap { stem in words.map { stem + $0 } }
    #expect(repeated(names) == [])
  }

  @Test("has jobs of three levels for 12 industries or more", arguments: RandomLocale.allCases)
  func jobs(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    #expect(LocaleFacts.lines(facts.data.industries).count == 4 * facts.industries.count)
    #expect(facts.industries.count >= 12)
    for jobs in facts.industries.map(\.jobs) + [facts.commonJobs] {
      #expect(jobs.count == 3 && jobs.allSatisfy { !$0.male.isEmpty && !$0.male.contains("") })
    }
  }

  /// Whether a text can stand before or behind the dot of an address, which has none within it.
  private func isSpelling(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isSmallLetter($0) || $0 == UInt8(ascii: "-") }
      && !text.hasPrefix("-") && !text.hasSuffix("-")
  }

  /// Whether a text can stand between the hyphens of a domain.
  private func isDomainPart(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isSmallLetter)
  }

  private func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
