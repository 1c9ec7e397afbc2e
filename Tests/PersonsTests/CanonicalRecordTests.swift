import JSON
import TestSupport
import Testing

@testable import Persons

private let anna = "0197c2f4-0000-4000-8000-000000000001"

/// The fast way through a record must see what the general one sees.
@Suite("The fast way through a record")
struct CanonicalRecordTests {
  /// What the fast way needs behind a record in order to look at it.
  private static let rest = [UInt8](repeating: UInt8(ascii: " "), count: 64)

  /// What the fast way makes of a record.
  private func fast(_ record: [UInt8]) -> (id: PersonID, end: Int)? {
    CanonicalRecord.layout.pass(at: 0, in: (record + Self.rest).span)
  }

  /// The id that the general way finds; a blank behind the brace keeps it from the fast one.
  private func general(_ record: [UInt8]) throws(RepositoryFault) -> PersonID? {
    let document = Array("[{ ".utf8) + record.dropFirst() + Array("]".utf8)
    return try PersonsRepository(opening: SharedBytes(document)).ids.first
  }

  @Test("takes every record that this program writes")
  func ownRecords() throws {
    for locale in RandomLocale.allCases {
      let generator = RandomPersonGenerator(seed: 5, locales: LocaleMix(locale))
      for index in 0..<500 {
        let person = generator.person(at: index)
        var record: [UInt8] = []
        person.appendRecord(to: &record)
        let (id, end) = try #require(fast(record), "\(String(decoding: record, as: UTF8.self))")
        #expect(id == person.id)
        #expect(end == record.count)
      }
    }
    var record: [UInt8] = []
    Person.withEveryMember.appendRecord(to: &record)
    #expect(fast(record)?.end == record.count, "with every member there is")
  }

  @Test(
    "leaves to the general way what is written otherwise, or not at all well",
    arguments: [
      #"{"id":"0197C2F4-0000-4000-8000-000000000001x"}"#,
      #"{"id":"0197c2f4-0000-4000-8000-00000000000g"}"#,
      #"{ "id":"\#(anna)"}"#, #"{"id": "\#(anna)"}"#, #"{"id":"\#(anna)" }"#,
      #"{"firstName":"A","id":"\#(anna)"}"#,
      #"{"id":"\#(anna)","lastName":"B","firstName":"A"}"#,
      #"{"id":"\#(anna)","firstName":"A","firstName":"A"}"#,
      #"{"id":"\#(anna)","id":"\#(anna)"}"#,
      #"{"id":"\#(anna)","firstName":null}"#, #"{"id":"\#(anna)","firstName":1}"#,
      #"{"id":"\#(anna)","firstName":"A",}"#, #"{"id":"\#(anna)",}"#,
      #"{"id":"\#(anna)","firstName"}"#,
      #"{"id":"\#(anna)","first":"A"}"#, #"{"id":"\#(anna)","firstNames":"A"}"#,
      #"{"id":"\#(anna)","firstName":"A"#, #"{"id":"\#(anna)","firstName":"A\"}"#,
      #"{"id":"\#(anna)","firstName":"\q"}"#, #"{"id":"\#(anna)","firstName":"\ud800"}"#,
      "{\"id\":\"\(anna)\",\"firstName\":\"\u{1}\"}",
      #"{"id":"\#(anna)","bookmarked":false}"#, #"{"id":"\#(anna)","bookmarked":truer}"#,
      #"{"id":"\#(anna)","bookmarked":"true"}"#,
      #"{"id":"\#(anna)","tags":[]}"#, #"{"id":"\#(anna)","tags":["a",]}"#,
      #"{"id":"\#(anna)","tags":["a" ]}"#, #"{"id":"\#(anna)","tags":["a"}"#,
      #"{"id":"\#(anna)","tags":"a"}"#, #"{"id":"\#(anna)","tags":{"a":1}}"#,
      #"{"id":"\#(anna)","emails":[]}"#, #"{"id":"\#(anna)","emails":[{}]}"#,
      #"{"id":"\#(anna)","emails":[{"address":"a","label":"b"}]}"#,
      #"{"id":"\#(anna)","emails":[{"label":"a","label":"b"}]}"#,
      #"{"id":"\#(anna)","emails":[{"number":"1"}]}"#,
      #"{"id":"\#(anna)","emails":[{"label":1}]}"#,
      #"{"id":"\#(anna)","emails":[{"label":"a"},]}"#,
      #"{"id":"\#(anna)","emails":[{"label":"a",}]}"#,
      #"{"id":"\#(anna)","emails":[{"label":"a"}}"#,
      #"{"id":"\#(anna)","emails":{"label":"a"}}"#,
      "[", "{", "{}", "", "0",
    ])
  func others(record: String) {
    #expect(fast(Array(record.utf8)) == nil)
  }

  @Test("does not look beyond the end of a text", arguments: 0...150)
  func end(count: Int) {
    let record = Array(
      #"{"id":"\#(anna)","firstName":"Anna","lastName":"Ärm","bookmarked":true}"#.utf8)
    let text = Array((record + Self.rest).prefix(count))
    let end = CanonicalRecord.layout.pass(at: 0, in: text.span)?.end
    #expect(end == nil || end == record.count)
  }

  @Test("finds the id and the end that the general way finds", arguments: [71, 72, 73] as [UInt64])
  func mutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var record: [UInt8] = []
    Person.withEveryMember.appendRecord(to: &record)
    var passedCount = 0
    for round in 0..<5000 {
      var bytes = record
      bytes.mutate(using: &random)
      guard let (id, end) = fast(bytes) else { continue }
      passedCount += 1
      let text = Array((bytes + Self.rest).prefix(end))
      #expect(try general(text) == id, "seed \(seed), round \(round)")
    }
    #expect(passedCount > 100, "seed \(seed)")
  }
}
