import Persons
import TestSupport
import Testing

@Suite("Every card is well-formed, whatever the person holds")
struct VCardWellFormednessTests {
  /// What is most likely to break a card, and some harmless text.
  static let fragments = [
    "\r", "\n", "\r\n", "\t", " ", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}",
    "\\", ";", ",", ":", "\"", "=", "\\n", "END:VCARD", "é", "漢", "🗺️", "\u{301}", "a", "word",
    "work", "1985-04-12",
  ]

  @Test("100 random persons of one seed", arguments: 1...20 as ClosedRange<UInt64>)
  func randomPersons(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<100 {
      let person = Self.randomPerson(using: &generator)
      let card = Card(of: person, includesPrivateMembers: Bool.random(using: &generator))
      let place: Comment = "seed \(seed), person \(number)"

      #expect(card.physicalLines.last?.isEmpty == true, place)
      for line in card.physicalLines {
        #expect(line.count <= 75, place)
        #expect(line.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, place)
        #expect(String(validating: line, as: UTF8.self) != nil, place)
      }
      let lines = card.lines
      #expect(lines.first == "BEGIN:VCARD" && lines.dropFirst().first == "VERSION:3.0", place)
      #expect(lines.filter { $0 == "END:VCARD" }.count == 1 && lines.last == "END:VCARD", place)
      #expect(lines.allSatisfy(Self.isContentLine), place)
      for name in ["FN", "N", "UID"] {
        #expect(card.lines(of: name).count == 1, place)
      }
      #expect(Self.components(of: card.value(of: "N") ?? "") == 5, place)
      for line in card.lines(of: "ADR") {
        #expect(Self.components(of: String(line.unicodeScalars.drop { $0 != ":" })) == 7, place)
      }
    }
  }

  /// Whether a line begins as a line of a card must: name, and parameters if any, of safe letters.
  private static func isContentLine(_ line: String) -> Bool {
    let head = line.unicodeScalars.prefix { $0 != ":" }
    return head.count < line.unicodeScalars.count && head.first?.properties.isAlphabetic == true
      && head.allSatisfy { scalar in
        scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
          || "-.;=,".unicodeScalars.contains(scalar)
      }
  }

  /// The number of components of a structured value: one more than there are bare semicolons.
  private static func components(of value: String) -> Int {
    var count = 1
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if scalar == ";", !isEscaped {
        count += 1
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return count
  }

  private static func randomPerson(using generator: inout SeededGenerator) -> Person {
    var person = Person(id: PersonID(randomBits: generator.next(), generator.next()))
    person.firstName = randomText(using: &generator)
    person.middleName = randomText(using: &generator)
    person.lastName = randomText(using: &generator)
    person.namePrefix = randomText(using: &generator)
    person.nameSuffix = randomText(using: &generator)
    person.nickname = randomText(using: &generator)
    person.company = randomText(using: &generator)
    person.department = randomText(using: &generator)
    person.jobTitle = randomText(using: &generator)
    person.birthday = randomText(using: &generator)
    person.gender = randomText(using: &generator)
    person.note = randomText(using: &generator)
    person.updated = randomText(using: &generator)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let label = randomText(using: &generator)
      person.emails.append(EmailAddress(label: label, randomText(using: &generator)))
      person.phones.append(PhoneNumber(label: label, randomText(using: &generator)))
      var address = PostalAddress()
      address.label = label
      address.street = randomText(using: &generator)
      address.country = randomText(using: &generator)
      person.addresses.append(address)
      person.urls.append(randomText(using: &generator))
      person.tags.append(randomText(using: &generator))
    }
    return person
  }

  private static func randomText(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text += fragments.randomElement(using: &generator) ?? ""
    }
    return text
  }
}
