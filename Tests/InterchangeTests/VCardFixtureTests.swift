import Interchange
import Persons
import TestSupport
import Testing

@Suite("Whole cards are, to the byte, those under Fixtures/vcard")
struct VCardFixtureTests {
  static let id = PersonID(high: 0x0197_c2f4_5f1e_4a3b, low: 0x9c0d_1e2f_3a4b_5c6d)

  /// A person of whom everything is known.
  static var complete: Person {
    var person = Person(id: id)
    person.firstName = "Žofie"
    person.middleName = "Anna Marie"
    person.lastName = "Nováková"
    person.namePrefix = "Dr."
    person.nameSuffix = "Ph.D."
    person.nickname = "Žofka"
    person.company = "Dvořák, Malý & spol."
    person.department = "Výzkum; vývoj"
    person.jobTitle = "Head of Research"
    person.birthday = "1984-02-29"
    person.gender = "F"
    person.emails = [
      EmailAddress(label: "work", "zofie@dvorak.example"),
      EmailAddress(label: "school", "novakova@univerzita.example"),
      EmailAddress("zofka@example.org"),
    ]
    person.phones = [
      PhoneNumber(label: "mobile", "+420 601 000 123"),
      PhoneNumber(label: "work fax", "+420 222 000 124"),
      PhoneNumber(label: "chata", "+420 318 000 125"),
    ]
    var home = PostalAddress()
    home.label = "home"
    home.street = "Dlouhá 12\n3. patro"
    home.city = "Praha 1"
    home.postcode = "110 00"
    home.country = "Česko"
    var cottage = PostalAddress()
    cottage.label = "chata"
    cottage.city = "Dobříš"
    cottage.region = "Středočeský kraj"
    person.addresses = [home, cottage]
    person.urls = ["https://zofie.example/?a=1,2;b=3", "https://dvorak.example/lidé"]
    person.tags = ["Chor, Alt", "friends"]
    person.note =
      "Met at the \"Café Slavia\"; plays the viola, and collects maps of places that no longer are.\r\nAsk about 地図 – 🗺️."
    person.isBookmarked = true
    person.sent = [Sending(at: "2026-11-30T09:00:00Z", to: "someone@example.net")]
    person.created = "2026-11-29T07:00:00Z"
    person.updated = "2026-11-30T08:12:44Z"
    return person
  }

  /// A person whose every text tries to end its line, and the card.
  static var hostile: Person {
    let attack = "\u{1B}[2J\u{0}x\r\nEND:VCARD\u{2028}BEGIN:VCARD\u{85}\tTEL\\:110;,\u{7F}"
    var person = Person(id: id)
    person.firstName = attack
    person.lastName = attack
    person.company = attack
    person.birthday = attack
    person.emails = [EmailAddress(label: attack, attack)]
    person.urls = [attack]
    person.tags = [attack]
    person.note = attack
    person.updated = attack
    return person
  }

  @Test(
    "A card is the one in the file",
    arguments: [
      ("complete-private", complete, true),
      ("complete-sent", complete, false),
      ("hostile", hostile, true),
      ("id-only", Person(id: id), true),
    ])
  func fixture(name: String, person: Person, includesPrivateMembers: Bool) throws {
    let card = Card(of: person, includesPrivateMembers: includesPrivateMembers)
    let expected = try Fixture("vcard/\(name).vcf").expected(recording: card.bytes)
    #expect(card.bytes == expected, "\(String(decoding: card.bytes, as: UTF8.self))")
  }

  @Test("Cards follow each other without anything between")
  func append() {
    var bytes: [UInt8] = []
    let writer = VCardWriter(includesPrivateMembers: false)
    writer.append(Self.complete, to: &bytes)
    writer.append(Self.hostile, to: &bytes)
    #expect(
      bytes == Card(of: Self.complete, includesPrivateMembers: false).bytes
        + Card(of: Self.hostile, includesPrivateMembers: false).bytes)
  }

  @Test("A card that is given away has neither private members nor lines of our own making")
  func privateMembers() {
    let names = Card(of: Self.complete, includesPrivateMembers: false).lines.map { line in
      String(line.prefix { $0 != ":" && $0 != ";" })
    }
    #expect(
      Set(names) == [
        "BEGIN", "VERSION", "FN", "N", "NICKNAME", "ORG", "TITLE", "EMAIL", "TEL", "ADR", "URL",
        "BDAY", "UID", "END",
      ])
  }
}
