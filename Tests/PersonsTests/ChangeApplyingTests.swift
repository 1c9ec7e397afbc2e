import JSON
import Persons
import TestSupport
import Testing

@Suite("A change that is made again, or taken back")
struct ChangeApplyingTests {
  /// Five persons in a file whose records hold what no program of this version writes.
  private func five() throws -> PersonsRepository {
    try opened(
      """
      {"format":"people","version":1,"from":"elsewhere","persons":[
       {"id":"\(id(1))","firstName":"A","score":2.50}
      ,{"id":"\(id(2))", "firstName":"B"}
      ,{"id":"\(id(3))","firstName":"C","big":12345678901234567890}
      ,{"id":"\(id(4))","firstName":"\\u0044"}
      ,{"id":"\(id(5))","lastName":"E"}
      ]}

      """)
  }

  @Test(
    "puts deleted persons back at their places, to the byte",
    arguments: [
      [1], [3], [5], [1, 2], [4, 5], [1, 5], [2, 4], [1, 3, 5], [2, 3, 4], [1, 2, 3, 4, 5],
    ] as [[UInt64]])
  func deleting(_ numbers: [UInt64]) throws {
    let before = try five()
    var repository = before
    let changes = try repository.delete(numbers.reversed().map(PersonID.numbered))
    let after = repository
    try repository.apply(changes.map(\.inverse))
    #expect(repository.fileText == before.fileText)
    try repository.apply(changes)
    #expect(repository.fileText == after.fileText)
    // The order in which a history lists them does not matter.
    try repository.apply(changes.reversed().map(\.inverse))
    #expect(repository.fileText == before.fileText)
  }

  @Test("takes added persons out again, and adds them with the same bytes")
  func adding() throws {
    let before = try five()
    var repository = before
    let changes = try repository.add([Person(8, first: "H"), Person(6), Person(7, last: "G")])
    let after = repository
    try repository.apply(changes.map(\.inverse))
    #expect(repository.fileText == before.fileText)
    try repository.apply(changes)
    #expect(repository.fileText == after.fileText)
  }

  @Test("gives changed records their old bytes, and leaves them at their places")
  func editing() throws {
    let before = try five()
    var repository = before
    let changes = try repository.setBookmark(true, of: [.numbered(4), .numbered(2), .numbered(1)])
    let after = repository
    try repository.apply(changes.map(\.inverse))
    #expect(repository.fileText == before.fileText)
    try repository.apply(changes)
    #expect(repository.fileText == after.fileText)
  }

  @Test("works as well when other persons came, went and changed meanwhile")
  func others() throws {
    var repository = try five()
    let changes = try repository.delete([.numbered(2), .numbered(4)])
    try repository.add([Person(6)])
    try repository.setBookmark(true, of: [.numbered(5)])
    try repository.delete([.numbered(1)])
    try repository.apply(changes.map(\.inverse))
    #expect(repository.ids.elementsEqual([3, 2, 5, 4, 6].map(PersonID.numbered)))
  }

  @Test("puts a person at the end where the file has become too short for the place")
  func shorterFile() throws {
    var repository = try five()
    let changes = try repository.delete([.numbered(5)])
    try repository.delete([.numbered(1), .numbered(2), .numbered(3)])
    try repository.apply(changes.map(\.inverse))
    #expect(repository.ids.elementsEqual([4, 5].map(PersonID.numbered)))
  }

  /// What was done to persons 2 and 3 after they were changed, so that this cannot be taken back.
  enum Interference: CaseIterable {
    case edited, deleted

    func callAsFunction(_ repository: inout PersonsRepository) throws {
      switch self {
      case .edited:
        var person = repository.person(at: 2)
        person.note = "by other means"
        try repository.update([person])
      case .deleted: try repository.delete([.numbered(3)])
      }
    }
  }

  @Test(
    "is refused whole, with the person, when a record is not what it begins with",
    arguments: Interference.allCases)
  func changedSince(_ interfere: Interference) throws {
    var repository = try five()
    let changes = try repository.setBookmark(true, of: [.numbered(2), .numbered(3)])
    try interfere(&repository)
    let before = repository
    #expect(throws: RepositoryError.changedSince("C", .numbered(3))) {
      try repository.apply(changes.map(\.inverse))
    }
    #expect(repository == before)
    #expect(throws: RepositoryError.changedSince("B", .numbered(2))) {
      try repository.apply(changes)
    }
    #expect(repository == before)
  }

  @Test("is refused whole when a deleted person is there again, or an added one gone")
  func presence() throws {
    var repository = try five()
    let deleted = try repository.delete([.numbered(1), .numbered(2)])
    try repository.add([Person(2, first: "New")])
    let added = try repository.add([Person(6, first: "F"), Person(7)])
    try repository.delete([.numbered(6)])
    let before = repository
    #expect(throws: RepositoryError.changedSince("B", .numbered(2))) {
      try repository.apply(deleted.map(\.inverse))
    }
    #expect(throws: RepositoryError.changedSince("F", .numbered(6))) {
      try repository.apply(added.map(\.inverse))
    }
    #expect(repository == before)
  }

  @Test("can be told from one that was not made")
  func isBefore() throws {
    var repository = try five()
    let before = repository
    let deleted = try repository.delete([.numbered(2)])
    let added = try repository.add([Person(6)])
    let edited = try repository.setBookmark(true, of: [.numbered(1)])
    for changes in [deleted, added, edited] {
      #expect(before.isBefore(changes))
      #expect(!before.isBefore(changes.map(\.inverse)))
      #expect(!repository.isBefore(changes))
      #expect(repository.isBefore(changes.map(\.inverse)))
    }
    #expect(!repository.isBefore(added + added.map(\.inverse)))
  }

  @Test(
    "and its inverse leave the same bytes, whatever it is", arguments: [1, 2, 3] as [UInt64])
  func inverse(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var repository = try five()
    var next: UInt64 = 10
    for round in 0..<300 {
      let before = repository
      let chosen = repository.ids.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let changes: [PersonChange]
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let added = (0..<Int.random(in: 1...3, using: &random)).map { offset in
          random.oddPerson(.numbered(next + UInt64(offset)))
        }
        next += 3
        changes = try repository.add(added)
      case 2: changes = try repository.update(chosen.map { random.oddPerson($0) })
      default: changes = try repository.delete(Array(chosen.prefix(4)).shuffled(using: &random))
      }
      let after = repository.fileBytes
      let context: Comment = "seed \(seed), round \(round)"
      try repository.apply(changes.map(\.inverse).shuffled(using: &random))
      #expect(repository.fileBytes == before.fileBytes, context)
      try repository.apply(changes.shuffled(using: &random))
      #expect(repository.fileBytes == after, context)
      // Now and then the file is read again, so that records lie in the source and among changes.
      if round % 7 == 0 { repository = try PersonsRepository(opening: SharedBytes(after)) }
    }
    #expect(repository.count > 5, "seed \(seed)")
  }
}
