import JSON
import Persons
import Testing

@Suite("Persons that come in as JSON")
struct IncomingPersonsTests {
  /// The records of a repository that some JSON was added to, ids from 0x100 on for those without.
  private func added(_ json: String) throws -> [String] {
    var next: UInt64 = 0xFF
    let incoming = try IncomingPersons(json: SharedBytes(Array(json.utf8))) {
      next += 1
      return .numbered(next)
    }
    var repository = PersonsRepository()
    let changes = try repository.add(incoming)
    #expect(changes.map(\.position) == Array(0..<repository.count))
    #expect(try opened(repository.fileText) == repository)
    return (0..<repository.count).map(repository.record)
  }

  private static let anna = "{\"id\":\"\(id(0x100))\",\"firstName\":\"A\",\"x\":2.50}"
  private static let first = "{\"id\":\"\(id(1))\"}"

  @Test(
    "are read from objects, arrays and repositories alike, and get an id where they have none",
    arguments: [
      ("", []), (" \n", []), ("[]", []), ("{}", ["{\"id\":\"\(id(0x100))\"}"]),
      ("{\"firstName\":\"A\",\"x\":2.50}", [anna]),
      ("\u{FEFF}[{ \"firstName\":\"A\",\n\"x\": 2.50 }]", [anna]),
      ("{\"x\":2.50}", ["{\"id\":\"\(id(0x100))\",\"x\":2.50}"]), (first, [first]),
      ("\(first)\n{\"firstName\":\"A\",\"x\":2.50}\n", [first, anna]),
      ("[\(first)] {\"firstName\":\"A\",\"x\":2.50}", [first, anna]),
      ("{\"format\":\"people\",\"version\":1,\"persons\":[\n \(first)\n]}", [first]),
      ("{\"version\":1,\"format\":\"people\",\"persons\":[\(first)]}", [first]),
      ("{\"x\":{\"id\":1},\"persons\":[\(first)]}", [first]),
      ("{\"person\\u0073\":[\(first)]}", [first]),
      (
        "{\"firstName\":\"A\"}{\"id\":\"00000000-0000-0000-0000-000000000000\"}",
        [
          "{\"id\":\"\(id(0x100))\",\"firstName\":\"A\"}",
          "{\"id\":\"00000000-0000-0000-0000-000000000000\"}",
        ]
      ),
    ] as [(String, [String])])
  func forms(_ json: String, records: [String]) throws {
    #expect(try added(json) == records)
  }

  @Test(
    "are refused with the first fault",
    arguments: [
      ("@1", .personIsNotAnObject), ("[@[]]", .personIsNotAnObject), ("#1@,#1", nil),
      ("#1\n@#1", .duplicateID(.numbered(1), first: 0)),
      ("@{\"format\":\"people\"}", .notARepository),
      ("{\"format\":@\"x\",\"persons\":[]}", .otherFormat),
      ("{\"firstName\":@1}", .wrongValue(member: "firstName", expected: "a string")),
      ("{\"id\":@\"1\"}", .malformedID("1")), ("{\"x\":1,@\"x\":1}", .duplicateMember("x")),
      ("{\"firstName\":\"A\"@", nil), ("{\"x\":@nul}", nil),
    ] as [(String, RepositoryFault.Kind?)])
  func faults(_ notation: String, kind: RepositoryFault.Kind?) throws {
    let pieces = notation.split(separator: "@", omittingEmptySubsequences: false).map { piece in
      piece.split(separator: "#1", omittingEmptySubsequences: false).joined(separator: Self.first)
    }
    do throws(RepositoryFault) {
      _ = try IncomingPersons(json: SharedBytes(Array(pieces.joined().utf8))) { .numbered(9) }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.offset == pieces[0].utf8.count)
      if let kind {
        #expect(error.kind == kind)
      } else if case .json = error.kind {
      } else {
        Issue.record("\(error.kind) is no fault of the JSON")
      }
    }
  }

  @Test("are added all or none")
  func takenID() throws {
    var repository = try PersonsRepository([Person(1)])
    let before = repository
    let json = Array("[{\"firstName\":\"A\"},{\"id\":\"\(id(1))\"}]".utf8)
    let incoming = try IncomingPersons(json: SharedBytes(json)) { .numbered(2) }
    #expect(throws: RepositoryError.idIsTaken(.numbered(1))) { try repository.add(incoming) }
    #expect(repository == before)
  }
}
