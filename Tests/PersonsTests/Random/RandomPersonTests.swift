import Testing

@testable import Persons

@Suite("Of a hundred thousand random persons of two countries")
struct RandomPersonTests {
  let persons = RandomPersonSample.mixed

  @Test("there are a hundred thousand, three of four in the United States")
  func mix() {
    #expect(persons.count == 100_000)
    let americans = persons.count { $0.addresses[0].country == "United States" }
    // Five standard deviations.
    #expect((74_315...75_685).contains(americans))
    #expect(persons.count { $0.addresses[0].country == "Deutschland" } == 100_000 - americans)
  }

  @Test("everyone has names, a gender, a company, a work address and a home, and no one a mark")
  func completeness() {
    let incomplete = persons.filter {
      $0.firstName.isEmpty || $0.lastName.isEmpty || !["F", "M"].contains($0.gender)
        || $0.company.isEmpty || $0.emails.first?.label != "work" || $0.addresses.count != 1
        || $0.isBookmarked || !$0.created.isEmpty || !$0.updated.isEmpty
    }
    #expect(incomplete.isEmpty, "\(incomplete.prefix(3))")
  }

  @Test("a few lack a birthday, a job, a phone, and most a personal address")
  func gaps() {
    #expect((7_500...8_500).contains(persons.count { $0.birthday.isEmpty }))
    #expect((4_600...5_400).contains(persons.count { $0.jobTitle.isEmpty }))
    #expect((5_600...6_400).contains(persons.count { $0.phones.isEmpty }))
    #expect((64_000...66_000).contains(persons.count { $0.emails.count == 1 }))
  }

  @Test("every e-mail address is in a domain that is reserved, and holds the last name")
  func addresses() {
    let personal = ["example.com", "example.org", "example.net"]
    let wrong = persons.flatMap { person in
      let name = plain(person.lastName)
      return person.emails.map(\.address).filter { address in
        let parts = address.split(separator: "@")
        guard parts.count == 2, parts[0].contains("." + name), address.utf8.allSatisfy(isPlain)
        else { return true }
        return !parts[1].hasSuffix(".example") && !personal.contains(String(parts[1]))
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  /// A surname of these two countries in plain letters.
  private func plain(_ name: String) -> String {
    let umlauts: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "'": ""]
    return name.lowercased().map { umlauts[$0] ?? String($0) }.joined()
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "@")].contains(byte)
    }
  }

  @Test("no two share an e-mail address or an id")
  func uniqueness() {
    let addresses = persons.flatMap(\.emails).map(\.address)
    #expect(Set(addresses).count == addresses.count)
    #expect(Set(persons.map(\.id)).count == persons.count)
    #expect(Set(persons.map(\.id.high)).count == persons.count)
  }

  @Test("ids are version-4 UUIDs")
  func idShape() {
    #expect(persons.allSatisfy { $0.id.high & 0xF000 == 0x4000 && $0.id.low >> 62 == 0b10 })
  }

  @Test("every phone number is in a range that is set aside for fiction")
  func phones() {
    let germanRanges = [
      "030 23125 ###", "069 90009 ###", "040 66969 ###", "0221 4710 ###", "089 99998 ###",
      "0171 39200##", "0176 040690##",
    ]
    let wrong = persons.filter { person in
      let ranges =
        person.addresses[0].country == "Deutschland" ? germanRanges : ["(###) 555-01##"]
      return !person.phones.allSatisfy { phone in
        ranges.contains { matches(phone.number, $0) }
          && ["work", "mobile"].contains(phone.label)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.utf8.count == pattern.utf8.count
      && zip(text.utf8, pattern.utf8).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "#")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
      }
  }

  @Test(
    "postcode, state and phone are those of the city",
    arguments: [
      ("New York", "NY", ["100", "101", "102"], ["(212)", "(646)", "(917)"]),
      ("Boston", "MA", ["021", "022"], ["(617)", "(857)"]),
      ("Chicago", "IL", ["606"], ["(312)", "(773)", "(872)"]),
      ("Seattle", "WA", ["981"], ["(206)"]),
      ("Berlin", "Berlin", ["10", "12", "13", "14"], ["030 ", "017"]),
      ("Frankfurt am Main", "Hessen", ["603", "604", "605"], ["069 ", "017"]),
      ("Dresden", "Sachsen", ["010", "011", "012", "013"], ["017"]),
    ])
  func places(city: String, region: String, postcodes: [String], phones: [String]) {
    let there = persons.filter { $0.addresses[0].city == city }
    #expect(there.count > 50)
    for person in there {
      let address = person.addresses[0]
      #expect(address.region == region)
      #expect(address.postcode.utf8.count == 5)
      #expect(postcodes.contains { address.postcode.hasPrefix($0) }, "\(address)")
      #expect(person.phones.allSatisfy { phone in phones.contains { phone.number.hasPrefix($0) } })
    }
  }

  @Test("birthdays are real days of adults, in leap years 29 February, too")
  func birthdays() {
    let birthdays = persons.map(\.birthday).filter { !$0.isEmpty }
    // Text order is date order: 18 and not yet 90 on 1 January 2025.
    #expect(birthdays.allSatisfy { ("1935-01-02"..."2007-01-01").contains($0) })
    #expect(birthdays.allSatisfy { $0.utf8.count == 10 })
    let days = Set(birthdays.map { $0.dropFirst(5) })
    #expect(days.count == 366)
    let leapDays = birthdays.filter { $0.hasSuffix("-02-29") }
    #expect(leapDays.allSatisfy { (Int($0.prefix(4)) ?? 1) % 4 == 0 })
    // 92,000 × 18 leap days of 26,298 days, give or take.
    #expect((35...100).contains(leapDays.count))
  }

  @Test(
    "first names belong to the decades in which they were given",
    arguments: [
      ("Linda", "F", 1940, 1990), ("Ashley", "F", 1980, 1940), ("Gary", "M", 1950, 2000),
      ("Tyler", "M", 1990, 1950), ("Helga", "F", 1930, 1980), ("Kevin", "M", 1990, 1930),
    ])
  func eras(name: String, gender: String, decade: Int, otherDecade: Int) {
    let bearers = persons.filter { $0.firstName == name && !$0.birthday.isEmpty }
    #expect(bearers.allSatisfy { $0.gender == gender })
    let decades = bearers.map { (Int($0.birthday.prefix(4)) ?? 0) / 10 * 10 }
    #expect(decades.contains(decade))
    #expect(!decades.contains(otherDecade))
  }

  @Test("Smith is the commonest American surname, with 1 to 3 in a hundred")
  func surnames() {
    let americans = persons.filter { $0.addresses[0].country == "United States" }
    var counts: [String: Int] = [:]
    for person in americans { counts[person.lastName, default: 0] += 1 }
    #expect(counts.max { $0.value < $1.value }?.key == "Smith")
    let share = Double(counts["Smith"] ?? 0) / Double(americans.count)
    #expect((0.01...0.03).contains(share))
  }

  @Test("a German woman's job has its feminine form")
  func feminineJobs() {
    let women = persons.filter { $0.gender == "F" && $0.addresses[0].country == "Deutschland" }
    let jobs = Set(women.map(\.jobTitle))
    #expect(jobs.isSuperset(of: ["Köchin", "Pflegefachfrau", "Buchhalterin"]))
    #expect(jobs.isDisjoint(with: ["Koch", "Pflegefachmann", "Buchhalter"]))
  }
}
