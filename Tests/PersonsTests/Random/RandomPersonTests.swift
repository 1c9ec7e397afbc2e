import Testing

@testable import Persons

/// Each field of a person against the others, and against the data of the locale.
@Suite("Of ten thousand random persons of a locale")
struct RandomPersonTests {
  @Test(
    "everyone has names, a gender, a company, a work address and a home, and no one a mark",
    arguments: RandomLocale.allCases)
  func completeness(locale: RandomLocale) {
    #expect(RandomPersonSample.persons(of: locale).count == RandomPersonSample.count)
    expectNobody(of: locale) {
      $0.firstName.isEmpty || $0.lastName.isEmpty || !["F", "M"].contains($0.gender)
        || $0.company.isEmpty || $0.emails.first?.label != "work" || $0.addresses.count != 1
        || $0.addresses[0].label != "home" || $0.addresses[0].street.isEmpty
        || $0.isBookmarked || !$0.created.isEmpty || !$0.updated.isEmpty || !$0.sent.isEmpty
    }
  }

  @Test(
    "half are women, and a few lack a birthday, a job, a phone, most a personal address",
    arguments: RandomLocale.allCases)
  func rates(locale: RandomLocale) {
    let persons = RandomPersonSample.persons(of: locale)
    // Each chance is kept in 512ths.
    func expect(_ share: Double, _ what: Comment, _ has: (Person) -> Bool) {
      #expect(
        isLikely(persons.count(where: has), of: persons.count, probability: share), what)
    }
    expect(0.5, "women") { $0.gender == "F" }
    expect(0.92, "birthday") { !$0.birthday.isEmpty }
    expect(0.95, "job") { !$0.jobTitle.isEmpty }
    expect(0.35, "personal address") { $0.emails.count == 2 && $0.emails[1].label == "home" }
    let facts = LocaleFacts.of(locale)
    if !facts.mobiles.isEmpty || facts.cities.allSatisfy({ !$0.phones.isEmpty }) {
      expect(0.94, "phone") { !$0.phones.isEmpty }
    } else if facts.cities.allSatisfy(\.phones.isEmpty) {
      expectNobody(of: locale) { !$0.phones.isEmpty }
    }
    let landlines = persons.count { $0.phones.first?.label == "work" }
    let others = persons.count { $0.phones.count == 2 && $0.phones[1].label == "mobile" }
    let mobileRate = facts.mobilesAreLocal || !facts.mobiles.isEmpty ? 0.3 : 0
    #expect(isLikely(others, of: landlines, probability: mobileRate), "mobile phone besides")
  }

  @Test("first names were given to that gender in that decade", arguments: RandomLocale.allCases)
  func firstNames(locale: RandomLocale) {
    let names = LocaleFacts.of(locale).firstNames
    expectNobody(of: locale) { person in
      guard let year = Int(person.birthday.prefix(4)) else { return false }
      return names[person.gender]?[year / 10 * 10]?[person.firstName] == nil
    }
  }

  @Test("surnames are ones of the locale and gender", arguments: RandomLocale.allCases)
  func surnames(locale: RandomLocale) {
    let surnames = LocaleFacts.of(locale).surnames
    expectNobody(of: locale) { person in
      self.spellings(of: person, surnames[person.gender, default: [:]], locale).isEmpty
    }
  }

  @Test(
    "the most common surname comes as often as its weight says", arguments: RandomLocale.allCases)
  func commonSurname(locale: RandomLocale) throws {
    let data = LocaleFacts.of(locale).data
    let entries = LocaleFacts.words(data.surnames)
    let first = try #require(entries.max { $0.weight ?? 0 < $1.weight ?? 0 })
    let total = entries.reduce(Int(data.rareSurnameWeight)) { $0 + ($1.weight ?? 0) }
    let bearers = RandomPersonSample.persons(of: locale).count { person in
      // Where people have two surnames, it is the first of them.
      [first.text, first.otherText].contains { name in
        guard let name else { return false }
        return person.lastName == name
          || data.surnameCount > 1 && person.lastName.hasPrefix(name + " ")
      }
    }
    let share = Double(first.weight ?? 0) / Double(total)
    #expect(isLikely(bearers, of: RandomPersonSample.count, probability: share))
  }

  @Test(
    "e-mail addresses hold the name, and the company or a reserved domain",
    arguments: RandomLocale.allCases)
  func addresses(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let firstNames = facts.firstNames.mapValues { decades in
      decades.values.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    }
    var index = -1
    expectNobody(of: locale) { person in
      index += 1
      let halves = person.emails.map {
        $0.address.split(separator: "@", omittingEmptySubsequences: false)
      }
      guard halves.allSatisfy({ $0.count == 2 && $0[0] == halves[0][0] }) else { return true }
      let parts = halves[0][0].split(separator: ".", omittingEmptySubsequences: false).map(
        String.init)
      let first = firstNames[person.gender]?[person.firstName] ?? []
      let last = spellings(of: person, facts.surnames[person.gender, default: [:]], locale)
      guard parts.count >= 2, first.contains(parts[0]), last.contains(parts[1]) else { return true }
      let isCoded = parts.count == 3 && parts[2] == String(index, radix: 36)
      guard isCoded || parts.count == 2 && index < 64 else { return true }
      guard let name = companyName(of: halves[0][1], facts) else { return true }
      return !facts.legalForms.contains { person.company == $0.front + name + $0.back }
        || !halves.dropFirst().allSatisfy {
          ["example.com", "example.org", "example.net"].contains($0[1])
        }
    }
  }

  /// How the surnames of a person may be spelt; nothing where they are none of the locale's.
  private func spellings(
    of person: Person, _ surnames: [String: Set<String>], _ locale: RandomLocale
  ) -> Set<String> {
    let name = person.lastName
    guard LocaleFacts.of(locale).data.surnameCount == 2 else { return surnames[name] ?? [] }
    // Either of two surnames may have spaces, too.
    var spellings: Set<String> = []
    for space in name.indices where name[space] == " " {
      let second = name[name.index(after: space)...]
      for head in surnames[String(name[..<space])] ?? [] {
        for tail in surnames[String(second)] ?? [] { spellings.insert(head + "-" + tail) }
      }
    }
    return spellings
  }

  /// The name of the company that has a domain, without its legal form; nil where it is none.
  private func companyName(of domain: Substring, _ facts: LocaleFacts) -> String? {
    guard domain.hasSuffix(".example") else { return nil }
    let parts = domain.dropLast(".example".count).split(separator: "-")
    guard parts.count == 2, let stem = facts.stems[String(parts[0])],
      let word = facts.industryWords[String(parts[1])]
    else { return nil }
    return stem + facts.data.companyJoin + word.text
  }

  @Test(
    "postcode, region and country are those of the city, and most cities are lived in",
    arguments: RandomLocale.allCases)
  func places(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let cities = facts.cities.reduce(into: [:]) { $0[$1.name] = $1 }
    expectNobody(of: locale) { person in
      let address = person.addresses[0]
      guard let city = cities[address.city] else { return true }
      let isThere: Bool
      if let range = city.postcodes {
        let number = Int(address.postcode.filter { $0 != "-" && $0 != " " }) ?? -1
        isThere =
          range.contains(number)
          && address.postcode == LocaleFacts.filled(city.postcodePattern, number)
      } else {
        isThere = LocaleFacts.matches(address.postcode, city.postcodePattern)
      }
      return !isThere || address.region != city.region || address.country != facts.data.country
    }
    let lived = Set(RandomPersonSample.persons(of: locale).map { $0.addresses[0].city })
    // A small city may have none of the companies.
    #expect(lived.count > facts.cities.count / 2)
  }

  @Test(
    "phone numbers are set aside for fiction, and those of the city",
    arguments: RandomLocale.allCases)
  func phones(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let landlines = facts.cities.reduce(into: [:]) { $0[$1.name] = $1.phones }
    expectNobody(of: locale) { person in
      let city = landlines[person.addresses[0].city, default: []]
      let mobiles = facts.mobilesAreLocal ? city : facts.mobiles
      return !person.phones.allSatisfy { phone in
        let patterns = phone.label == "work" ? city : phone.label == "mobile" ? mobiles : []
        return ReservedNumbers.hold(phone.number, for: locale)
          && patterns.contains { LocaleFacts.matches(phone.number, $0) }
      }
    }
  }

  @Test(
    "streets are ones of the locale, with a house number on the right side",
    arguments: RandomLocale.allCases)
  func streets(locale: RandomLocale) {
    let data = LocaleFacts.of(locale).data
    let tails = LocaleFacts.words(data.streetTails)
    let streets = Set(
      LocaleFacts.words(data.streetHeads).flatMap { head in
        tails.map { head.text + data.streetJoin + $0.text }
      })
    expectNobody(of: locale) { person in
      let text = person.addresses[0].street
      let number: Substring
      let rest: Substring
      if data.houseNumberFollowsStreet {
        number = text.suffix(text.reversed().prefix { $0.isNumber }.count)
        rest = text.dropLast(number.count)
      } else {
        number = text.prefix { $0.isNumber }
        rest = text.dropFirst(number.count)
      }
      let street =
        data.houseNumberFollowsStreet
        ? rest.dropLast(data.houseNumberJoin.count) : rest.dropFirst(data.houseNumberJoin.count)
      return !streets.contains(String(street))
        || !(UInt64(number).map { data.houseNumbers.contains($0) } ?? false)
    }
  }

  @Test("ages at the reference date are spread as in the country", arguments: RandomLocale.allCases)
  func ages(locale: RandomLocale) {
    let ages = RandomPersonSample.persons(of: locale).compactMap { age($0.birthday) }
    let bands = LocaleFacts.of(locale).ageBands
    let first = bands[0].age
    let last = bands[bands.count - 1].age - 1
    #expect(ages.allSatisfy { (first...last).contains($0) })
    let total = Double(bands.reduce(0) { $0 + ($1.weight ?? 0) })
    // The largest distance of the two cumulative shares (Kolmogorov and Smirnov).
    var (distance, expected) = (0.0, 0.0)
    for (band, next) in zip(bands, bands.dropFirst()) {
      expected += Double(band.weight ?? 0) / total
      let seen = Double(ages.count { $0 < next.age }) / Double(ages.count)
      distance = max(distance, abs(seen - expected))
    }
    #expect(distance < 0.02)
  }

  /// The age on 1 January 2025.
  private func age(_ birthday: String) -> Int? {
    Int(birthday.prefix(4)).map { 2025 - $0 - (birthday.dropFirst(4) == "-01-01" ? 0 : 1) }
  }

  @Test(
    "jobs are ones of the company's kind or of any, in the form of the gender, and fit the age",
    arguments: RandomLocale.allCases)
  func jobs(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    var seen = [0, 0, 0]
    expectNobody(of: locale) { person in
      if person.jobTitle.isEmpty { return false }
      let domain = person.emails[0].address.drop { $0 != "@" }
      let word = domain.dropLast(".example".count).drop { $0 != "-" }.dropFirst()
      guard let industry = facts.industryWords[String(word)]?.industry else { return true }
      let levels: [Int] =
        switch age(person.birthday) {
        case nil: [0, 1, 2]
        case .some(..<26): [0]
        case .some(..<35): [1]
        case .some: [1, 2]
        }
      return !levels.contains { level in
        let isOne = [facts.industries[industry].jobs[level], facts.commonJobs[level]].contains {
          (person.gender == "F" ? $0.female : $0.male).contains(person.jobTitle)
        }
        if isOne { seen[level] += 1 }
        return isOne
      }
    }
    #expect(seen.allSatisfy { $0 > 500 }, "\(seen)")
  }

  /// Expects a property of no person of a locale, and names the first few that have it.
  private func expectNobody(
    of locale: RandomLocale, sourceLocation: SourceLocation = #_sourceLocation,
    _ isWrong: (Person) -> Bool
  ) {
    let wrong = RandomPersonSample.persons(of: locale).filter(isWrong)
    #expect(wrong.isEmpty, "\(wrong.prefix(3))", sourceLocation: sourceLocation)
  }
}
