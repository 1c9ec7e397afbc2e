import Persons
import Testing

@Suite("A filter")
struct PersonFilterTests {
  private var anna: Person {
    var person = Person(1, first: "Ännă", last: "Schmidt", company: "Nordwind Logistik")
    person.middleName = "Maria"
    person.nickname = "Anni"
    person.department = "Lager Süd"
    person.jobTitle = "Leiterin"
    person.birthday = "1980-02-29"
    person.note = "Likes\ttea"
    person.emails = [
      EmailAddress(label: "work", "anna@nordwind.example"), EmailAddress("x@y.example"),
    ]
    person.phones = [PhoneNumber(label: "mobile", "+49 170 12345")]
    var address = PostalAddress()
    address.street = "Große Straße 5"
    address.city = "Kiel"
    person.addresses = [address]
    person.urls = ["https://a.example/path"]
    person.tags = ["segeln"]
    return person
  }

  @Test(
    "lets a person through whose fields hold each term, case and accents aside",
    arguments: [
      (["anna"], true), (["ÄNNA"], true), (["Schmidt"], true), (["SCHM"], true), (["midt"], true),
      (["anna maria schmidt"], true), (["maria schmidt"], true), (["anna schmidt"], false),
      (["anna", "schmidt"], true), (["schmidt", "anna", "kiel"], true),
      (["anna", "berlin"], false),
      (["nordwind logistik"], true), (["lager sud"], true), (["leiterin"], true),
      (["1980-02"], true),
      (["likes tea"], true), (["x@y.example"], true), (["work"], true), (["170 12345"], true),
      (["grosse strasse"], true), (["kiel"], true), (["a.example/path"], true), (["segeln"], true),
      (["anni"], true), (["schmidtanni"], false), (["schmidt anni"], false),
      (["kiel https"], false),
      (["logistik lager"], false), ([""], true), ([], true), (["  anna  "], true), (["zzz"], false),
    ])
  func terms(_ terms: [String], matches: Bool) {
    var filter = PersonFilter()
    filter.terms = terms
    #expect(filter.matches(anna) == matches)
  }

  @Test(
    "lets persons of one of the companies through, whole names only, the empty one for none",
    arguments: [
      ([], ["Acme", "ACMÉ", "Acme Ltd", ""]), (["acme"], ["Acme", "ACMÉ"]),
      (["ACME"], ["Acme", "ACMÉ"]),
      ([""], [""]), (["", "acme ltd"], ["Acme Ltd", ""]), (["acm"], []), (["other"], []),
    ] as [([String], [String])])
  func companies(_ names: [String], expected: [String]) throws {
    let all = ["Acme", "ACMÉ", "Acme Ltd", ""]
    let repository = try PersonsRepository(
      all.enumerated().map { Person(UInt64($0.offset), company: $0.element) })
    var filter = PersonFilter()
    filter.companies = names
    #expect(filter.isEmpty == names.isEmpty)
    #expect(repository.persons(matching: filter).map(\.company) == expected)
  }

  @Test("combines everything that is asked for")
  func combined() throws {
    let time = Timestamp(secondsSince1970: 0)
    var repository = try PersonsRepository(
      (0..<8).map { Person($0, first: "A", company: $0 < 4 ? "Acme" : "") })
    try repository.setBookmark(true, of: [1, 2, 5, 6].map(PersonID.numbered))
    try repository.recordSending(of: [2, 3, 6, 7].map(PersonID.numbered), at: time)
    func numbers(_ filter: PersonFilter) -> [PersonID] {
      Array(repository.persons(matching: filter).ids)
    }
    var filter = PersonFilter()
    #expect(filter.isEmpty)
    #expect(numbers(filter).count == 8)
    filter.isBookmarked = true
    #expect(!filter.isEmpty)
    #expect(numbers(filter) == [1, 2, 5, 6].map(PersonID.numbered))
    filter.isSent = true
    #expect(numbers(filter) == [2, 6].map(PersonID.numbered))
    filter.companies = ["acme"]
    #expect(numbers(filter) == [.numbered(2)])
    filter.terms = ["b"]
    #expect(numbers(filter).isEmpty)
    filter = PersonFilter()
    filter.isSent = true
    #expect(numbers(filter) == [2, 3, 6, 7].map(PersonID.numbered))
  }
}
