import Persons
import Platform
@testable import Storage
import TestSupport
import Testing

@Suite("Random changes, undo and redo")
struct HistoryModelTests {
  @Test(
    "agree with a simple model after every step, and go back to the first byte",
    arguments: [11, 12, 13, 14] as [UInt64])
  func small(seed: UInt64) throws {
    var trial = try ModelTrial(seed: seed, changeLimit: 1 << 20)
    for step in 0..<500 { try trial.step(step) }
    try trial.finish()
  }

  @Test("do so where every change is too large for the history's lines")
  func large() throws {
    var trial = try ModelTrial(seed: 4711, changeLimit: 0)
    for step in 0..<300 { try trial.step(step) }
    try trial.finish()
  }

  @Test("do so where some changes are too large", arguments: [1, 2, 3] as [UInt64])
  func mixed(seed: UInt64) throws {
    var trial = try ModelTrial(seed: seed, changeLimit: 300)
    for step in 0..<200 { try trial.step(step) }
    try trial.finish()
  }
}

/// A repository file, and what it should hold: the records, and those of every state that can be
/// come back to.
private struct ModelTrial {
  private typealias State = [(number: UInt64, text: String)]

  private let kept: KeptRepository
  private let seed: UInt64
  private var random: SeededGenerator
  private var state: State
  private let first: String
  /// The states before each change that stands, with whether the change is large.
  private var done: [(State, isLarge: Bool)] = []
  /// The states after each change that was taken back.
  private var undone: [(State, isLarge: Bool)] = []
  private var next: UInt64 = 100
  private var counts: [String: Int] = [:]

  init(seed: UInt64, changeLimit: Int) throws {
    print("seed \(seed)")
    self.seed = seed
    random = SeededGenerator(seed: seed)
    kept = try KeptRepository { $0.changeLimit = changeLimit }
    state = (1...5).map { number in
      (number, #"{"id":"\#(Person(number: number).id)", "score":2.50,"firstName":"\#(number)"}"#)
    }
    first = Self.text(of: state)
    try kept.store(first)
  }

  private static func text(of state: State) -> String {
    "{\"format\":\"people\",\"version\":1,\"persons\":["
      + state.enumerated().map { ($0 == 0 ? "\n " : "\n,") + $1.text }.joined() + "\n]}\n"
  }

  private static func text(of person: Person) -> String {
    var bytes: [UInt8] = []
    person.appendRecord(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ids that a failing or a working command names.
  private mutating func someNumbers(upTo count: Int) -> [UInt64] {
    Array(
      state.map(\.number).shuffled(using: &random).prefix(Int.random(in: 1...count, using: &random))
    )
  }

  /// Notes a change in the model.
  private mutating func note(_ new: State, size: Int) {
    done.append((state, size > kept.place.changeLimit))
    undone.removeAll()
    state = new
  }

  /// Makes one random command, and compares the file with the model.
  mutating func step(_ step: Int) throws {
    let name: String
    // What was taken back is soon made again, or the way back is gone with the next change.
    let isBetween = !undone.isEmpty && Bool.random(using: &random)
    switch Int.random(in: isBetween ? 11..<20 : 0..<20, using: &random) {
    case 0..<5 where state.count < 40: name = try add()
    case 5..<8: name = try edit()
    case 0..<5, 8..<11: name = try delete()
    case 11..<15: name = try undo()
    case 15..<18: name = try redo()
    default: name = state.isEmpty ? "nobody to refuse" : try fail()
    }
    counts[name, default: 0] += 1
    try #require(
      try kept.text == Self.text(of: state), "seed \(seed), step \(step): \(name)")
  }

  private mutating func add() throws -> String {
    let persons = (0..<UInt64.random(in: 1...3, using: &random)).map { offset in
      var person = Person(number: next + offset)
      person.note = random.text(of: ["a", "é", "\"", "\n", "long"], upTo: 60)
      return person
    }
    next += 3
    try kept.file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.add(persons)
    }
    let added = persons.map { person in
      (person.id.low & ~(1 << 63), Self.text(of: person))
    }
    note(state + added, size: added.reduce(0) { $0 + $1.1.utf8.count })
    return "add"
  }

  /// Gives a person of the model's own making another record.
  private mutating func edit() throws -> String {
    guard let number = state.map(\.number).filter({ $0 >= 100 }).randomElement(using: &random),
      let index = state.firstIndex(where: { $0.number == number })
    else { return "nobody to edit" }
    var person = Person(number: number)
    person.note = random.text(of: ["b", "山", "\\"], upTo: 30)
    person.isBookmarked = Bool.random(using: &random)
    let text = Self.text(of: person)
    try kept.file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.update([person])
    }
    if text == state[index].text { return "edit of nothing" }
    var new = state
    new[index].text = text
    note(new, size: text.utf8.count + state[index].text.utf8.count)
    return "edit"
  }

  private mutating func delete() throws -> String {
    if state.count < 3 { return "too few to delete" }
    let numbers = someNumbers(upTo: 3)
    try kept.file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.delete(numbers.map { Person(number: $0).id })
    }
    let gone = state.filter { numbers.contains($0.number) }
    note(
      state.filter { !numbers.contains($0.number) },
      size: gone.reduce(0) { $0 + $1.text.utf8.count })
    return "delete"
  }

  /// How many changes to take back or make again.
  private mutating func someCount() -> Int {
    Bool.random(using: &random) ? 1 : Int.random(in: 1...4, using: &random)
  }

  private mutating func undo() throws -> String {
    let count = someCount()
    let error = kept.undoError(count)
    if count > done.count {
      #expect(error == .nothingToUndo(available: done.count))
      return "undo of too many"
    }
    if count > 1, done.suffix(count).contains(where: \.isLarge) {
      expectOnlyByItself(error)
      return "undo of large ones"
    }
    #expect(error == nil)
    for _ in 0..<count {
      let (before, isLarge) = done.removeLast()
      undone.append((state, isLarge))
      state = before
    }
    return "undo"
  }

  private mutating func redo() throws -> String {
    let count = someCount()
    let error = kept.redoError(count)
    if count > undone.count {
      #expect(error == .nothingToRedo(available: undone.count))
      return "redo of too many"
    }
    if count > 1, undone.suffix(count).contains(where: \.isLarge) {
      expectOnlyByItself(error)
      return "redo of large ones"
    }
    #expect(error == nil)
    for _ in 0..<count {
      let (after, isLarge) = undone.removeLast()
      done.append((state, isLarge))
      state = after
    }
    return "redo"
  }

  private func expectOnlyByItself(_ error: StorageError?) {
    guard case .onlyByItself? = error else {
      Issue.record("several changes at once, one of them large: \(String(describing: error))")
      return
    }
  }

  /// A command that must fail as a whole although a part of it could be done.
  private mutating func fail() throws -> String {
    let taken = someNumbers(upTo: 1).map { Person(number: $0) } + [Person(number: next)]
    let missing = taken.map(\.id)
    let adding = storageError { () throws(StorageError) in
      try kept.file.update(lockTimeout: 10) { repository throws(RepositoryError) in
        try repository.add(taken.reversed())
      }
    }
    #expect(adding == .refused(.idIsTaken(taken[0].id)))
    let deleting = storageError { () throws(StorageError) in
      try kept.file.update(lockTimeout: 10) { repository throws(RepositoryError) in
        try repository.delete(missing)
      }
    }
    #expect(deleting == .refused(.noSuchPerson(missing[1].description)))
    return "refused ones"
  }

  /// Takes everything back that stands.
  mutating func finish() throws {
    print("seed \(seed):", counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })
    while let (before, _) = done.popLast() {
      #expect(kept.undoError() == nil, "seed \(seed)")
      try #require(try kept.text == Self.text(of: before), "seed \(seed)")
    }
    #expect(kept.undoError() == .nothingToUndo(available: 0))
    #expect(try kept.text == first)
  }
}
