import JSON
import Synchronization
import TestSupport
import Testing

@testable import Persons

/// Several threads must read what one reads, whatever the file looks like.
@Suite("A scan by several threads")
struct ScanDivisionTests {
  /// What a scan comes to: the records' ids and places, or its first fault.
  private enum Outcome: Equatable {
    case records([PersonID], [Range<Int>], RepositoryEnvelope)
    case fault(RepositoryFault)
  }

  private func scan(_ bytes: [UInt8], threadCount: Int?) -> (Outcome, pieces: Int) {
    let shared = SharedBytes(bytes)
    let pieces = Mutex(0)
    let division = threadCount.map { count in
      ScanDivision(bytes: shared, threadCount: count, smallestPiece: 16) { count, body in
        pieces.withLock { $0 = count }
        // Backwards, since threads may be done in any order.
        for index in (0..<count).reversed() { body(index) }
      }
    }
    var scanner = RepositoryScanner(shared.span, division: division)
    do throws(RepositoryFault) { try scanner.scan() } catch {
      return (.fault(error), pieces.withLock { $0 })
    }
    return (
      .records(scanner.records.map(\.id), scanner.records.map(\.range), scanner.envelope),
      pieces.withLock { $0 }
    )
  }

  @Test(
    "finds what one thread finds, in every layout",
    arguments: [
      "repository/pretty.json", "repository/canonical.json", "repository/canonical-bookmarked.json",
      "repository/crlf.json", "repository/one-line.json",
    ], [1, 2, 3, 8])
  func layouts(name: String, threadCount: Int) throws {
    let bytes = try Fixture(name).bytes()
    #expect(scan(bytes, threadCount: threadCount).0 == scan(bytes, threadCount: nil).0)
  }

  @Test("is divided where the file is as this program writes it", arguments: [2, 3, 5])
  func isDivided(threadCount: Int) throws {
    var repository = PersonsRepository()
    repository.addRandomPersons(50, from: RandomPersonGenerator(seed: 3))
    let outcome = scan(repository.fileBytes, threadCount: threadCount)
    #expect(outcome.pieces == threadCount)
    #expect(outcome.0 == scan(repository.fileBytes, threadCount: nil).0)
  }

  @Test("is not misled by lines that only look like the beginning of a person")
  func innerLines() {
    let inner = (0..<40).map { "\n,{\"label\":\"l\($0)\",\"address\":\"a\"}" }.joined()
    let persons = (1...3 as ClosedRange<UInt64>).map { number in
      "{\"id\":\"\(id(number))\",\"emails\":[{\"label\":\"first\"}\(inner)]}"
    }
    let bytes = Array("[\n \(persons.joined(separator: "\n,"))\n]\n".utf8)
    let behind = Array(
      "{\"persons\":[{\"id\":\"\(id(9))\"}],\"others\":[{}\(inner)\n]}".utf8)
    for text in [bytes, behind] {
      for threadCount in 2...9 {
        #expect(scan(text, threadCount: threadCount).0 == scan(text, threadCount: nil).0)
      }
    }
  }

  @Test("finds the fault that one thread finds first", arguments: [81, 82] as [UInt64])
  func mutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var repository = PersonsRepository()
    repository.addRandomPersons(12, from: RandomPersonGenerator(seed: seed))
    let file = repository.fileBytes
    var faultCount = 0
    for round in 0..<1000 {
      var bytes = file
      bytes.mutate(using: &random)
      let alone = scan(bytes, threadCount: nil).0
      if case .fault = alone { faultCount += 1 }
      #expect(
        scan(bytes, threadCount: 2 + round % 3).0 == alone, "seed \(seed), round \(round)")
    }
    #expect((100..<950).contains(faultCount), "seed \(seed)")
  }
}
