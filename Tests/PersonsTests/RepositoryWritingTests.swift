import JSON
import Persons
import TestSupport
import Testing

@Suite("A repository written after any changes")
struct RepositoryWritingTests {
  @Test(
    "reopens as it was, and what no change touched is the same to the byte",
    arguments: [1, 2, 3, 4] as [UInt64])
  func changes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next: UInt64 = 0
    var model: [Person] = []
    var repository = PersonsRepository()
    for round in 0..<200 {
      let lines = self.lines(of: repository)
      var touched: Set<PersonID> = []
      let chosen = model.map(\.id).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let added = (0..<Int.random(in: 0...3, using: &random)).map { offset in
          random.oddPerson(.numbered(next + UInt64(offset)))
        }
        next += 3
        try repository.add(added)
        model += added
        touched = Set(added.map(\.id))
      case 2:
        let changed = chosen.map { random.oddPerson($0) }
        try repository.update(changed)
        for person in changed {
          model[try #require(model.firstIndex { $0.id == person.id })] = person
        }
        touched = Set(chosen)
      case 3 where round % 3 == 0:
        try repository.delete(chosen)
        model.removeAll { chosen.contains($0.id) }
        touched = Set(chosen)
      default:
        let isBookmarked = Bool.random(using: &random)
        try repository.setBookmark(isBookmarked, of: chosen)
        for index in model.indices where chosen.contains(model[index].id) {
          model[index].isBookmarked = isBookmarked
        }
        touched = Set(chosen)
      }
      let context: Comment = "seed \(seed), round \(round)"
      let again = try PersonsRepository(opening: SharedBytes(repository.fileBytes))
      #expect(again == repository, context)
      #expect(again.fileBytes == repository.fileBytes, context)
      #expect(Array(again.persons) == model, context)
      let after = self.lines(of: repository)
      for (id, line) in lines where !touched.contains(id) { #expect(after[id] == line, context) }
      // Now and then the file is read again, so that records lie in the source and among changes.
      if Bool.random(using: &random) { repository = again }
    }
    #expect(model.count > 10, "seed \(seed)")
  }

  @Test("hands over neighbours that did not change as one piece")
  func pieces() throws {
    let persons = (0..<100).map { Person(UInt64($0), first: "A") }
    var repository = try PersonsRepository(
      opening: SharedBytes(try PersonsRepository(persons).fileBytes))
    func pieceSizes() -> [Int] {
      var sizes: [Int] = []
      repository.write { sizes.append($0.count) }
      return sizes
    }
    let line =
      persons.first.map { person in
        var bytes: [UInt8] = []
        person.appendRecord(to: &bytes)
        return bytes.count
      } ?? 0
    #expect(pieceSizes().max() == 100 * line + 99 * 2)
    try repository.delete([.numbered(50)])
    #expect(pieceSizes().filter { $0 > line } == [50 * line + 49 * 2, 49 * line + 48 * 2])
  }

  /// The lines of the persons, without the comma that leads them.
  private func lines(of repository: PersonsRepository) -> [PersonID: Substring] {
    let lines = repository.lines.dropFirst().prefix(repository.count).map { $0.dropFirst() }
    return Dictionary(zip(repository.ids, lines), uniquingKeysWith: { one, _ in one })
  }
}
