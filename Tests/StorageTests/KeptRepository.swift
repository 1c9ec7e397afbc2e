import JSON
import Persons
import Platform
@testable import Storage
import TestSupport

/// A repository file in a folder of its own, with a history beside it.
struct KeptRepository {
  let folder: TemporaryFolder
  let place: HistoryPlace
  let path: FilePath

  /// Makes the folder, and the file with the persons of some numbers; no file for none.
  init(_ numbers: UInt64..., limits: (inout HistoryPlace) -> Void = { _ in }) throws {
    folder = try TemporaryFolder()
    path = folder.file("people.json")
    var place = HistoryPlace(folder.file("state/people"))
    place.previousFileLimit = 1000
    limits(&place)
    self.place = place
    if !numbers.isEmpty {
      let persons = numbers.map(Person.init(number:))
      try folder.store(try PersonsRepository(persons).fileBytes, to: "people.json")
    }
  }

  /// The same file with its history in another place.
  init(_ other: KeptRepository, in place: HistoryPlace) {
    folder = other.folder
    path = other.path
    self.place = place
  }

  var file: RepositoryFile { RepositoryFile(.path(path, mustExist: false), history: place) }

  var history: History { get throws { try History(of: path, in: place) } }

  /// The path of the history's lines.
  var linesPath: FilePath { get throws { try history.folder.appending("history.jsonl") } }

  /// The text of the repository file.
  var text: String { get throws { try folder.text() } }

  /// The numbers of the entries that the history holds.
  var numbers: [Int] { get throws { try history.entries().map(\.number) } }

  // MARK: Changes

  @discardableResult
  func add(_ numbers: UInt64..., note: String = "") throws(StorageError) -> RepositoryUpdate {
    try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.add(
        numbers.map { number in
          var person = Person(number: number)
          person.note = note
          return person
        })
    }
  }

  @discardableResult
  func delete(_ numbers: UInt64...) throws(StorageError) -> RepositoryUpdate {
    try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.delete(numbers.map { Person(number: $0).id })
    }
  }

  @discardableResult
  func bookmark(_ number: UInt64) throws(StorageError) -> RepositoryUpdate {
    try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.setBookmark(true, of: [Person(number: number).id])
    }
  }

  @discardableResult
  func undo(_ count: Int = 1) throws(StorageError) -> HistoryStep {
    try file.undo(count, at: Timestamp(secondsSince1970: 0), lockTimeout: 10)
  }

  @discardableResult
  func redo(_ count: Int = 1) throws(StorageError) -> HistoryStep {
    try file.redo(count, at: Timestamp(secondsSince1970: 0), lockTimeout: 10)
  }

  /// What an undo is refused with; nil when it is made.
  func undoError(_ count: Int = 1) -> StorageError? {
    storageError { () throws(StorageError) in try undo(count) }
  }

  /// What a redo is refused with; nil when it is made.
  func redoError(_ count: Int = 1) -> StorageError? {
    storageError { () throws(StorageError) in try redo(count) }
  }

  // MARK: Bytes

  /// Stores the repository file as another program would.
  func store(_ text: String) throws {
    try folder.store(Array(text.utf8), to: "people.json")
  }

  /// All bytes of a file.
  func bytes(_ path: FilePath) throws -> [UInt8] {
    let file = try File.open(path, for: .read)
    return try file.read(0..<file.status().size)
  }

  /// Stores a file, new or in place of another.
  func store(_ bytes: some Sequence<UInt8>, at path: FilePath) throws {
    try FileSystem.remove(path)
    try File.open(path, for: .createNew(permissions: 0o600)).write(Array(bytes).span)
  }
}
