import JSON
import Persons
import TestSupport
import Testing

/// Good files to which something was done at random.
@Suite("Ten thousand mutations of a good file")
struct RepositoryMutationTests {
  @Test(
    "never trap; a fault lies within the file, and what is accepted survives reopening",
    arguments: [
      ("repository/pretty.json", 31), ("repository/canonical.json", 32),
      ("repository/canonical-bookmarked.json", 33), ("repository/crlf.json", 34),
      ("repository/one-line.json", 35),
    ] as [(String, UInt64)])
  func mutations(of name: String, seed: UInt64) throws {
    let file = try Fixture(name).bytes()
    var random = SeededGenerator(seed: seed)
    var openedCount = 0
    for round in 0..<2000 {
      var bytes = file
      for _ in 0...max(0, Int.random(in: -2...2, using: &random)) {
        bytes.mutate(using: &random)
      }
      let context: Comment = "\(name), seed \(seed), round \(round)"
      let (faults, count) = PersonsRepository.check(SharedBytes(bytes))
      #expect(faults.allSatisfy { (0...bytes.count).contains($0.offset) }, context)
      do throws(RepositoryFault) {
        var repository = try PersonsRepository(opening: SharedBytes(bytes))
        openedCount += 1
        #expect(faults.isEmpty && count == repository.count, context)
        _ = try? repository.setBookmark(true, of: Array(repository.ids))
        let again = try PersonsRepository(opening: SharedBytes(repository.fileBytes))
        #expect(again == repository, context)
      } catch {
        #expect(faults.contains(error), context)
        #expect(!error.message(in: bytes.span).isEmpty, context)
      }
    }
    #expect((100..<1900).contains(openedCount), "seed \(seed)")
    print("\(name): 2000 mutations with seed \(seed), \(openedCount) accepted")
  }
}
