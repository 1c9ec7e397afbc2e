import JSON
import Persons
import Testing

@Suite("A change of a repository")
struct RepositoryChangesTests {
  private let four = [
    Person(1, first: "A"), Person(2, first: "B"), Person(3, first: "C"), Person(4, first: "D"),
  ]

  private func record(_ person: Person) -> [UInt8] {
    var bytes: [UInt8] = []
    person.appendRecord(to: &bytes)
    return bytes
  }

  @Test("adds behind the last person, one line each, and tells what it added")
  func adding() throws {
    var repository = PersonsRepository()
    let first = try repository.add([four[0]])
    #expect(first.map(\.position) == [0])
    let more = try repository.add([four[2], four[1]])
    #expect(more.map(\.id) == [.numbered(3), .numbered(2)])
    #expect(more.map(\.position) == [1, 2])
    #expect(more.allSatisfy { $0.before == nil })
    #expect(more.map(\.after) == [record(four[2]), record(four[1])])
    #expect(
      repository.lines.dropFirst() == [
        " {\"id\":\"\(id(1))\",\"firstName\":\"A\"}", ",{\"id\":\"\(id(3))\",\"firstName\":\"C\"}",
        ",{\"id\":\"\(id(2))\",\"firstName\":\"B\"}", "]}", "",
      ])
    #expect(try repository.add([]).isEmpty)
  }

  @Test("is refused whole where an id is taken, in the repository or among those that are added")
  func takenIDs() throws {
    var repository = try PersonsRepository(four)
    let before = repository
    #expect(throws: RepositoryError.idIsTaken(.numbered(2))) {
      try repository.add([Person(9), Person(2)])
    }
    #expect(throws: RepositoryError.idIsTaken(.numbered(9))) {
      try repository.add([Person(9), Person(8), Person(9)])
    }
    #expect(throws: RepositoryError.idIsTaken(.numbered(1))) {
      try PersonsRepository([Person(1), Person(1)])
    }
    #expect(repository == before)
  }

  @Test(
    "deletes the persons that are named and no other",
    arguments: [[1], [4], [2], [2, 3], [4, 1], [3, 2, 3], [1, 2, 3, 4], []] as [[UInt64]])
  func deleting(_ numbers: [UInt64]) throws {
    let opened = try PersonsRepository(
      opening: SharedBytes(try PersonsRepository(four).fileBytes))
    for var repository in [try PersonsRepository(four), opened] {
      let changes = try repository.delete(numbers.map(PersonID.numbered))
      let doomed = Set(numbers).sorted()
      #expect(changes.map(\.id) == doomed.map(PersonID.numbered))
      #expect(changes.map(\.position) == doomed.map { Int($0) - 1 })
      #expect(changes.map(\.before) == doomed.map { record(four[Int($0) - 1]) })
      #expect(changes.allSatisfy { $0.after == nil })
      let rest = four.filter { person in !numbers.contains { person.id == .numbered($0) } }
      #expect(repository == (try PersonsRepository(rest)))
      #expect(repository.fileText == (try PersonsRepository(rest)).fileText)
      #expect(Array(repository.persons) == rest)
    }
  }

  @Test("of persons who are not there is refused whole")
  func missingPersons() throws {
    var repository = try PersonsRepository(four)
    let before = repository
    let missing = RepositoryError.noSuchPerson(id(9))
    let ids = [PersonID.numbered(1), .numbered(9)]
    #expect(throws: missing) { try repository.delete(ids) }
    #expect(throws: missing) { try repository.setBookmark(true, of: ids) }
    #expect(throws: missing) {
      try repository.recordSending(of: ids, at: Timestamp(secondsSince1970: 0))
    }
    #expect(throws: missing) { try repository.update([Person(1, first: "X"), Person(9)]) }
    #expect(repository == before)
  }

  @Test("updates those who are now different, in the order of the call")
  func updating() throws {
    var repository = try PersonsRepository(four)
    var (second, fourth) = (four[1], four[3])
    second.lastName = "Z"
    fourth.isBookmarked = true
    let changes = try repository.update([fourth, four[0], second])
    #expect(changes.map(\.id) == [fourth.id, second.id])
    #expect(changes.map(\.position) == [3, 1])
    #expect(changes.map(\.before) == [record(four[3]), record(four[1])])
    #expect(changes.map(\.after) == [record(fourth), record(second)])
    #expect(Array(repository.persons) == [four[0], second, four[2], fourth])
  }

  @Test("with one person several times makes of that person the last, and of others nothing")
  func sameIDTwice() throws {
    var repository = try PersonsRepository(four)
    var (one, other, fourth) = (four[0], four[0], four[3])
    one.lastName = "one"
    other.lastName = "other"
    fourth.lastName = "Z"
    let changes = try repository.update([one, other, fourth])
    #expect(changes.map(\.position) == [0, 3])
    #expect(Array(repository.persons) == [other, four[1], four[2], fourth])
    #expect(try repository.setBookmark(true, of: [four[1].id, four[1].id]).count == 1)
    #expect(
      try repository.recordSending(
        of: [four[2].id, four[2].id], at: Timestamp(secondsSince1970: 0)
      ).count == 1)
    #expect(repository.person(at: 2).sent.count == 1)
  }

  @Test("lets a composed spelling take the place of a decomposed one")
  func normalization() throws {
    var person = Person(1, first: "Zoe\u{308}")
    person.tags = ["e\u{301}"]
    person.emails = [EmailAddress(label: "e\u{301}", "a@b.example")]
    var repository = try PersonsRepository([person])
    person.firstName = "Zo\u{EB}"
    person.tags = ["\u{E9}"]
    person.emails[0].label = "\u{E9}"
    #expect(try repository.update([person]).map(\.after) == [record(person)])
  }

  @Test("notes a sending for each recipient, or one to nobody")
  func sending() throws {
    var repository = try PersonsRepository(four)
    let time = Timestamp(secondsSince1970: 1_796_026_364)
    let ids = [four[2].id, four[0].id]
    let changes = try repository.recordSending(
      of: ids, to: ["a@x.example", "b@x.example"], at: time)
    #expect(changes.map(\.id) == ids)
    try repository.recordSending(of: [four[0].id], at: time)
    let at = "2026-11-30T08:12:44Z"
    #expect(
      repository.person(at: 0).sent == [
        Sending(at: at, to: "a@x.example"), Sending(at: at, to: "b@x.example"), Sending(at: at),
      ])
    #expect(repository.person(at: 1).sent.isEmpty)
  }

  @Test("leaves copies of the repository what they were")
  func valueSemantics() throws {
    var repository = try PersonsRepository(four)
    let copy = repository
    let persons = repository.persons
    try repository.delete([four[0].id])
    try repository.setBookmark(true, of: [four[1].id])
    #expect(Array(copy.persons) == four)
    #expect(Array(persons) == four)
  }

  @Test("with random persons goes on where the last one ended")
  func randomPersons() throws {
    let generator = RandomPersonGenerator(seed: 42)
    var atOnce = PersonsRepository()
    atOnce.addRandomPersons(20, from: generator)
    var inTwoSteps = PersonsRepository()
    #expect(inTwoSteps.addRandomPersons(10, from: generator).map(\.position) == Array(0..<10))
    #expect(inTwoSteps.addRandomPersons(10, from: generator).map(\.position) == Array(10..<20))
    #expect(inTwoSteps == atOnce)
    #expect(atOnce.person(at: 3) == generator.person(at: 3))

    let gap = [atOnce.person(at: 1).id, atOnce.person(at: 5).id]
    try inTwoSteps.delete(gap)
    #expect(
      inTwoSteps.addRandomPersons(3, from: generator).map(\.id) == gap + [generator.id(at: 20)])
    #expect(inTwoSteps.addRandomPersons(0, from: generator).isEmpty)
  }
}

@Suite("A person is found")
struct RepositoryLookupTests {
  @Test("by a prefix of at least four characters that fits one id")
  func matching() throws {
    let near = try #require(PersonID("0197c2f4-1111-4000-8000-000000000000"))
    let far = try #require(PersonID("abcdef01-1111-4000-8000-000000000000"))
    let repository = try PersonsRepository([Person(1), Person(id: near), Person(id: far)])
    #expect(try repository.person(matching: "abcd").id == far)
    #expect(try repository.person(matching: "ABCDEF01-1").id == far)
    #expect(try repository.position(matching: "0197c2f4-1") == 1)
    #expect(try repository.position(matching: id(1)) == 0)
    #expect(
      throws: RepositoryError.ambiguousID(
        "0197c2", candidates: [Person(1), Person(id: near)], count: 2)
    ) { try repository.person(matching: "0197c2") }
    for text in ["", "abc", "abce", "abcx", "abcdef01-1111-4000-8000-0000000000000"] {
      #expect(throws: RepositoryError.noSuchPerson(text)) { try repository.person(matching: text) }
    }
  }

  @Test("by no prefix that fits several, of whom the first five are told, and the number of all")
  func ambiguous() throws {
    let persons = (1...7).map { Person($0, first: "A") }
    let repository = try PersonsRepository(persons)
    let error = RepositoryError.ambiguousID("0197", candidates: Array(persons.prefix(5)), count: 7)
    #expect(throws: error) { try repository.person(matching: "0197") }
  }
}
