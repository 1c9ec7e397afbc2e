import JSON
import Persons
import TestSupport
import Testing

@Suite("An ordering")
struct PersonOrderingTests {
  private func sorted(_ persons: [Person], _ keys: PersonOrdering.Key...) throws -> [Person] {
    let repository = try PersonsRepository(persons)
    let selection = repository.persons(
      matching: PersonFilter(), orderedBy: PersonOrdering(keys))
    #expect(Array(selection.ids) == selection.map(\.id))
    return Array(selection)
  }

  private func persons(_ lastNames: [String]) -> [Person] {
    lastNames.enumerated().map { Person(UInt64($0.offset), last: $0.element) }
  }

  @Test(
    "puts names in order without regard to case and accents, then by the exact text",
    arguments: [
      ["Abel", "Ångström", "Azur", "berg", "Bern", "Zorn"], ["Muller", "Müller", "Mumm"],
      ["ANNA", "Anna", "anna", "Ánna"], ["Li", "Lia", "Lian"], ["Smith", "Smith-Jones", "Smithe"],
      ["e\u{301}", "\u{E9}"], ["Zorn", "Ωmega", "Яков", "山田"],
    ])
  func names(_ expected: [String]) throws {
    for persons in [persons(expected), persons(expected.reversed())] {
      let up = try sorted(persons, .init(.lastName))
      #expect(up.map { Array($0.lastName.utf8) } == expected.map { Array($0.utf8) })
      let down = try sorted(persons, .init(.lastName, isDescending: true))
      #expect(down.map { Array($0.lastName.utf8) } == expected.reversed().map { Array($0.utf8) })
    }
  }

  @Test("puts equal persons in the order of their ids, from either end")
  func ids() throws {
    let same = [5, 1, 3].map { Person($0, last: "Schmidt") }
    let expected = [1, 3, 5].map(PersonID.numbered)
    #expect(try sorted(same, .init(.lastName)).map(\.id) == expected)
    #expect(try sorted(same, .init(.lastName, isDescending: true)).map(\.id) == expected)
    #expect(try sorted(same).map(\.id) == expected)
    #expect(try sorted(same, .init(.id, isDescending: true)).map(\.id) == expected.reversed())
  }

  @Test("counts one field after the other")
  func severalKeys() throws {
    let persons = [
      Person(1, first: "B", last: "X", company: "Acme"),
      Person(2, first: "A", last: "X", company: "acme"),
      Person(3, first: "A", last: "W", company: "Zeta"),
      Person(4, first: "C", last: "Y", company: "Acme"),
      Person(5, first: "D", last: "X"),
    ]
    func numbers(_ ordering: PersonOrdering) throws -> [PersonID] {
      Array(
        try PersonsRepository(persons).persons(matching: PersonFilter(), orderedBy: ordering).ids)
    }
    #expect(try numbers(.byName) == [3, 2, 1, 5, 4].map(PersonID.numbered))
    #expect(try numbers(.byCompany) == [2, 1, 4, 3, 5].map(PersonID.numbered))
    #expect(
      try numbers(PersonOrdering([.init(.company, isDescending: true), .init(.firstName)]))
        == [3, 2, 1, 4, 5].map(PersonID.numbered))
  }

  @Test(
    "puts those of whom a field is not known last, from either end",
    arguments: PersonOrdering.Field.allCases)
  func unknownLast(_ field: PersonOrdering.Field) throws {
    var one = Person(7, first: "aa", last: "aa", company: "aa")
    one.department = "aa"
    one.jobTitle = "aa"
    one.emails = [EmailAddress("aa@a.example")]
    one.phones = [PhoneNumber("11")]
    one.addresses = [PostalAddress()]
    one.addresses[0].city = "aa"
    one.birthday = "1980-01-01"
    one.created = "2026-01-01T00:00:00Z"
    one.updated = one.created
    one.isBookmarked = true
    one.sent = [Sending(at: "2026-01-01T00:00:00Z")]
    var other = one
    other = Person(id: .numbered(8))
    other.firstName = "zz"
    other.lastName = "zz"
    other.company = "zz"
    other.department = "zz"
    other.jobTitle = "zz"
    other.emails = [EmailAddress("zz@a.example"), EmailAddress("0")]
    other.phones = [PhoneNumber("99")]
    other.addresses = one.addresses
    other.addresses[0].city = "zz"
    other.birthday = "1990-01-01"
    other.created = "2027-01-01T00:00:00Z"
    other.updated = other.created
    other.isBookmarked = true
    other.sent = [Sending(at: "2025-01-01T00:00:00Z"), Sending(at: "2027-01-01T00:00:00Z")]
    let unknown = Person(9)
    for persons in [[one, other, unknown], [unknown, other, one]] {
      let up = try sorted(persons, .init(field)).map(\.id)
      let down = try sorted(persons, .init(field, isDescending: true)).map(\.id)
      switch field {
      case .id:
        #expect(up == [one, other, unknown].map(\.id))
        #expect(down == up.reversed())
      case .bookmarked:
        #expect(up == [one, other, unknown].map(\.id))
        #expect(down == up)
      default:
        #expect(up == [one, other, unknown].map(\.id))
        #expect(down == [other, one, unknown].map(\.id))
      }
    }
  }

  @Test("lists a person with one name under it, and a company under its own")
  func displayNames() throws {
    var nick = Person(4)
    nick.nickname = "Nick"
    let persons = [
      Person(1, first: "Zoe", last: "Adams"), Person(2, first: "Madonna"),
      Person(3, company: "Bakery"), nick,
      Person(5, first: "A", last: "Zorn"),
    ]
    let order = try sorted(persons, .init(.lastName), .init(.firstName)).map(\.id)
    #expect(order == [1, 3, 2, 4, 5].map(PersonID.numbered))
  }

  @Test("gives the same order wherever the persons stood", arguments: [41] as [UInt64])
  func permutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let persons = (0..<150).map { random.oddPerson(.numbered($0)) }
    for field in PersonOrdering.Field.allCases {
      let isDescending = Bool.random(using: &random)
      let one = try sorted(persons, .init(field, isDescending: isDescending))
      let other = try sorted(
        persons.shuffled(using: &random), .init(field, isDescending: isDescending))
      #expect(one.map(\.id) == other.map(\.id), "seed \(seed), \(field)")
      #expect(Set(one.map(\.id)).count == 150, "seed \(seed), \(field)")
    }
  }
}

@Suite("Sections")
struct PersonSectionTests {
  @Test("are the companies in order, each once, with those who have none at the end")
  func companies() throws {
    let repository = try PersonsRepository([
      Person(1, last: "Young", company: "acme"), Person(2, last: "Zed", company: "Acme"),
      Person(3, last: "A"),
      Person(4, last: "Xu", company: "Acme"), Person(5, last: "B", company: "Ábaco"),
      Person(6, last: "Aa", company: "Zeta"),
    ])
    let sections = repository.sections
    #expect(sections.map(\.company) == ["Ábaco", "Acme", "acme", "Zeta", ""])
    #expect(
      sections.map { $0.persons.map(\.lastName) } == [
        ["B"], ["Xu", "Zed"], ["Young"], ["Aa"], ["A"],
      ])
    #expect(PersonsRepository().sections.isEmpty)
  }

  @Test("hold the persons of a selection, and no others, with the members that it reads")
  func ofSelection() throws {
    let repository = try PersonsRepository(
      (0..<10).map { Person($0, first: "A\($0)", last: "B", company: "C\($0 % 3)") })
    var filter = PersonFilter()
    filter.companies = ["c0", "c1"]
    let selection = repository.persons(matching: filter, orderedBy: .byCompany)
    let cut = selection.limited(to: 5).reading(PersonMemberSet([.firstName]))
    #expect(cut.map(\.firstName) == ["A0", "A3", "A6", "A9", "A1"])
    #expect(cut.map(\.lastName) == ["", "", "", "", ""])
    #expect(cut.sections.map(\.company) == ["C0", "C1"])
    #expect(
      cut.sections.map { $0.persons.map(\.firstName) } == [["A0", "A3", "A6", "A9"], ["A1"]])
    #expect(cut.sections.allSatisfy { $0.persons.allSatisfy { $0.company.isEmpty } })
    #expect(selection.limited(to: 0).isEmpty)
    #expect(selection.limited(to: 99).count == 7)
  }
}
