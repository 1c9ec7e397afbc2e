import Platform
import TestSupport
import Testing

@Suite("A path")
struct FilePathTests {
  @Test(
    "names a file in a folder",
    arguments: [
      ("a/b", "a", "b"), ("/a/b", "/a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("a/", ".", "a"),
      ("a/b/", "a", "b"), ("a//b", "a", "b"), ("//a", "/", "a"), ("a/b//", "a", "b"),
      ("/", "/", ""),
      ("./a", ".", "a"), ("../a", "..", "a"), ("a/..", "a", ".."), ("ä/ö", "ä", "ö"), ("", ".", ""),
      ("a/.b", "a", ".b"), ("///", "/", ""),
    ])
  func parts(_ path: String, parent: String, name: String) {
    #expect(FilePath(path).parent == FilePath(parent))
    #expect(FilePath(path).name == FilePath(name))
  }

  @Test(
    "is put together with one slash",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("a", "/b", "/b"), ("", "b", "b"),
      ("a", "../b", "a/../b"), (".", "b", "b"), ("a", "b/c", "a/b/c"),
    ])
  func appending(_ folder: String, _ other: String, expected: String) {
    #expect(FilePath(folder).appending(other) == FilePath(expected))
    #expect(FilePath(folder).appending(FilePath(other)) == FilePath(expected))
  }

  @Test("is absolute where it starts at the root")
  func absolute() {
    #expect(FilePath("/a").isAbsolute)
    #expect(!FilePath("a/b").isAbsolute)
    #expect(!FilePath("").isAbsolute)
  }

  @Test("keeps bytes that are not UTF-8, through its text too")
  func bytes() throws {
    let path = FilePath(bytes: [0x61, 0xFF, 0x2F, 0xC3])
    #expect(FilePath(path.description) == path)
    #expect(path.name == FilePath(bytes: [0xC3]))
    let folder = try TemporaryFolder()
    let name = FilePath(bytes: [0x61, 0xFF, 0x80])
    try folder.store([1], to: name.description)
    #expect(try FileSystem.status(of: FilePath(folder.path).appending(name))?.size == 1)
    try FileSystem.remove(FilePath(folder.path).appending(name))
  }
}
