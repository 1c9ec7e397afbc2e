import JSON
import Persons
import Platform
@testable import Storage
import TestSupport
import Testing

@Suite("Changes of a repository file")
struct HistoryTests {
  @Test("are taken back and made again, one by one and several at once, to the byte")
  func steps() throws {
    let kept = try KeptRepository(1, 2, 3)
    var texts = [try kept.text]
    try kept.add(4, 5)
    texts.append(try kept.text)
    try kept.delete(1, 3)
    texts.append(try kept.text)
    try kept.bookmark(2)
    texts.append(try kept.text)
    for index in [2, 1, 0] {
      #expect(try kept.undo().entries.map(\.number) == [index + 1])
      #expect(try kept.text == texts[index])
    }
    #expect(kept.undoError() == .nothingToUndo(available: 0))
    #expect(try kept.redo(2).entries.map(\.number) == [1, 2])
    #expect(try kept.text == texts[2])
    #expect(kept.redoError(2) == .nothingToRedo(available: 1))
    #expect(try kept.redo().historyFailure == nil)
    #expect(try kept.text == texts[3])
    #expect(kept.redoError() == .nothingToRedo(available: 0))
    #expect(kept.undoError(4) == .nothingToUndo(available: 3))
    #expect(try kept.undo(3).entries.map(\.number) == [3, 2, 1])
    #expect(try kept.text == texts[0])
    #expect(try kept.redo(3).entries.map(\.number) == [1, 2, 3])
    #expect(try kept.text == texts[3])
    #expect(try kept.numbers == Array(1...10))
  }

  @Test("are listed, the oldest first, with what was taken back")
  func listing() throws {
    let kept = try KeptRepository()
    #expect(try kept.file.changes().isEmpty)
    try kept.add(1)
    try kept.add(2)
    try kept.bookmark(1)
    try kept.undo(2)
    try kept.redo()
    let items = try kept.file.changes()
    #expect(items.map(\.entry.number) == [1, 2, 3])
    #expect(items.map(\.isUndone) == [false, false, true])
    #expect(items.map(\.entry.summary) == ["Changed 1", "Changed 1", "Changed 1"])
    #expect(items.map(\.entry.command) == ["test", "test", "test"])
    #expect(items.map(\.entry.time) == Array(repeating: "1970-01-01T00:00:00Z", count: 3))
    try kept.undo()
    try kept.add(4)
    // Neither of the two can be made again, but they do not stand either.
    #expect(try kept.file.changes().map(\.isUndone) == [false, true, true, false])
  }

  @Test("cannot be made again after another change")
  func redoIsGone() throws {
    let kept = try KeptRepository(1)
    try kept.add(2)
    try kept.undo()
    try kept.add(3)
    #expect(kept.redoError() == .nothingToRedo(available: 0))
    try kept.undo()
    #expect(try kept.text == (try fileText(1)))
    #expect(try kept.redo().entries.map(\.number) == [3])
    #expect(try kept.text == (try fileText(1, 3)))
  }

  @Test("of nothing leave no trace, nor do refused ones")
  func nothing() throws {
    let kept = try KeptRepository(1)
    try kept.bookmark(1)
    let lines = try kept.bytes(kept.linesPath)
    #expect(try kept.bookmark(1).changes.isEmpty)
    #expect(
      storageError { () throws(StorageError) in try kept.add(1) }
        == .refused(.idIsTaken(Person(number: 1).id)))
    #expect(kept.undoError(2) == .nothingToUndo(available: 1))
    #expect(try kept.bytes(kept.linesPath) == lines)
  }

  @Test("that make the file leave an empty repository when they are taken back")
  func firstChange() throws {
    let kept = try KeptRepository()
    #expect(kept.undoError() == .nothingToUndo(available: 0))
    #expect(kept.redoError() == .nothingToRedo(available: 0))
    #expect(try kept.folder.names() == [])
    #expect(try kept.add(1).historyFailure == nil)
    try kept.undo()
    #expect(try kept.text == String(decoding: PersonsRepository().fileBytes, as: UTF8.self))
    try kept.redo()
    #expect(try kept.text == (try fileText(1)))
  }

  @Test("are refused when a person was changed by other means, and then nothing is changed")
  func changedPerson() throws {
    let kept = try KeptRepository(1, 2)
    try kept.bookmark(1)
    try kept.bookmark(2)
    let edited = try kept.text.replacing(#""P1""#, with: #""Other""#)
    try kept.store(edited)
    let lines = try kept.bytes(kept.linesPath)
    // Taking back the second alone works; the first is the one that was edited.
    #expect(kept.undoError(2) == .refused(.changedSince("P1", Person(number: 1).id)))
    #expect(try kept.text == edited)
    #expect(try kept.bytes(kept.linesPath) == lines)
    #expect(kept.undoError() == nil)
    #expect(
      try kept.text == edited.replacing(#""P2","bookmarked":true"#, with: #""P2""#))
  }

  @Test("are taken back although others were made by other means")
  func otherPersonChanged() throws {
    let kept = try KeptRepository(1, 2, 3)
    try kept.delete(2)
    try kept.store(try fileText(9, 1, 3, 4))
    try kept.undo()
    #expect(try kept.text == (try fileText(9, 2, 1, 3, 4)))
    try kept.redo()
    #expect(try kept.text == (try fileText(9, 1, 3, 4)))
  }

  @Test("stay taken back although, in sum, they changed nothing, and the file was then touched")
  func nothingInSum() throws {
    let kept = try KeptRepository(1)
    try kept.add(2)
    try kept.delete(2)
    try kept.undo(2)
    try kept.store(try kept.text)
    try kept.redo(2)
    #expect(try kept.text == (try fileText(1)))
    #expect(try kept.numbers == [1, 2, 3, 4])
  }

  @Test("of one file are one history, however the file is named, and of two files two")
  func spellings() throws {
    let kept = try KeptRepository(1)
    try kept.folder.link("link.json", to: "people.json")
    try FileSystem.makeFolder(kept.folder.file("a"))
    try kept.folder.link("b", to: ".")
    func file(_ name: String) -> RepositoryFile {
      RepositoryFile(.path(kept.folder.file(name), mustExist: true), history: kept.place)
    }
    let names = ["people.json", "link.json", "a/../people.json", "./people.json", "b/people.json"]
    for (number, name) in names.enumerated() {
      try file(name).update(lockTimeout: 10) { repository throws(RepositoryError) in
        try repository.add([Person(number: 10 + UInt64(number))])
      }
    }
    try kept.folder.store(Array(try fileText(1).utf8), to: "a/people.json")
    let other = RepositoryFile(
      .path(kept.folder.file("a/people.json"), mustExist: true), history: kept.place)
    #expect(try other.changes().isEmpty)
    for name in names.reversed() {
      #expect(try file(name).changes().count == 5)
      _ = try file(name).undo(1, at: Timestamp(secondsSince1970: 0), lockTimeout: 10)
    }
    #expect(try kept.text == (try fileText(1)))
    #expect(try kept.history.folder != History(of: other.path, in: kept.place).folder)
  }

  @Test("keep the file before the last one as the backup")
  func backup() throws {
    let kept = try KeptRepository()
    #expect(kept.file.backup() == nil)
    try kept.add(1)
    #expect(kept.file.backup() == nil)
    try kept.add(2)
    let backup = try #require(kept.file.backup())
    #expect(try kept.bytes(backup) == Array(try fileText(1).utf8))
    try kept.add(3)
    #expect(try kept.bytes(backup) == Array(try fileText(1, 2).utf8))
    try kept.undo()
    #expect(try kept.bytes(backup) == Array(try fileText(1, 2, 3).utf8))
    #expect(try FileSystem.status(of: kept.path)?.linkCount == 1)
  }
}
