import JSON
import Persons
import TestSupport
import Testing

/// A record, the new text of one member, and the record that must come of it.
struct TextChange: Sendable, CustomTestStringConvertible {
  let before: String
  let change: @Sendable (inout Person) -> Void
  let expected: String

  init(
    _ before: String, _ member: any WritableKeyPath<Person, String> & Sendable, _ text: String,
    gives expected: String
  ) {
    self.before = before
    change = { $0[keyPath: member] = text }
    self.expected = expected
  }

  var testDescription: String { "\(before) → \(expected)" }
}

/// What a change does to the bytes of a record.
@Suite("A changed record")
struct RecordEditingTests {
  /// The members behind the id, once a person was changed.
  private func edited(_ members: String, _ change: (inout Person) -> Void) throws -> String {
    var repository = try opened(members: members)
    var person = repository.person(at: 0)
    change(&person)
    try repository.update([person])
    #expect(
      try PersonsRepository(opening: SharedBytes(repository.fileBytes)).person(at: 0) == person)
    let lead = "{\"id\":\"\(id(1))\""
    let record = repository.record(0)
    try #require(record.hasPrefix(lead))
    return String(record.dropFirst(lead.count).dropLast())
  }

  @Test("keeps what this version does not know, to the byte and in its place")
  func unknownMembers() throws {
    let before =
      #","x": 12345678901234567890,"firstName":"Anna","y" : 2.50,"lastName":"Schmidt","n\u0065sted":{"a": [1, {"b":null}], "c":"\u0041\/"},"z":1E+2"#
    let after = try edited(before) { $0.lastName = "Meier" }
    #expect(
      after
        == #","x": 12345678901234567890,"firstName":"Anna","y" : 2.50,"lastName":"Meier","n\u0065sted":{"a": [1, {"b":null}], "c":"\u0041\/"},"z":1E+2"#
    )
  }

  @Test("keeps them when a bookmark is set or a sending noted")
  func otherChanges() throws {
    var repository = try opened(
      members: #","x":12345678901234567890,"firstName":"Anna","y":2.50,"id2":"i\u0064""#)
    try repository.setBookmark(true, of: [.numbered(1)])
    try repository.recordSending(
      of: [.numbered(1)], to: ["a@b.example"], at: Timestamp(secondsSince1970: 0))
    #expect(
      repository.record(0)
        == "{\"id\":\"\(id(1))\""
        + #","x":12345678901234567890,"firstName":"Anna","bookmarked":true,"sent":[{"at":"1970-01-01T00:00:00Z","to":"a@b.example"}],"y":2.50,"id2":"i\u0064"}"#
    )
    try repository.setBookmark(false, of: [.numbered(1)])
    #expect(!repository.record(0).contains("bookmarked"))
  }

  @Test("keeps the spelling of members that did not change, and of names with escapes one alone")
  func spelling() throws {
    let after = try edited(
      #","first\u004Eame":"\u0041nna","lastName":"M\u00fcller","tags":[ "a" ]"#
    ) {
      $0.firstName = "Anne"
    }
    #expect(after == #","firstName":"Anne","lastName":"M\u00fcller","tags":[ "a" ]"#)
  }

  @Test(
    "gets a new member where the order says, and loses one without a trace",
    arguments: [
      TextChange("", \.note, "n", gives: #","note":"n""#),
      TextChange(
        #","firstName":"A","tags":["t"],"created":"c""#, \.note, "n",
        gives: #","firstName":"A","tags":["t"],"note":"n","created":"c""#),
      TextChange(
        #","created":"c","x":1"#, \.firstName, "A",
        gives: #","firstName":"A","created":"c","x":1"#),
      TextChange(
        #","x":1,"created":"c""#, \.firstName, "A",
        gives: #","firstName":"A","x":1,"created":"c""#),
      TextChange(
        #","lastName":"B","x":1"#, \.company, "C", gives: #","lastName":"B","company":"C","x":1"#),
      TextChange(#","firstName":"A","lastName":"B""#, \.firstName, "", gives: #","lastName":"B""#),
      TextChange(#","firstName":"A""#, \.firstName, "", gives: ""),
      TextChange(#","firstName":null,"x":1"#, \.firstName, "A", gives: #","firstName":"A","x":1"#),
      TextChange(
        #","firstName":null,"lastName":"B""#, \.lastName, "C",
        gives: #","firstName":null,"lastName":"C""#),
      TextChange(
        #","firstName":"Zoe\u0308""#, \.firstName, "Zo\u{EB}", gives: ",\"firstName\":\"Zo\u{EB}\""),
    ])
  func places(_ row: TextChange) throws {
    let after = try edited(row.before, row.change)
    #expect(Array(after.utf8) == Array(row.expected.utf8))
  }

  @Test("keeps the unknown members of the elements of a list")
  func elements() throws {
    let before =
      #","emails":[{"address":"a@x.example","verified": true},{"x":1,"label":"home","address":"b@x.example"} , {"address":"c@x.example","z":2.50}]"#
    #expect(
      try edited(before) { $0.emails[1].label = "work" }
        == #","emails":[{"address":"a@x.example","verified": true},{"x":1,"label":"work","address":"b@x.example"},{"address":"c@x.example","z":2.50}]"#
    )
    #expect(
      try edited(before) { $0.emails[0].label = "new" }.hasPrefix(
        #","emails":[{"label":"new","address":"a@x.example","verified": true},{"x":1,"#))
    #expect(
      try edited(before) { $0.emails.remove(at: 1) }
        == #","emails":[{"address":"a@x.example","verified": true},{"address":"c@x.example","z":2.50}]"#
    )
    #expect(
      try edited(before) { $0.emails.reverse() }
        == #","emails":[{"address":"c@x.example","z":2.50},{"x":1,"label":"home","address":"b@x.example"},{"address":"a@x.example","verified": true}]"#
    )
    #expect(
      try edited(before) { $0.emails = [EmailAddress("new@x.example"), $0.emails[2]] }
        == #","emails":[{"address":"new@x.example"},{"address":"c@x.example","z":2.50}]"#)
    #expect(try edited(before) { $0.emails = [] } == "")
  }

  @Test("gives an element that stayed its own unknown members, even if another one has its address")
  func sameAddressTwice() throws {
    let before =
      #","phones":[{"label":"work","number":"1","x":1},{"label":"home","number":"1","x":2}]"#
    let after = try edited(before) {
      $0.phones[0].label = "fax"; $0.phones.swapAt(0, 1)
    }
    #expect(
      after
        == #","phones":[{"label":"home","number":"1","x":2},{"label":"fax","number":"1","x":1}]"#)
    let third = try edited(before) { $0.phones = [PhoneNumber(label: "fax", "1"), $0.phones[0]] }
    #expect(
      third
        == #","phones":[{"label":"fax","number":"1","x":2},{"label":"work","number":"1","x":1}]"#)
  }

  @Test("keeps null and unknown members of an address, and changes one part of it alone")
  func address() throws {
    let before =
      #","addresses":[{"street":"Am Kai 1","city":null,"geo":[54.3,10.1],"country":"D"}]"#
    #expect(
      try edited(before) { $0.addresses[0].city = "Kiel" }
        == #","addresses":[{"street":"Am Kai 1","city":"Kiel","geo":[54.3,10.1],"country":"D"}]"#)
    #expect(
      try edited(before) { $0.addresses[0].country = "" }
        == #","addresses":[{"street":"Am Kai 1","city":null,"geo":[54.3,10.1]}]"#)
  }

  @Test("is not changed at all by a person who says the same")
  func nothingToDo() throws {
    var repository = try opened(members: #", "firstName" : "A" ,"bookmarked":false,"tags":[]"#)
    let before = repository
    #expect(try repository.update([repository.person(at: 0)]).isEmpty)
    #expect(try repository.setBookmark(false, of: [.numbered(1)]).isEmpty)
    #expect(repository == before)
    #expect(repository.fileBytes == before.fileBytes)
  }

  @Test(
    "says what the person says, whatever was changed into whatever",
    arguments: [21, 22] as [UInt64])
  func arbitrary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let before = random.oddPerson(.numbered(1))
      let after = random.oddPerson(.numbered(1))
      var repository = try PersonsRepository([before])
      try repository.update([after])
      let again = try PersonsRepository(opening: SharedBytes(repository.fileBytes))
      #expect(again.person(at: 0) == after, "seed \(seed), round \(round)")
      var expected: [UInt8] = []
      after.appendRecord(to: &expected)
      #expect(
        repository.record(0) == String(decoding: expected, as: UTF8.self),
        "seed \(seed), round \(round)")
    }
  }
}
