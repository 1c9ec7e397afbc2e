#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import JSON
import Persons
import Platform
import Storage
import TestSupport
import Testing

@Suite("Changing a repository file")
struct RepositoryUpdatingTests {
  /// Adds a person, and tells the error instead of throwing it.
  @discardableResult
  private func add(_ number: UInt64, to file: RepositoryFile, lockTimeout: Int = 10)
    -> StorageError?
  {
    storageError { () throws(StorageError) in
      let update = try file.update(lockTimeout: lockTimeout) {
        repository throws(RepositoryError) in
        try repository.add([Person(number: number)])
      }
      #expect(update.changes.map(\.id) == [Person(number: number).id])
    }
  }

  private func folder(_ numbers: UInt64...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let repository = try PersonsRepository(numbers.map(Person.init(number:)))
    try folder.store(repository.fileBytes, to: "people.json")
    return folder
  }

  @Test(
    "keeps the permissions", arguments: [0o600, 0o640, 0o644, 0o660, 0o400 | 0o200] as [UInt32])
  func permissions(_ permissions: UInt32) throws {
    let folder = try TemporaryFolder()
    try folder.store(Array("[]".utf8), to: "people.json", permissions: permissions)
    #expect(add(1, to: folder.repository()) == nil)
    #expect(try folder.permissions("people.json") == permissions)
    #expect(try folder.text() == (try fileText(1)))
    #expect(try folder.names() == [".people.json.lock", "people.json"])
  }

  @Test("goes through links, relative and absolute, and leaves them")
  func links() throws {
    let folder = try folder(1)
    try FileSystem.makeFolder(folder.file("a"))
    try folder.link("a/relative.json", to: "../people.json")
    try folder.link("absolute.json", to: folder.file("a/relative.json").description)
    try folder.link("chain.json", to: "absolute.json")
    #expect(add(2, to: folder.repository("chain.json")) == nil)
    #expect(add(3, to: folder.repository("a/relative.json")) == nil)
    #expect(try folder.text() == (try fileText(1, 2, 3)))
    for name in ["a/relative.json", "absolute.json", "chain.json"] {
      #expect(try FileSystem.status(of: folder.file(name))?.kind == .symbolicLink)
    }
    #expect(
      try folder.names() == [
        ".people.json.lock", "a", "absolute.json", "chain.json", "people.json",
      ])
  }

  @Test("through a loop of links is refused")
  func linkLoop() throws {
    let folder = try TemporaryFolder()
    try folder.link("people.json", to: "other.json")
    try folder.link("other.json", to: "people.json")
    guard case .unwritable(let error) = add(1, to: folder.repository()) else {
      Issue.record("the loop was not told")
      return
    }
    #expect(error.code == .tooManyLinks)
    #expect(try folder.names() == ["other.json", "people.json"])
  }

  @Test("is refused where a folder or a pipe stands in the file's place")
  func otherKinds() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolder(folder.file("people.json"))
    #expect(add(1, to: folder.repository()) == .notAFile(folder.file("people.json")))
    try #require(unsafe mkfifo(folder.file("pipe").description, 0o600) == 0)
    #expect(add(1, to: folder.repository("pipe")) == .notAFile(folder.file("pipe")))
    #expect(try FileSystem.status(of: folder.file("people.json"))?.kind == .folder)
    #expect(try FileSystem.status(of: folder.file("pipe"))?.kind == .pipe)
  }

  @Test(
    "of a broken file is refused, with the place, and the bytes are left",
    arguments: [
      ("", 1, 1), ("\n", 2, 1), ("[{\"id\":\"", 1, 8), ("[\n{}\n]", 2, 1),
      ("{\"persons\":[]", 1, 14),
      ("\u{FEFF}[\r\n{\"é\" 1}]", 2, 6), ("null", 1, 1),
    ])
  func broken(_ text: String, line: Int, column: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.store(Array(text.utf8), to: "people.json")
    let status = try FileSystem.status(of: path)
    guard case .malformed(path, let position, let message) = add(1, to: folder.repository()) else {
      Issue.record("the file was taken for right")
      return
    }
    #expect(position == TextPosition(line: line, column: column))
    #expect(!message.isEmpty)
    #expect(try FileSystem.status(of: path) == status)
    #expect(try folder.text() == text)
  }

  @Test("of a newer version is refused, though it can be read")
  func newerVersion() throws {
    let folder = try TemporaryFolder()
    let text = "{\"version\":2,\"persons\":[]}"
    let path = try folder.store(Array(text.utf8), to: "people.json")
    #expect(try folder.repository().read().version == 2)
    #expect(add(1, to: folder.repository()) == .newerVersion(path, 2))
    #expect(try folder.text() == text)
  }

  @Test("is refused where the file has a second name")
  func hardLink() throws {
    let folder = try folder(1)
    let path = folder.file("people.json")
    try #require(unsafe link(path.description, folder.file("second").description) == 0)
    #expect(add(2, to: folder.repository()) == .severalNames(path, 2))
    #expect(try folder.text() == (try fileText(1)))
    try FileSystem.remove(folder.file("second"))
    #expect(add(2, to: folder.repository()) == nil)
  }

  @Test(
    "is refused where the file is read-only",
    .disabled(if: geteuid() == 0, "root may write to all files"))
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let path = try folder.store(Array("[]".utf8), to: "people.json", permissions: 0o400)
    #expect(add(1, to: folder.repository()) == .readOnly(path))
    #expect(try folder.text() == "[]")
  }

  @Test(
    "is refused where the folder is read-only",
    .disabled(if: geteuid() == 0, "root may write to all folders"))
  func readOnlyFolder() throws {
    let folder = try folder(1)
    try #require(unsafe chmod(folder.path, 0o500) == 0)
    defer { unsafe chmod(folder.path, 0o700) }
    guard case .unwritable(let error) = add(2, to: folder.repository()) else {
      Issue.record("the folder was written to")
      return
    }
    #expect(error.code == .accessDenied)
    #expect(try folder.text() == (try fileText(1)))
  }

  @Test("takes away what a killed process left behind, however long that was")
  func leftOverDraft() throws {
    let folder = try folder(1)
    let before = try #require(try FileSystem.status(of: folder.file("people.json")))
    try folder.store(
      [UInt8](repeating: 0x78, count: 100_000), to: ".people.json.new", permissions: 0o666)
    #expect(add(2, to: folder.repository()) == nil)
    #expect(try folder.text() == (try fileText(1, 2)))
    #expect(try folder.permissions("people.json") == before.permissions)
    #expect(try folder.names() == [".people.json.lock", "people.json"])
  }

  @Test("writes nothing where nothing changes or the change is refused")
  func nothingWritten() throws {
    let folder = try folder(1)
    let path = folder.file("people.json")
    let before = try FileSystem.status(of: path)
    let id = Person(number: 1).id
    let none = try folder.repository().update(lockTimeout: 10) {
      repository throws(RepositoryError) in
      try repository.setBookmark(false, of: [id])
    }
    #expect(none.changes.isEmpty)
    #expect(add(1, to: folder.repository()) == .refused(.idIsTaken(id)))
    #expect(try FileSystem.status(of: path) == before)
    #expect(try folder.names() == [".people.json.lock", "people.json"])
  }

  @Test("makes a new file of the old one's name")
  func replaced() throws {
    let folder = try folder(1)
    let old = try File.open(folder.file("people.json"), for: .read)
    let before = try old.status()
    #expect(add(2, to: folder.repository()) == nil)
    #expect(try old.status().linkCount == 0)
    #expect(String(decoding: try old.read(0..<10_000), as: UTF8.self) == (try fileText(1)))
    #expect(try FileSystem.status(of: folder.file("people.json"))?.identity != before.identity)
  }

  @Test(
    "waits for the lock no longer than it is told, and goes on when it is free", arguments: [0, 1])
  func locked(seconds: Int) throws {
    let folder = try folder(1)
    let path = folder.file("people.json")
    func hold() throws {
      let lock = try FileLock.acquire(folder.file(".people.json.lock"), waiting: 0)
      #expect(
        add(2, to: folder.repository(), lockTimeout: seconds) == .locked(path, seconds: seconds))
      #expect(try folder.text() == (try fileText(1)))
      // Reading takes no lock.
      #expect(try folder.repository().read().count == 1)
      _ = lock
    }
    try hold()
    #expect(add(2, to: folder.repository()) == nil)
    #expect(try folder.text() == (try fileText(1, 2)))
  }

  @Test(
    "leaves the file to another program that changed it meanwhile",
    arguments: ["replaced", "rewritten", "removed", "made"])
  func changedMeanwhile(how: String) throws {
    let folder = how == "made" ? try TemporaryFolder() : try folder(1)
    let path = folder.file("people.json")
    let other = Array("[ ]".utf8)
    let error = storageError { () throws(StorageError) in
      try folder.repository().update(lockTimeout: 10) { repository throws(RepositoryError) in
        do {
          switch how {
          case "removed": try FileSystem.remove(path)
          case "rewritten":
            let stream = unsafe try #require(unsafe fopen(path.description, "w"))
            unsafe fputs("[ ]", stream)
            unsafe fclose(stream)
          default: try folder.store(other, to: "people.json")
          }
        } catch {
          Issue.record(error)
        }
        return try repository.add([Person(number: 2)])
      }
    }
    #expect(error == .changedMeanwhile(path))
    if how == "removed" {
      #expect(try folder.names() == [".people.json.lock"])
    } else {
      #expect(try folder.bytes(of: "people.json") == other)
      #expect(try folder.names() == [".people.json.lock", "people.json"])
    }
  }

  @Test("by many at once loses nothing, and readers never see a broken file")
  func crowd() throws {
    let folder = try TemporaryFolder()
    let file = folder.repository()
    let writers = (0..<4).map { writer in
      SystemThread {
        for round in 0..<25 {
          try file.update(lockTimeout: 60) { repository throws(RepositoryError) in
            try repository.add([Person(number: UInt64(writer * 25 + round))])
          }
        }
      }
    }
    let reader = SystemThread {
      var count = 0
      for _ in 0..<300 {
        let now = try file.read().count
        try #require(now >= count)
        count = now
      }
    }
    for writer in writers { try writer.join() }
    try reader.join()
    let ids = try file.read().ids
    #expect(Set(ids) == Set((0..<100).map { Person(number: $0).id }))
    #expect(ids.count == 100)
    #expect(try folder.names() == [".people.json.lock", "people.json"])
  }
}
