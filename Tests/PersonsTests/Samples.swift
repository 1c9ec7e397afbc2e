import JSON
import Persons
import TestSupport

extension PersonID {
  /// The id whose last digits are a number, written in hexadecimal.
  static func numbered(_ number: UInt64) -> PersonID {
    PersonID(high: 0x0197_C2F4_0000_4000, low: 0x8000_0000_0000_0000 | number)
  }
}

extension Person {
  /// A person with a numbered id.
  init(_ number: UInt64, first: String = "", last: String = "", company: String = "") {
    self.init(id: .numbered(number))
    firstName = first
    lastName = last
    self.company = company
  }
}

extension Person {
  /// A person of whom everything is known that can be.
  static var withEveryMember: Person {
    var person = Person(0xAB, first: "Anna", last: "Schmidt", company: "Nordwind \"Logistik\"")
    person.middleName = "Maria"
    person.namePrefix = "Dr."
    person.nameSuffix = "MdB"
    person.nickname = "Anni"
    person.department = "Lager"
    person.jobTitle = "Leitung"
    person.birthday = "--02-29"
    person.gender = "F"
    person.emails = [
      EmailAddress(label: "work", "anna@nordwind.example"), EmailAddress("a@b.example"),
    ]
    person.phones = [PhoneNumber(label: "mobile", "+49 170 1")]
    var address = PostalAddress()
    address.street = "Am Kai 1\nHof"
    address.city = "Kiel"
    person.addresses = [address]
    person.urls = ["https://a.example/"]
    person.tags = ["kiel", "ü"]
    person.note = "two\nlines\t\u{1}"
    person.isBookmarked = true
    person.sent = [
      Sending(at: "2026-11-30T08:12:44Z", to: "b@c.example"), Sending(at: "2026-12-01T00:00:00Z"),
    ]
    person.created = "2026-11-30T08:12:44Z"
    person.updated = "2026-11-30T08:12:45Z"
    return person
  }
}

/// The text of a numbered id.
func id(_ number: UInt64) -> String { PersonID.numbered(number).description }

/// Opens a repository whose persons are written out.
func opened(_ text: String) throws(RepositoryFault) -> PersonsRepository {
  try PersonsRepository(opening: SharedBytes(Array(text.utf8)))
}

/// A repository of one person with the given members behind the id, in the file's own layout.
func opened(members: String) throws -> PersonsRepository {
  try opened(
    "{\"format\":\"people\",\"version\":1,\"persons\":[\n {\"id\":\"\(id(1))\"\(members)}\n]}\n")
}

extension PersonsRepository {
  /// The file as a text.
  var fileText: String { String(decoding: fileBytes, as: UTF8.self) }

  /// The lines of the file.
  var lines: [String] {
    fileText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The record of a person as a text.
  func record(_ position: Int) -> String {
    var bytes: [UInt8] = []
    appendRecord(at: position, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SeededGenerator {
  /// A text of odd pieces, of which some texts are the start of others.
  mutating func oddText(upTo count: Int = 4) -> String {
    let pieces = [
      "a", "Anna", "é", "e\u{301}", "山", "😀", "\"", "\\", "\n", "\t", "\0", "\u{1F}", "\u{7F}", "/",
      " ", "{", "]", ",", "\u{2028}", "\u{FEFF}", "\u{10FFFF}", "\\u0041", "null",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      text += pieces.randomElement(using: &self) ?? ""
    }
    return text
  }

  private mutating func list<Element>(of make: (inout SeededGenerator) -> Element) -> [Element] {
    (0..<max(0, Int.random(in: -2...3, using: &self))).map { _ in make(&self) }
  }

  /// A person full of odd texts, about half of whose members are unknown.
  mutating func oddPerson(_ id: PersonID) -> Person {
    var person = Person(id: id)
    person.firstName = oddText()
    person.middleName = oddText(upTo: 1)
    person.lastName = oddText()
    person.namePrefix = oddText(upTo: 1)
    person.nameSuffix = oddText(upTo: 1)
    person.nickname = oddText(upTo: 1)
    person.company = oddText(upTo: 2)
    person.department = oddText(upTo: 1)
    person.jobTitle = oddText(upTo: 1)
    person.birthday = oddText(upTo: 1)
    person.gender = oddText(upTo: 1)
    person.note = oddText(upTo: 20)
    person.created = oddText(upTo: 1)
    person.updated = oddText(upTo: 1)
    person.isBookmarked = Bool.random(using: &self)
    person.emails = list { EmailAddress(label: $0.oddText(upTo: 1), $0.oddText()) }
    person.phones = list { PhoneNumber(label: $0.oddText(upTo: 1), $0.oddText()) }
    person.addresses = list { random in
      var address = PostalAddress()
      address.label = random.oddText(upTo: 1)
      address.street = random.oddText()
      address.postcode = random.oddText(upTo: 1)
      address.city = random.oddText()
      address.region = random.oddText(upTo: 1)
      address.country = random.oddText(upTo: 1)
      return address
    }
    person.urls = list { $0.oddText() }
    person.tags = list { $0.oddText() }
    person.sent = list { Sending(at: $0.oddText(upTo: 1), to: $0.oddText()) }
    return person
  }
}
