import Testing

@testable import Persons

@Suite("Companies of random persons")
struct RandomCompanyTests {
  private func sizes(_ persons: [Person]) -> [String: Int] {
    persons.reduce(into: [:]) { $0[$1.company, default: 0] += 1 }
  }

  @Test(
    "are shared already among ten persons, and are at least three",
    arguments: RandomLocale.allCases, 1...25 as ClosedRange<UInt64>)
  func tenPersons(locale: RandomLocale, seed: UInt64) {
    let sizes = sizes(RandomPersonSample.persons(10, seed: seed, locale))
    #expect(sizes.count >= 3)
    #expect(sizes.values.contains { $0 >= 2 })
  }

  @Test("of twenty thousand persons have at most 3 % of them, and many have one")
  func twentyThousand() {
    let sizes = sizes(RandomPersonSample.persons(20_000, seed: 11))
    #expect((200...600).contains(sizes.values.max() ?? 0))
    #expect(sizes.values.count { $0 == 1 } > sizes.count / 5)
  }

  @Test("have one domain and one city each, and no domain twice")
  func domains() {
    var domains: [String: Set<String>] = [:]
    var owners: [String: Set<String>] = [:]
    var cities: [String: Set<String>] = [:]
    for person in RandomPersonSample.mixed {
      let domain = String(person.emails[0].address.split(separator: "@")[1])
      domains[person.company, default: []].insert(domain)
      owners[domain, default: []].insert(person.company)
      cities[person.company, default: []].insert(person.addresses[0].city)
    }
    #expect(domains.count > 10_000)
    #expect(domains.values.allSatisfy { $0.count == 1 })
    #expect(owners.values.allSatisfy { $0.count == 1 })
    #expect(cities.values.allSatisfy { $0.count == 1 })
  }

  @Test("have a place in their name, then a number, where names are used up")
  func repeatedNames() {
    let tables = LocaleTables.tables(of: .german)
    let companies = Companies(seed: 1, locale: .german, tables.companies)
    let rounds = UInt64(tables.companies.nameCount)
    let places = UInt64(tables.companies.cities.elements.count)
    let named = [0, 1, 5, places, places + 1].map { companies.company(rank: 3 + rounds * $0) }
    let stem = named[0].domain.dropLast(".example".count)
    #expect(named[1].domain == stem + "-berlin.example")
    #expect(named[2].domain == stem + "-frankfurtammain.example")
    #expect(named[2].name.contains(" Frankfurt am Main "))
    #expect(named[4].domain == stem + "-\(places + 1).example")
    #expect(Set(named.map(\.domain)).count == 5)
  }
}
