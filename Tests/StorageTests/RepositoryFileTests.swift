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

extension TemporaryFolder {
  /// The repository file of a name in the folder.
  func repository(_ name: String = "people.json", mustExist: Bool = false) -> RepositoryFile {
    RepositoryFile(.path(file(name), mustExist: mustExist))
  }

  /// The permissions of a file.
  func permissions(_ name: String) throws -> UInt32? {
    try FileSystem.status(of: file(name))?.permissions
  }

  /// The text of a file.
  func text(_ name: String = "people.json") throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }
}

/// The text of a repository file with the persons of some numbers.
func fileText(_ numbers: UInt64...) throws -> String {
  String(
    decoding: try PersonsRepository(numbers.map(Person.init(number:))).fileBytes, as: UTF8.self)
}

extension Person {
  /// A person with a numbered id and first name.
  init(number: UInt64) {
    self.init(id: PersonID(high: 0x4000, low: 0x8000_0000_0000_0000 | number))
    firstName = "P\(number)"
  }
}

/// What a call throws as an error of the storage; nil when it throws nothing.
func storageError(_ body: () throws(StorageError) -> Void) -> StorageError? {
  do throws(StorageError) {
    try body()
    return nil
  } catch {
    return error
  }
}

@Suite("Reading a repository file")
struct RepositoryReadingTests {
  @Test("gives the persons in it")
  func reading() throws {
    let folder = try TemporaryFolder()
    try folder.store(Array(try fileText(1, 2).utf8), to: "people.json")
    #expect(
      try folder.repository().read()
        == (try PersonsRepository([Person(number: 1), Person(number: 2)])))
    #expect(try folder.names() == ["people.json"])
  }

  @Test("that is missing gives an empty repository, or an error where it must exist")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.repository().read() == PersonsRepository())
    #expect(try folder.repository("a/b.json").read() == PersonsRepository())
    #expect(try folder.repository().check().faults.isEmpty)
    let path = folder.file("people.json")
    #expect(
      storageError { () throws(StorageError) in
        _ = try folder.repository(mustExist: true).read()
      } == .missing(path))
    #expect(
      storageError { () throws(StorageError) in
        _ = try folder.repository(mustExist: true).check()
      } == .missing(path))
    #expect(try folder.names().isEmpty)
  }

  @Test("tells line and column of the first fault, or of all")
  func malformed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.store(Array("[\n {\"id\" 1},\n]".utf8), to: "people.json")
    let error = StorageError.malformed(
      path, TextPosition(line: 2, column: 8), "expected ':' after a member name")
    #expect(storageError { () throws(StorageError) in _ = try folder.repository().read() } == error)
    #expect(try folder.repository().check().faults == [error])
    try folder.store(Array("[{},{}]".utf8), to: "people.json")
    #expect(try folder.repository().check().faults.count == 2)
  }

  @Test("reads a large file from its map as it reads a small one")
  func large() throws {
    let folder = try TemporaryFolder()
    var repository = try PersonsRepository((0..<20_000).map(Person.init(number:)))
    try folder.store(repository.fileBytes, to: "people.json")
    #expect(try #require(try FileSystem.status(of: folder.file("people.json"))).size > 1 << 20)
    let read = try folder.repository().read()
    #expect(read == repository)
    let ids = [Person(number: 7).id]
    try folder.repository().update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.delete(ids)
    }
    try repository.delete(ids)
    #expect(try folder.bytes(of: "people.json") == repository.fileBytes)
    #expect(read.count == 20_000, "the map of the old file stays")
    #expect(read.person(at: 7) == Person(number: 7))
  }

  @Test("refuses a folder")
  func folderInPlace() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolder(folder.file("people.json"))
    let error = SystemError(code: .isAFolder, operation: "read", path: folder.file("people.json"))
    #expect(
      storageError { () throws(StorageError) in _ = try folder.repository().read() }
        == .unreadable(error))
  }
}

@Suite("The first change of a repository file")
struct RepositoryCreationTests {
  private func add(_ number: UInt64, to file: RepositoryFile) throws {
    try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
      try repository.add([Person(number: number)])
    }
  }

  @Test("makes the file and its folders, for this user alone")
  func making() throws {
    let folder = try TemporaryFolder()
    try add(1, to: folder.repository("a/b/people.json", mustExist: true))
    #expect(try folder.text("a/b/people.json") == (try fileText(1)))
    #expect(try folder.permissions("a") == 0o700)
    #expect(try folder.permissions("a/b") == 0o700)
    #expect(try folder.permissions("a/b/people.json") == 0o600)
    #expect(try folder.permissions("a/b/.people.json.lock") == 0o600)
  }

  #if canImport(Glibc)
    @Test(
      "does so whatever the process's mask",
      arguments: [0o000, 0o022, 0o077, 0o277, 0o777] as [mode_t])
    func mask(_ mask: mode_t) throws {
      let folder = try TemporaryFolder()
      let path = folder.file("a/people.json")
      let thread = SystemThread {
        // A thread of its own mask, which other tests do not see.
        try #require(unshareFileSystemState())
        umask(mask)
        let file = RepositoryFile(.path(path, mustExist: false))
        for number in 1...2 {
          try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
            try repository.add([Person(number: UInt64(number))])
          }
        }
      }
      try thread.join()
      #expect(try folder.permissions("a") == 0o700)
      #expect(try folder.permissions("a/people.json") == 0o600)
      #expect(try folder.permissions("a/.people.json.lock") == 0o600)
      #expect(try folder.text("a/people.json") == (try fileText(1, 2)))
    }
  #endif

  @Test("of nothing makes no file")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let update = try folder.repository().update(lockTimeout: 10) { _ throws(RepositoryError) in []
    }
    #expect(update.changes.isEmpty)
    #expect(!update.madeFile)
    #expect(try folder.names() == [])
  }

  @Test("that is refused makes neither the file nor its folder")
  func refused() throws {
    let folder = try TemporaryFolder()
    let file = RepositoryFile(.path(folder.file("new/people.json"), mustExist: false))
    let id = Person(number: 1).id
    let error = storageError { () throws(StorageError) in
      try file.update(lockTimeout: 10) { repository throws(RepositoryError) in
        try repository.delete([id])
      }
    }
    #expect(error == .refused(.noSuchPerson(id.description)))
    #expect(try folder.names() == [])
  }

  @Test("that makes the file tells so, and the next one does not")
  func madeFile() throws {
    let folder = try TemporaryFolder()
    let updates = try [1, 2].map { number in
      try folder.repository().update(lockTimeout: 10) { repository throws(RepositoryError) in
        try repository.add([Person(number: number)])
      }
    }
    #expect(updates.map(\.madeFile) == [true, false])
  }

  @Test("through a link to nothing makes the link's target")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try folder.link("people.json", to: "real/store.json")
    try add(1, to: folder.repository())
    #expect(try folder.text("real/store.json") == (try fileText(1)))
    #expect(try FileSystem.status(of: folder.file("people.json"))?.kind == .symbolicLink)
    #expect(try folder.names() == ["people.json", "real"])
  }

  @Test("cannot be made of standard input")
  func standardInput() {
    let file = RepositoryFile(.standardInput)
    let error = storageError { () throws(StorageError) in
      try file.update(lockTimeout: 0) { repository throws(RepositoryError) in
        try repository.add([Person(number: 1)])
      }
    }
    #expect(error == .notAFile(file.path))
  }
}

#if canImport(Glibc)
  /// Gives the calling thread a file mode mask of its own.
  ///
  /// The function is declared for programs that ask for extensions, so it is looked up by name.
  private func unshareFileSystemState() -> Bool {
    typealias Unshare = @convention(c) (Int32) -> Int32
    let cloneFileSystem: Int32 = 0x200
    guard let symbol = unsafe dlsym(nil, "unshare") else { return false }
    return unsafe unsafeBitCast(symbol, to: Unshare.self)(cloneFileSystem) == 0
  }
#endif
