import Testing

@testable import Persons

@Suite("Companies of random persons")
struct RandomCompanyTests {
  /// Ranks depend on the stream alone, and so not on the locale.
  @Test(
    "are shared already among ten persons, and are at least three",
    arguments: 1...50 as ClosedRange<UInt64>)
  func tenPersons(seed: UInt64) {
    let generator = RandomPersonGenerator(seed: seed)
    let sizes = sizes(RandomPersonSample.records(0..<10, of: generator))
    #expect(sizes.count >= 3)
    #expect(sizes.values.contains { $0 >= 2 })
  }

  @Test("of twenty thousand persons have at most 4 % of them, and many have one")
  func twentyThousand() {
    let generator = RandomPersonGenerator(seed: 11)
    let sizes = sizes(RandomPersonSample.records(0..<20_000, of: generator))
    #expect((400...800).contains(sizes.values.max() ?? 0))
    #expect(sizes.values.count { $0 == 1 } > sizes.count / 5)
  }

  @Test("are as many as are asked for, of each locale in its share")
  func counts() throws {
    let mix = try LocaleMix(parsing: "en_US:3,de_DE")
    for (count, american, german) in [(1, 1, 1), (4, 3, 1), (40, 30, 10)] {
      let generator = RandomPersonGenerator(seed: 5, locales: mix, companyCount: count)
      let records = RandomPersonSample.records(0..<4_000, of: generator)
      let companies = Set(
        zip(
          RandomPersonSample.values(of: "country", in: records),
          RandomPersonSample.values(of: "company", in: records)
        ).map { [$0, $1] })
      #expect(companies.count { $0[0] == "United States" } == american)
      #expect(companies.count { $0[0] == "Deutschland" } == german)
    }
  }

  @Test("have one domain and one city each, and no domain twice", arguments: RandomLocale.allCases)
  func domains(locale: RandomLocale) {
    var domains: [String: Set<Substring>] = [:]
    var owners: [Substring: Set<String>] = [:]
    var cities: [String: Set<String>] = [:]
    for person in RandomPersonSample.persons(of: locale) {
      let domain = person.emails[0].address.drop { $0 != "@" }
      domains[person.company, default: []].insert(domain)
      owners[domain, default: []].insert(person.company)
      cities[person.company, default: []].insert(person.addresses[0].city)
    }
    #expect(domains.count > 1_000)
    #expect(domains.filter { $0.value.count > 1 } == [:])
    #expect(owners.filter { $0.value.count > 1 } == [:])
    #expect(cities.filter { $0.value.count > 1 } == [:])
  }

  @Test(
    "have a place in their name, then a number, where names are used up",
    arguments: RandomLocale.allCases)
  func repeatedNames(locale: RandomLocale) {
    let facts = LocaleFacts.of(locale)
    let tables = LocaleTables.tables(of: locale)
    let companies = Companies(seed: 1, locale: locale, tables)
    let count = UInt64(facts.stems.count * facts.industryWords.count)
    let cities = facts.cities
    let rounds = [0, 1, 3, UInt64(cities.count), UInt64(cities.count) + 1, 1_000]
    let named = rounds.map { round -> (name: String, domain: String) in
      let company = companies.company(rank: 3 + count * round)
      return (
        text(tables) { companies.writeName(of: company, to: &$0) },
        text(tables) { companies.writeDomain(of: company, to: &$0) }
      )
    }
    let plain = named[0].domain.dropLast(".example".count)
    let places = [cities[0], cities[2], cities[cities.count - 1]]
    #expect(
      named.map(\.domain)
        == ["\(plain).example"] + places.map { "\(plain)-\($0.spelling).example" }
        + ["\(plain)-\(cities.count + 1).example", "\(plain)-1000.example"])
    for (name, place) in zip(named.dropFirst(), places.map(\.name) + ["\(cities.count + 1)"]) {
      #expect(name.name.contains(" \(place)"))
    }
    #expect(Set(named.map(\.name)).count == rounds.count)
  }

  @Test("of one seed have each name once", arguments: RandomLocale.allCases)
  func order(locale: RandomLocale) {
    let tables = LocaleTables.tables(of: locale)
    let companies = Companies(seed: 2, locale: locale, tables)
    let domains = (0..<5_000 as Range<UInt64>).map { rank in
      text(tables) { companies.writeDomain(of: companies.company(rank: rank), to: &$0) }
    }
    #expect(repeated(domains) == [])
  }

  private func sizes(_ records: [UInt8]) -> [String: Int] {
    RandomPersonSample.values(of: "company", in: records).reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
  }

  private func text(
    _ tables: FixedTable<LocaleTables>, _ write: (inout RecordWriter) -> Void
  ) -> String {
    RecordWriter.text(TextPool()) { writer in
      writer.use(tables.only.texts)
      write(&writer)
    }
  }
}
