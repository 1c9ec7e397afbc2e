#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Persons
import Platform
@testable import Storage
import TestSupport
import Testing

/// A folder in another file system than that of temporary files; nil where there is none.
private let sharedMemory: String? = {
  var (here, there) = (stat(), stat())
  let shared = "/dev/shm"
  guard let folder = try? TemporaryFolder(), unsafe stat(folder.path, &here) == 0,
    unsafe stat(shared, &there) == 0, here.st_dev != there.st_dev
  else { return nil }
  return shared
}()

@Suite("A place of histories")
struct HistoryPlaceTests {
  @Test("that is missing is told, and the change is made all the same")
  func noPlace() throws {
    let folder = try TemporaryFolder()
    let file = folder.repository()
    let update = try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.add([Person(number: 1)])
    }
    #expect(update.historyFailure == .noPlace)
    #expect(try folder.text() == (try fileText(1)))
    #expect(file.backup() == nil)
    let time = Timestamp(secondsSince1970: 0)
    #expect(
      storageError { () throws(StorageError) in _ = try file.undo(1, at: time, lockTimeout: 10) }
        == .noHistory(.noPlace))
    #expect(
      storageError { () throws(StorageError) in _ = try file.changes() } == .noHistory(.noPlace))
  }

  @Test("that is no folder is told, and the change is made all the same")
  func unwritable() throws {
    let kept = try KeptRepository(1)
    try kept.folder.store([], to: "state")
    guard case .system(let error)? = try kept.add(2).historyFailure else {
      Issue.record("nothing was told")
      return
    }
    #expect(error.code == .notAFolder)
    #expect(try kept.text == (try fileText(1, 2)))
    #expect(kept.undoError() == .noHistory(.system(error)))
    #expect(try kept.text == (try fileText(1, 2)))
    try FileSystem.remove(kept.folder.file("state"))
    #expect(try kept.add(3).historyFailure == nil)
    try kept.undo()
    #expect(kept.undoError() == .nothingToUndo(available: 0))
    #expect(try kept.text == (try fileText(1, 2)))
  }

  @Test("whose history cannot be written is told, and what it holds stays")
  func unwritableLines() throws {
    let kept = try KeptRepository(1)
    try kept.add(2)
    let lines = try kept.bytes(kept.linesPath)
    try FileSystem.rename(kept.linesPath, to: kept.folder.file("lines"))
    try FileSystem.makeFolder(kept.linesPath)
    guard case .system(let error)? = try kept.add(3).historyFailure else {
      Issue.record("nothing was told")
      return
    }
    #expect(error.code == .isAFolder)
    #expect(try kept.text == (try fileText(1, 2, 3)))
    try #require(unsafe rmdir(kept.linesPath.description) == 0)
    try kept.store(lines, at: kept.linesPath)
    // The change that nobody noted is not in the way of those before it.
    try kept.undo()
    #expect(try kept.text == (try fileText(1, 3)))
  }

  @Test("is for this user alone")
  func permissions() throws {
    let kept = try KeptRepository(1)
    try kept.add(2)
    let folder = try kept.history.folder
    #expect(try kept.folder.permissions("state") == 0o700)
    #expect(try kept.folder.permissions("state/people") == 0o700)
    #expect(try FileSystem.status(of: folder)?.permissions == 0o700)
    #expect(try FileSystem.status(of: kept.linesPath)?.permissions == 0o600)
  }

  @Test(
    "in another file system keeps the records where it would keep the file",
    .enabled(if: sharedMemory != nil, "there is only one file system"))
  func otherFileSystem() throws {
    let shared = try #require(sharedMemory)
    var template = Array("\(shared)/people-tests-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return unsafe mkdtemp(start) != nil
    }
    try #require(made)
    let path = FilePath(bytes: template.dropLast().map(UInt8.init(bitPattern:)))
    var place = HistoryPlace(path)
    place.changeLimit = 1
    place.byteLimit = 4000
    let kept = KeptRepository(try KeptRepository(1), in: place)
    defer {
      let folder = try? kept.history.folder
      for name in ["history.jsonl", ".history.jsonl.new"] {
        try? folder.map { try FileSystem.remove($0.appending(name)) }
      }
      unsafe rmdir(folder?.description ?? "")
      unsafe rmdir(path.description)
    }
    #expect(try kept.add(2).historyFailure == nil)
    #expect(try kept.delete(1).historyFailure == nil)
    #expect(kept.file.backup() == nil)
    #expect(try kept.undo(2).historyFailure == nil)
    #expect(try kept.text == (try fileText(1)))
    #expect(try kept.redo(2).historyFailure == nil)
    #expect(try kept.text == (try fileText(2)))
    // More than half of what all entries may have is too much for one.
    let note = String(repeating: "n", count: 2000)
    #expect(try kept.add(3, note: note).historyFailure == .tooLarge)
    // It has an entry all the same, so that undo does not take back the change before it.
    #expect(try kept.numbers == [1, 2, 3, 4, 5])
    #expect(kept.undoError() == .notKept("Changed 1"))
    #expect(try kept.file.read().ids.elementsEqual([2, 3].map { Person(number: $0).id }))
  }
}
