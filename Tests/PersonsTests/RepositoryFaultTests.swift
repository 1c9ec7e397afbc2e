import JSON
import Persons
import TestSupport
import Testing

/// A file that is broken: `@` stands in the notation where the fault must be told, `#1` for an id.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  let notation: String
  let kind: RepositoryFault.Kind

  init(_ notation: String, _ kind: RepositoryFault.Kind) {
    self.notation = notation
    self.kind = kind
  }

  var testDescription: String { notation }

  /// The bytes, and where the fault is.
  var parts: (bytes: [UInt8], offset: Int) {
    let pieces = notation.split(separator: "@", omittingEmptySubsequences: false).map { piece in
      piece.split(separator: "#1", omittingEmptySubsequences: false).joined(separator: id(1))
    }
    return (Array(pieces.joined().utf8), pieces[0].utf8.count)
  }
}

private func json(_ reason: JSONFault.Reason, at offset: Int, atEnd: Bool = false)
  -> RepositoryFault.Kind
{
  .json(JSONFault(offset: offset, reason: reason, isAtEnd: atEnd))
}

@Suite("A broken repository file")
struct RepositoryFaultTests {
  private static let texts = "an array of strings"

  @Test(
    "is refused with its first fault",
    arguments: [
      BrokenFile("@", .empty), BrokenFile(" \n@", .empty), BrokenFile("\u{FEFF}@", .empty),
      BrokenFile("@\"a\"", .notARepository), BrokenFile("@12", .notARepository),
      BrokenFile("@{}", .notARepository), BrokenFile(" @{\"format\":\"people\"}", .notARepository),
      BrokenFile("{\"format\":@\"contacts\",\"persons\":[]}", .otherFormat),
      BrokenFile("{\"format\":@1,\"persons\":[]}", .otherFormat),
      BrokenFile("{\"version\":@0,\"persons\":[]}", .malformedVersion),
      BrokenFile("{\"version\":@-1,\"persons\":[]}", .malformedVersion),
      BrokenFile("{\"version\":@\"1\",\"persons\":[]}", .malformedVersion),
      BrokenFile("{\"version\":@1.5,\"persons\":[]}", .malformedVersion),
      BrokenFile("{\"persons\":[],\"version\":@null}", .malformedVersion),
      BrokenFile("{\"persons\":[],@\"persons\":[]}", .duplicateMember("persons")),
      BrokenFile("{\"x\":1,\"persons\":[],@\"\\u0078\":[]}", .duplicateMember("x")),
      BrokenFile("[@1]", .personIsNotAnObject), BrokenFile("[@null]", .personIsNotAnObject),
      BrokenFile("[{\"id\":\"#1\"},@[]]", .personIsNotAnObject),
      BrokenFile("[ @{}]", .missingID), BrokenFile("[@{\"firstName\":\"A\"}]", .missingID),
      BrokenFile("[{\"id\":@\"a1\"}]", .malformedID("a1")),
      BrokenFile("[{\"id\":@\"\"}]", .malformedID("")),
      BrokenFile("[{\"id\":@\"#1x\"}]", .malformedID(id(1) + "x")),
      BrokenFile("[{\"id\":@1}]", .wrongValue(member: "id", expected: "a UUID in double quotes")),
      BrokenFile(
        "[{\"id\":@null}]", .wrongValue(member: "id", expected: "a UUID in double quotes")),
      BrokenFile(
        "[{\"id\":\"#1\",\"firstName\":@1}]", .wrongValue(member: "firstName", expected: "a string")
      ),
      BrokenFile(
        "[{\"note\":@[],\"id\":\"#1\"}]", .wrongValue(member: "note", expected: "a string")),
      BrokenFile(
        "[{\"id\":\"#1\",\"bookmarked\":@\"true\"}]",
        .wrongValue(member: "bookmarked", expected: "true or false")),
      BrokenFile(
        "[{\"id\":\"#1\",\"bookmarked\":@1}]",
        .wrongValue(member: "bookmarked", expected: "true or false")),
      BrokenFile("[{\"id\":\"#1\",\"tags\":@\"a\"}]", .wrongValue(member: "tags", expected: texts)),
      BrokenFile(
        "[{\"id\":\"#1\",\"urls\":[\"a\",@null]}]", .wrongValue(member: "urls", expected: texts)),
      BrokenFile(
        "[{\"id\":\"#1\",\"emails\":@{}}]",
        .wrongValue(
          member: "emails", expected: "an array of objects with the members label, address")),
      BrokenFile(
        "[{\"id\":\"#1\",\"phones\":[@\"1\"]}]",
        .wrongValue(
          member: "phones", expected: "an array of objects with the members label, number")),
      BrokenFile(
        "[{\"id\":\"#1\",\"sent\":[@null]}]",
        .wrongValue(member: "sent", expected: "an array of objects with the members at, to")),
      BrokenFile(
        "[{\"id\":\"#1\",\"emails\":[{\"address\":@1}]}]",
        .wrongValue(member: "address", expected: "a string")),
      BrokenFile("[{\"id\":\"#1\",@\"id\":\"#1\"}]", .duplicateMember("id")),
      BrokenFile("[{\"id\":\"#1\",@\"\\u0069d\":\"#1\"}]", .duplicateMember("id")),
      BrokenFile("[{\"tags\":[],\"id\":\"#1\",@\"tags\":[]}]", .duplicateMember("tags")),
      BrokenFile("[{\"x\":[],\"id\":\"#1\",@\"x\":1}]", .duplicateMember("x")),
      BrokenFile("[{\"id\":\"#1\",\"emails\":[{\"x\":1,@\"x\":2}]}]", .duplicateMember("x")),
      BrokenFile(
        "[{\"id\":\"#1\",\"emails\":[{\"label\":\"\",@\"label\":\"\"}]}]", .duplicateMember("label")
      ),
      BrokenFile("[{\"id\":\"#1\"},\n@{\"id\":\"#1\"}]", .duplicateID(.numbered(1), first: 1)),
      BrokenFile("{\"persons\":@{}}", json(.expectedArray, at: 11)),
      BrokenFile("{\"persons\":[@", json(.expectedValue, at: 12, atEnd: true)),
      BrokenFile("[{\"id\":@\"0197", json(.unterminatedString, at: 7)),
      BrokenFile("[{\"x\":@nul}]", json(.expectedValue, at: 6)),
      BrokenFile("[{\"firstName\":@-}]", json(.malformedNumber, at: 14)),
      BrokenFile("[]@ []".replacing(" ", with: ""), json(.expectedEnd, at: 2)),
    ])
  func firstFault(_ file: BrokenFile) {
    let (bytes, offset) = file.parts
    #expect(throws: RepositoryFault(offset: offset, kind: file.kind)) {
      try PersonsRepository(opening: SharedBytes(bytes))
    }
    let (faults, _) = PersonsRepository.check(SharedBytes(bytes))
    #expect(faults.first == RepositoryFault(offset: offset, kind: file.kind))
  }

  @Test("two spellings of a name that look alike are two members")
  func composedAndDecomposed() throws {
    let repository = try opened(members: ",\"\u{E9}\":1,\"e\\u0301\":2,\"e\u{301}x\":3")
    #expect(repository.count == 1)
  }

  @Test("says of a duplicate id in which line it was given first")
  func duplicateIDMessage() throws {
    let text = Array(
      "[\n{\"id\":\"\(id(1))\"},\n{\"id\":\"\(id(2))\"},\n{\"id\":\"\(id(1))\"}]".utf8)
    let fault = try #require(PersonsRepository.check(SharedBytes(text)).faults.first)
    #expect(TextPosition(of: fault.offset, in: text.span) == TextPosition(line: 4, column: 1))
    #expect(
      fault.message(in: text.span)
        == "the id \(id(1)) was given to another person already, in line 2")
  }

  @Test("is told all its faults in the order of the file, and how many persons can be read")
  func check() {
    let text = """
      {"format":"other","version":0,"persons":[
       {"id":"\(id(1))"}
      ,{"id":"\(id(1))"}
      ,{"id":"short"}
      ,{}
      ,{"id":"\(id(2))","firstName":1,"firstName":""}
      ,7
      ]}
      """
    let bytes = Array(text.utf8)
    let (faults, count) = PersonsRepository.check(SharedBytes(bytes))
    let lines = faults.map { TextPosition(of: $0.offset, in: bytes.span).line }
    #expect(lines == [1, 1, 3, 4, 5, 6, 6, 7])
    #expect(count == 3)
    let cut = Array(bytes.dropLast(4))
    #expect(PersonsRepository.check(SharedBytes(cut)).faults.last?.offset == cut.count)
  }

  @Test("finds a duplicate among very many ids that share most of their bits")
  func manyIDs() throws {
    // As a version-1 UUID has it: only the high half of the first half counts up.
    let ids = (0..<20_000).map {
      PersonID(high: UInt64($0) << 32 | 0x11EF_1234, low: 0x8000_0000_0000_0001)
    }
    let records = ids.map { "{\"id\":\"\($0)\"}" }
    #expect(try opened("[\(records.joined(separator: ","))]").count == 20_000)
    let offset =
      records.dropFirst().reduce(1) { $0 + $1.utf8.count + 1 } + records[0].utf8.count + 1
    #expect(
      throws: RepositoryFault(offset: offset, kind: .duplicateID(ids[9000], first: 1 + 9000 * 46))
    ) {
      try opened("[\((records + [records[9000]]).joined(separator: ","))]")
    }
  }
}
