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

@Suite("A history that a killed process left behind")
struct HistoryCrashTests {
  private let newline = UInt8(ascii: "\n")

  @Test("with half a last line loses the half at the next change, wherever it is cut off")
  func tornLine() throws {
    let kept = try KeptRepository(1)
    try kept.add(2)
    try kept.add(3)
    let old = try kept.text
    let whole = try kept.bytes(kept.linesPath)
    try kept.add(4)
    let torn = try kept.bytes(kept.linesPath)
    for end in whole.count..<torn.count {
      try kept.store(old)
      try kept.store(torn[..<end], at: kept.linesPath)
      try kept.add(5)
      let lines = try kept.bytes(kept.linesPath)
      #expect(lines.starts(with: whole), "cut at \(end)")
      #expect(lines[whole.count...].count { $0 == newline } == 1, "cut at \(end)")
      #expect(try kept.numbers == [1, 2, 3], "cut at \(end)")
      try kept.undo(3)
      #expect(try kept.text == (try fileText(1)), "cut at \(end)")
    }
  }

  /// A change that a process was about to make.
  enum Change: CaseIterable {
    case add, delete, bookmark, undo, undoSeveral, redo, large

    func make(in kept: KeptRepository) throws {
      switch self {
      case .add: try kept.add(8, 9)
      case .delete: try kept.delete(1, 3)
      case .bookmark: try kept.bookmark(2)
      case .undo: try kept.undo()
      case .undoSeveral: try kept.undo(2)
      case .redo: try kept.redo()
      case .large: try kept.add(9, note: String(repeating: "n", count: 2000))
      }
    }
  }

  @Test(
    "with an entry whose change was not made forgets it", arguments: Change.allCases, [true, false])
  func notMade(_ change: Change, isSameFile: Bool) throws {
    let kept = try KeptRepository(1, 2, 3) { $0.changeLimit = 1000 }
    try kept.add(4)
    try kept.add(5)
    try kept.delete(4)
    try kept.undo()
    let old = try kept.text
    let before = try kept.bytes(kept.linesPath)
    let items = try kept.file.changes().map(\.isUndone)
    try change.make(in: kept)
    try #require(try kept.numbers == [1, 2, 3, 4, 5])
    // The file is what it was: the same one, as after a crash, or one with the same bytes.
    if isSameFile {
      try FileSystem.remove(kept.path)
      try #require(
        unsafe link(kept.history.backup.description, kept.path.description) == 0)
      #expect(try kept.file.changes().map(\.isUndone) == items)
    } else {
      try kept.store(old)
      if change == .large { return }
    }
    #expect(kept.undoError(3) == .nothingToUndo(available: 2))
    #expect(try kept.bytes(kept.linesPath) == before)
    #expect(try kept.text == old)
    #expect(try FileSystem.status(of: kept.history.previousFile(5)) == nil)
    #expect(try kept.redo().entries.map(\.number) == [3])
    try kept.undo(3)
    #expect(try kept.text == (try fileText(1, 2, 3)))
    #expect(try kept.numbers == [1, 2, 3, 4, 5, 6])
  }

  @Test("with a first entry whose file was not made forgets it")
  func firstNotMade() throws {
    let kept = try KeptRepository()
    try kept.add(1)
    try FileSystem.remove(kept.path)
    #expect(try kept.file.changes().isEmpty)
    try kept.add(2)
    #expect(try kept.numbers == [1])
    try kept.undo()
    #expect(kept.undoError() == .nothingToUndo(available: 0))
  }

  @Test("keeps its entries, and the files it keeps, when the repository was removed by other means")
  func removedFile() throws {
    let kept = try KeptRepository(1) { $0.changeLimit = 1 }
    try kept.add(2)
    try FileSystem.remove(kept.path)
    #expect(kept.undoError() == .nothingToUndo(available: 0))
    try kept.add(3)
    #expect(try kept.numbers == [1, 2])
    #expect(try kept.bytes(kept.history.previousFile(1)) == Array(try fileText(1).utf8))
  }

  @Test("with damaged lines passes over them", arguments: [0, 1, 2, 3])
  func damagedLines(position: Int) throws {
    let kept = try KeptRepository(1)
    for number in 2...4 { try kept.add(UInt64(number)) }
    var lines = try kept.bytes(kept.linesPath).split(separator: newline).map(Array.init)
    lines.insert(contentsOf: [[0xFF, 0x00], []], at: position)
    if position < 3 { lines[position + 2][40] = 0x07 }
    try kept.store(lines.joined(separator: [newline]) + [newline], at: kept.linesPath)
    let rest = [1, 2, 3].filter { $0 != position + 1 }
    #expect(try kept.numbers == rest)
    try kept.add(5)
    try kept.undo(rest.count + 1)
    #expect(
      try kept.text == (position < 3 ? try fileText(1, UInt64(position) + 2) : try fileText(1)))
    #expect(kept.undoError() == .nothingToUndo(available: 0))
  }

  @Test("with damaged records tells so, and takes nothing back")
  func damagedRecords() throws {
    let kept = try KeptRepository(1)
    try kept.add(2)
    var lines = try kept.bytes(kept.linesPath)
    lines[lines.count - 5] = 0x07
    try kept.store(lines, at: kept.linesPath)
    #expect(kept.undoError() == .notKept("Changed 1"))
    #expect(try kept.text == (try fileText(1, 2)))
    try kept.add(3)
    try kept.undo()
    #expect(try kept.numbers == [1, 2, 3])
  }

  @Test("and with other names of the file takes those away, but leaves those of others")
  func ownLinks() throws {
    let kept = try KeptRepository(1) { $0.changeLimit = 1000 }
    try kept.add(2)
    let history = try kept.history
    for (number, names) in [
      [history.backup], [history.previousFile(3)],
      [history.backup, history.previousFile(4)],
    ].enumerated() {
      for name in names {
        try FileSystem.remove(name)
        try FileSystem.link(kept.path, as: name)
      }
      try kept.add(3 + UInt64(number))
      #expect(try FileSystem.status(of: kept.path)?.linkCount == 1)
    }
    #expect(try kept.text == (try fileText(1, 2, 3, 4, 5)))
    #expect(try FileSystem.status(of: history.previousFile(3)) == nil)
    try FileSystem.remove(history.backup)
    try FileSystem.link(kept.path, as: history.backup)
    try FileSystem.link(kept.path, as: kept.folder.file("second"))
    #expect(
      storageError { () throws(StorageError) in try kept.add(6) } == .severalNames(kept.path, 2))
    #expect(kept.undoError() == .severalNames(kept.path, 2))
    #expect(try kept.text == (try fileText(1, 2, 3, 4, 5)))
    #expect(try kept.folder.text("second") == (try fileText(1, 2, 3, 4, 5)))
  }
}
