#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Platform
import TestSupport
import Testing

@Suite("A file")
struct FileTests {
  private func pattern(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
  }

  @Test(
    "is written by an output buffer in order, small pieces and large ones",
    arguments: [61] as [UInt64], [false, true])
  func outputBuffer(seed: UInt64, isForDisk: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var output = OutputBuffer(
      try File.open(folder.file("out"), for: .createNew(permissions: 0o600)), isForDisk: isForDisk)
    var expected: [UInt8] = Array("first\n".utf8)
    try output.append("first\n")
    #expect(try folder.bytes(of: "out").isEmpty, "small pieces are collected")
    for round in 0..<120 {
      let sizes = [0, 1, 100, 5000, 65_535, 65_536, 65_537, 200_000, 5_000_000]
      let piece = pattern((sizes.randomElement(using: &random) ?? 0) + round % 2)
      switch round % 4 {
      case 0: try output.append { $0 += piece }
      case 1: try output.append("line \(round)\n")
      default: try output.write(piece.span)
      }
      expected += round % 4 == 1 ? Array("line \(round)\n".utf8) : piece
    }
    try output.flush()
    #expect(try folder.bytes(of: "out") == expected, "seed \(seed)")
    try output.append("end")
    let file = try output.finish()
    try file.synchronize()
    #expect(try folder.bytes(of: "out") == expected + Array("end".utf8), "seed \(seed)")
  }

  @Test(
    "gives its whole contents, whether they take small or large pages",
    arguments: [0, 1, 4095, 65_536, 65_537, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3_000_001])
  func contents(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = pattern(size)
    let path = try folder.store(bytes, to: "file")
    let contents = try FileContents(of: try File.open(path, for: .read))
    #expect(contents.count == size)
    // The file may go meanwhile: the contents stay.
    try FileSystem.remove(path)
    let buffer = unsafe UnsafeBufferPointer(start: contents.start, count: contents.count)
    #expect(unsafe buffer.elementsEqual(bytes))
    withExtendedLifetime(contents) {}
  }

  @Test(
    "is mapped when it is a large one, and shows the bytes it had after it is replaced",
    arguments: [1 << 20, (1 << 20) + 1, 3_000_001])
  func mapping(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = pattern(size)
    let path = try folder.store(bytes, to: "file")
    let mapped = try #require(try MappedFile.map(try File.open(path, for: .read)))
    try FileSystem.remove(path)
    let buffer = unsafe UnsafeBufferPointer(start: mapped.start, count: mapped.count)
    #expect(unsafe buffer.elementsEqual(bytes))
    withExtendedLifetime(mapped) {}
  }

  @Test("is not mapped when it is small, or no regular file")
  func notMapped() throws {
    let folder = try TemporaryFolder()
    let small = try folder.store(pattern((1 << 20) - 1), to: "small")
    #expect(try MappedFile.map(try File.open(small, for: .read)) == nil)
    #expect(try MappedFile.map(try File.open(FilePath(folder.path), for: .read)) == nil)
    #expect(try MappedFile.map(try File.open(FilePath("/dev/zero"), for: .read)) == nil)
  }

  @Test("that is a folder has no contents")
  func folderContents() throws {
    let folder = try TemporaryFolder()
    let error = SystemError(code: .isAFolder, operation: "read", path: FilePath(folder.path))
    #expect(throws: error) {
      try FileContents(of: try File.open(FilePath(folder.path), for: .read))
    }
  }

  @Test("that is a pipe takes more bytes than it holds, and gives its contents up to the end")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe")
    try #require(unsafe mkfifo(path.description, 0o600) == 0)
    let bytes = pattern(2_000_003)
    let writer = SystemThread {
      // Opening a pipe as a lock's file is opened does not wait for the other end.
      let file = try File.open(path, for: .openOrCreate(permissions: 0o600))
      try folder.store([], to: "opened")
      try file.write(bytes.span)
    }
    // Of a pipe that nobody writes to there is nothing to read, so the writer comes first.
    while try FileSystem.status(of: folder.file("opened")) == nil { sched_yield() }
    let reader = try File.open(path, for: .read)
    let contents = try FileContents(of: reader)
    try writer.join()
    let buffer = unsafe UnsafeBufferPointer(start: contents.start, count: contents.count)
    #expect(unsafe buffer.elementsEqual(bytes))
    withExtendedLifetime(contents) {}
  }

  @Test("that cannot be opened tells what was tried, on what, and why")
  func openErrors() throws {
    let folder = try TemporaryFolder()
    try folder.store([], to: "file")
    func code(_ name: String, _ mode: File.Mode) -> SystemError.Code? {
      do throws(SystemError) {
        _ = try File.open(folder.file(name), for: mode)
        return nil
      } catch {
        #expect(error.operation == "open" && error.path == folder.file(name))
        #expect(!error.reason.isEmpty)
        return error.code
      }
    }
    #expect(code("none", .read) == .notFound)
    #expect(code("file/x", .read) == .notAFolder)
    #expect(code("file", .createNew(permissions: 0o600)) == .exists)
    #expect(code("file", .openOrCreate(permissions: 0o600)) == nil)
  }
}

@Suite("The file system")
struct FileSystemTests {
  @Test("tells what kind of file there is, of a link itself")
  func status() throws {
    let folder = try TemporaryFolder()
    try folder.store([1, 2, 3], to: "file", permissions: 0o640)
    try folder.link("link", to: "nowhere")
    let status = try #require(try FileSystem.status(of: folder.file("file")))
    #expect(status.kind == .regular)
    #expect(status.size == 3)
    #expect(status.permissions == 0o640)
    #expect(status.linkCount == 1)
    #expect(status.user == geteuid())
    #expect(try FileSystem.status(of: FilePath(folder.path))?.kind == .folder)
    #expect(try FileSystem.status(of: folder.file("link"))?.kind == .symbolicLink)
    #expect(try FileSystem.status(of: FilePath("/dev/null"))?.kind == .device)
    #expect(try FileSystem.status(of: folder.file("none")) == nil)
    #expect(
      throws: SystemError(code: .notAFolder, operation: "examine", path: folder.file("file/x"))
    ) {
      try FileSystem.status(of: folder.file("file/x"))
    }
  }

  @Test("shows by a file's identity that it was replaced or rewritten")
  func identity() throws {
    let folder = try TemporaryFolder()
    let path = try folder.store([1], to: "file")
    let before = try FileSystem.status(of: path)?.identity
    #expect(try FileSystem.status(of: path)?.identity == before)
    try folder.store([1], to: "other")
    try FileSystem.rename(folder.file("other"), to: path)
    #expect(try FileSystem.status(of: path)?.identity != before)
  }

  @Test("follows links to the last one's target, which need not exist")
  func links() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolder(folder.file("a/b"))
    try folder.store([], to: "a/file")
    try folder.link("absolute", to: folder.file("a/file").description)
    try folder.link("a/b/up", to: "../file")
    try folder.link("chain", to: "a/b/up")
    try folder.link("dangling", to: "a/none")
    #expect(try FileSystem.resolvingLinks(folder.file("a/file")) == folder.file("a/file"))
    #expect(try FileSystem.resolvingLinks(folder.file("absolute")) == folder.file("a/file"))
    #expect(try FileSystem.resolvingLinks(folder.file("chain")) == folder.file("a/b/../file"))
    #expect(try FileSystem.resolvingLinks(folder.file("dangling")) == folder.file("a/none"))
    #expect(try FileSystem.resolvingLinks(folder.file("none")) == folder.file("none"))
  }

  @Test("follows forty links, and says of a loop that it does not end")
  func loop() throws {
    let folder = try TemporaryFolder()
    try folder.link("one", to: "other")
    try folder.link("other", to: "one")
    #expect(throws: SystemError.self) { try FileSystem.resolvingLinks(folder.file("one")) }
    do throws(SystemError) {
      _ = try FileSystem.resolvingLinks(folder.file("one"))
    } catch {
      #expect(error.code == .tooManyLinks)
    }
    for number in 1...41 { try folder.link("link\(number)", to: "link\(number - 1)") }
    #expect(try FileSystem.resolvingLinks(folder.file("link40")) == folder.file("link0"))
    #expect(throws: SystemError.self) { try FileSystem.resolvingLinks(folder.file("link41")) }
  }

  @Test("makes folders for this user alone, and is content with those that are there")
  func folders() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolder(folder.file("a/b/c"))
    for name in ["a", "a/b", "a/b/c"] {
      #expect(try FileSystem.status(of: folder.file(name))?.kind == .folder)
      #expect(try FileSystem.status(of: folder.file(name))?.permissions == 0o700)
    }
    try FileSystem.makeFolder(folder.file("a/b"))
    try FileSystem.makeFolder(FilePath("."))
    try FileSystem.makeFolder(FilePath("/"))
    #expect(try folder.names() == ["a"])
  }

  @Test("removes and renames")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.store([1], to: "one")
    try folder.store([2], to: "two")
    try FileSystem.rename(folder.file("one"), to: folder.file("two"))
    #expect(try folder.names() == ["two"])
    #expect(try folder.bytes(of: "two") == [1])
    try FileSystem.remove(folder.file("two"))
    try FileSystem.remove(folder.file("two"))
    #expect(try folder.names().isEmpty)
    #expect(throws: SystemError.self) {
      try FileSystem.rename(folder.file("two"), to: folder.file("one"))
    }
    try FileSystem.synchronizeFolder(FilePath(folder.path))
  }
}

@Suite("A lock")
struct FileLockTests {
  /// Whether the lock was free, and is again.
  private func isFree(_ path: FilePath, waiting seconds: Int = 0) throws -> Bool {
    switch try FileLock.acquire(path, waiting: seconds) {
    case .some: true
    case .none: false
    }
  }

  @Test("is held by one at a time, until it goes out of use")
  func exclusive() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lock")
    func hold() throws {
      let lock = try FileLock.acquire(path, waiting: 0)
      #expect(try !isFree(path))
      #expect(try !isFree(path, waiting: 1))
      _ = lock
    }
    try hold()
    // The one who gave up is still in the system's queue, and gives the lock back when its turn comes.
    #expect(try isFree(path, waiting: 60))
    #expect(try FileSystem.status(of: path)?.permissions == 0o600)
    #expect(try folder.names() == ["lock"])
  }

  @Test("goes to one who waits as soon as it is free, and is not lost to one who gave up")
  func waiting() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lock")
    func hold() throws -> SystemThread {
      let lock = try FileLock.acquire(path, waiting: 0)
      #expect(try !isFree(path, waiting: 1))
      let waiter = SystemThread {
        let isFree = try isFree(path, waiting: 60)
        #expect(isFree)
      }
      _ = lock
      return waiter
    }
    try hold().join()
    #expect(try isFree(path, waiting: 60))
  }
}
