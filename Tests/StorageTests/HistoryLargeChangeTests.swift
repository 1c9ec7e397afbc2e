import Persons
import Platform
@testable import Storage
import TestSupport
import Testing

@Suite("A change that is too large for the history's lines")
struct HistoryLargeChangeTests {
  private let long = String(repeating: "long ", count: 100)

  private func kept(_ numbers: UInt64...) throws -> KeptRepository {
    let kept = try KeptRepository { $0.changeLimit = 400 }
    if !numbers.isEmpty {
      let persons = numbers.map(Person.init(number:))
      try kept.folder.store(try PersonsRepository(persons).fileBytes, to: "people.json")
    }
    return kept
  }

  @Test("keeps the previous file, and is taken back and made again to the byte, again and again")
  func previousFile() throws {
    let kept = try kept(1, 2)
    let old = try kept.text
    #expect(try kept.add(3, note: long).historyFailure == nil)
    let new = try kept.text
    #expect(try kept.bytes(kept.history.previousFile(1)) == Array(old.utf8))
    #expect(try kept.bytes(kept.linesPath).count < 300)
    for round in 1...3 {
      #expect(try kept.undo().historyFailure == nil)
      #expect(try kept.text == old, "round \(round)")
      #expect(try kept.redo().historyFailure == nil)
      #expect(try kept.text == new, "round \(round)")
    }
    #expect(try kept.numbers == Array(1...7))
  }

  @Test("is one of a chain of large and small ones, which goes back to the start and forth again")
  func chain() throws {
    let kept = try kept(1)
    var texts = [try kept.text]
    try kept.add(2)
    texts.append(try kept.text)
    try kept.add(3, note: long)
    texts.append(try kept.text)
    try kept.delete(1)
    texts.append(try kept.text)
    try kept.delete(3)
    texts.append(try kept.text)
    try kept.bookmark(2)
    texts.append(try kept.text)
    for _ in 1...2 {
      for text in texts.dropLast().reversed() {
        try kept.undo()
        #expect(try kept.text == text)
      }
      #expect(kept.undoError() == .nothingToUndo(available: 0))
      for text in texts.dropFirst() {
        try kept.redo()
        #expect(try kept.text == text)
      }
      #expect(kept.redoError() == .nothingToRedo(available: 0))
    }
  }

  @Test("that makes the file leaves an empty repository when it is taken back")
  func firstChange() throws {
    let kept = try kept()
    try kept.add(1, note: long)
    let text = try kept.text
    #expect(try FileSystem.status(of: kept.history.previousFile(1)) == nil)
    try kept.undo()
    #expect(try kept.text == String(decoding: PersonsRepository().fileBytes, as: UTF8.self))
    try kept.redo()
    #expect(try kept.text == text)
    try kept.undo()
    #expect(try kept.text == String(decoding: PersonsRepository().fileBytes, as: UTF8.self))
    #expect(kept.undoError() == .nothingToUndo(available: 0))
  }

  @Test("is taken back and made again only by itself")
  func byItself() throws {
    let kept = try kept(1)
    try kept.add(2)
    try kept.add(3, note: long)
    try kept.add(4)
    let text = try kept.text
    #expect(kept.undoError(2) == .onlyByItself("Changed 1"))
    #expect(kept.undoError(3) == .onlyByItself("Changed 1"))
    #expect(try kept.text == text)
    for _ in 1...3 { try kept.undo() }
    #expect(kept.redoError(2) == .onlyByItself("Changed 1"))
    for _ in 1...3 { try kept.redo() }
    #expect(try kept.text == text)
  }

  @Test("is neither taken back nor made again after a change by other means")
  func changedSince() throws {
    let kept = try kept(1)
    let old = try kept.text
    try kept.add(2, note: long)
    let new = try kept.text
    try kept.store(new)
    #expect(kept.undoError() == .changedSince("Changed 1"))
    #expect(try kept.text == new)
    // A change of our own on top of it does not make it good.
    try kept.add(3)
    try kept.undo()
    #expect(kept.undoError() == .changedSince("Changed 1"))
    #expect(try kept.text == new)
    let other = try self.kept(1)
    try other.add(2, note: long)
    try other.undo()
    try other.store(old)
    #expect(other.redoError() == .changedSince("Changed 1"))
    #expect(try other.text == old)
  }

  @Test("cannot be taken back after one without a history on the same file")
  func changedWithoutHistory() throws {
    let kept = try kept(1)
    try kept.add(2, note: long)
    let file = RepositoryFile(.path(kept.path, mustExist: true))
    let update = try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.add([Person(number: 3)])
    }
    #expect(update.historyFailure == .noPlace)
    try kept.add(4)
    try kept.undo()
    let text = try kept.text
    #expect(kept.undoError() == .changedSince("Changed 1"))
    #expect(try kept.text == text)
  }

  @Test("is not taken back when the file it kept is gone or broken")
  func notKept() throws {
    let kept = try kept(1)
    try kept.add(2, note: long)
    let text = try kept.text
    let previous = try kept.history.previousFile(1)
    try kept.store(Array("[".utf8), at: previous)
    guard case .malformed(previous, _, _)? = kept.undoError() else {
      Issue.record("the broken file was taken for right")
      return
    }
    try FileSystem.remove(previous)
    #expect(kept.undoError() == .notKept("Changed 1"))
    #expect(try kept.text == text)
    #expect(try kept.numbers == [1])
  }
}
