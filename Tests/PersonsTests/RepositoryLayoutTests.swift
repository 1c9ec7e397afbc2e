import JSON
import Persons
import TestSupport
import Testing

@Suite("A repository file")
struct RepositoryLayoutTests {
  private static let lead = "{\"format\":\"people\",\"version\":1,"

  @Test("without persons is one that can be opened again")
  func empty() throws {
    #expect(PersonsRepository().fileText == Self.lead + "\"persons\":[\n]}\n")
    #expect(try opened(PersonsRepository().fileText) == PersonsRepository())
  }

  @Test(
    "is written in one form, whatever the layout it was read in",
    arguments: ["pretty.json", "crlf.json", "tabs.json", "mark.json", "one-line.json"])
  func canonical(_ name: String) throws {
    var repository = try PersonsRepository(
      opening: SharedBytes(try Fixture("repository/\(name)").bytes()))
    let expected = try Fixture("repository/canonical.json").expected(
      recording: repository.fileBytes)
    #expect(repository.fileText == String(decoding: expected, as: UTF8.self))
    try repository.setBookmark(true, of: [.numbered(2)])
    let bookmarked = try Fixture("repository/canonical-bookmarked.json").expected(
      recording: repository.fileBytes)
    #expect(repository.fileText == String(decoding: bookmarked, as: UTF8.self))
  }

  @Test("that is in that form changes in the touched line alone")
  func touchedLine() throws {
    let before = try Fixture("repository/canonical.json").bytes()
    var repository = try PersonsRepository(opening: SharedBytes(before))
    #expect(repository.fileBytes == before)
    try repository.setBookmark(true, of: [.numbered(2)])
    #expect(repository.fileBytes == (try Fixture("repository/canonical-bookmarked.json").bytes()))
    try repository.setBookmark(false, of: [.numbered(2)])
    #expect(repository.fileBytes == before)
  }

  @Test(
    "gets the members that name the format, and keeps those it has",
    arguments: [
      ("[]", lead + "\"persons\":["), ("{\"persons\":[]}", lead + "\"persons\":["),
      ("{\"version\":1,\"persons\":[]}", "{\"format\":\"people\",\"version\":1,\"persons\":["),
      (
        "{\"format\":\"people\",\"persons\":[]}",
        "{\"version\":1,\"format\":\"people\",\"persons\":["
      ),
      (
        "{\"version\":2,\"format\":\"people\",\"persons\":[]}",
        "{\"version\":2,\"format\":\"people\",\"persons\":["
      ),
      (
        "{\"versio\\u006e\":1,\"f\\u006frmat\":\"\\u0070eople\",\"person\\u0073\":[]}",
        "{\"versio\\u006e\":1,\"f\\u006frmat\":\"\\u0070eople\",\"persons\":["
      ),
      (
        "{ \"x\" : [ 2.50, \" \" ] , \"persons\" : [ ] }", lead + "\"x\":[2.50,\" \"],\"persons\":["
      ),
    ])
  func head(_ text: String, expected: String) throws {
    let repository = try opened(text)
    #expect(repository.lines == [expected, "]}", ""])
    #expect(try opened(repository.fileText) == repository)
  }

  @Test("keeps unknown members of the document before and behind the persons, to the byte")
  func unknownDocumentMembers() throws {
    var repository = try opened(
      "{\"a\": 12345678901234567890,\"format\":\"people\",\"persons\":[],\"version\":1,\"b\":{\"c\": [1E+2]},\"\\u0064\":\"\\/\"}"
    )
    try repository.add([Person(1)])
    #expect(
      repository.lines == [
        "{\"a\":12345678901234567890,\"format\":\"people\",\"persons\":[", " {\"id\":\"\(id(1))\"}",
        "],\"version\":1,\"b\":{\"c\":[1E+2]},\"\\u0064\":\"\\/\"}", "",
      ])
    #expect(try opened(repository.fileText) == repository)
  }

  @Test(
    "of a newer version is known as such",
    arguments: [
      ("[]", 1), ("{\"version\":1,\"persons\":[]}", 1), ("{\"version\":2,\"persons\":[]}", 2),
      ("{\"persons\":[],\"version\":99}", 99),
    ])
  func version(_ text: String, version: Int) throws {
    let repository = try opened(text)
    #expect(repository.version == version)
    #expect(repository.isOfNewerVersion == (version > 1))
  }

  @Test("is equal to another by what it says, not by how it came about")
  func equality() throws {
    let persons = [Person(1, first: "A"), Person(2)]
    let built = try PersonsRepository(persons)
    #expect(try opened(built.fileText) == built)
    #expect(
      try opened("[\n{\"id\":\"\(id(1))\",\n\"firstName\":\"A\"},{\"id\":\"\(id(2))\"}]") == built)
    #expect(try PersonsRepository(persons.reversed()) != built)
    #expect(try PersonsRepository([Person(1), Person(2)]) != built)
    #expect(try PersonsRepository(persons + [Person(3)]) != built)
    #expect(try opened("{\"x\":1,\"persons\":[]}") != PersonsRepository())
  }
}
