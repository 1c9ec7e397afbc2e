import JSON
import Persons
import TestSupport
import Testing

@Suite("A person's record")
struct RecordWritingTests {
  @Test("holds the known members in the file's order, and none that is empty")
  func fullRecord() {
    let person = Person.withEveryMember
    var bytes: [UInt8] = []
    person.appendRecord(to: &bytes)
    let expected = [
      #""id":"0197c2f4-0000-4000-8000-0000000000ab""#, #""firstName":"Anna""#,
      #""middleName":"Maria""#,
      #""lastName":"Schmidt""#, #""namePrefix":"Dr.""#, #""nameSuffix":"MdB""#,
      #""nickname":"Anni""#,
      #""company":"Nordwind \"Logistik\"""#, #""department":"Lager""#, #""jobTitle":"Leitung""#,
      #""birthday":"--02-29""#, #""gender":"F""#,
      #""emails":[{"label":"work","address":"anna@nordwind.example"},{"address":"a@b.example"}]"#,
      #""phones":[{"label":"mobile","number":"+49 170 1"}]"#,
      #""addresses":[{"street":"Am Kai 1\nHof","city":"Kiel"}]"#, #""urls":["https://a.example/"]"#,
      #""tags":["kiel","ü"]"#, #""note":"two\nlines\t\u0001""#, #""bookmarked":true"#,
      #""sent":[{"at":"2026-11-30T08:12:44Z","to":"b@c.example"},{"at":"2026-12-01T00:00:00Z"}]"#,
      #""created":"2026-11-30T08:12:44Z""#, #""updated":"2026-11-30T08:12:45Z""#,
    ]
    #expect(String(decoding: bytes, as: UTF8.self) == "{" + expected.joined(separator: ",") + "}")
  }

  @Test("of a person of whom nothing is known holds the id")
  func emptyRecord() {
    var bytes: [UInt8] = []
    Person(1).appendRecord(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"id\":\"\(id(1))\"}")
  }

  @Test(
    "is read back as the person who was written, to the scalar", arguments: [11, 12] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<300 {
      let person = random.oddPerson(.numbered(UInt64(number)))
      var record: [UInt8] = []
      person.appendRecord(to: &record)
      let repository = try PersonsRepository(opening: SharedBytes([0x5B] + record + [0x5D]))
      let again = repository.person(at: 0)
      #expect(again == person, "seed \(seed), person \(number)")
      var second: [UInt8] = []
      again.appendRecord(to: &second)
      #expect(second == record, "seed \(seed), person \(number)")
    }
  }

  @Test("gives only the members that are asked for, and null for none")
  func someMembers() throws {
    let repository = try opened(
      members:
        #","firstName":"Anna","lastName":"Schmidt","company":null,"emails":null,"bookmarked":null,"tags":["a"]"#
    )
    let person = repository.person(at: 0, members: PersonMemberSet([.lastName, .company]))
    #expect(person == Person(1, last: "Schmidt"))
    var all = Person(1, first: "Anna", last: "Schmidt")
    all.tags = ["a"]
    #expect(repository.person(at: 0) == all)
  }

  @Test("is read whatever the order and the spelling of its names")
  func anyOrder() throws {
    let repository = try opened(
      "[{\"lastN\\u0061me\":\"Schmidt\",\"x\":[{}],\"tags\":[],\"firstName\":\"\\u0041nna\",\"i\\u0064\":\"\(id(1).uppercased())\"}]"
    )
    #expect(repository.person(at: 0) == Person(1, first: "Anna", last: "Schmidt"))
  }
}
