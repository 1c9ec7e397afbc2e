import TestSupport
import Testing

@Suite("The other end of standard output")
struct PipeTests {
  /// More output than any pipe holds.
  private func manyPersons() throws -> BuiltProgram {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    try people.run("-q", "add", "--random", "-n", "5000", "--seed", "1")
    return people
  }

  @Test(
    "A reader that has seen enough ends the program silently with status 141",
    arguments: [
      "list", "list --sections", "list --format table", "list --format json",
      "list --format jsonl", "list --format ids", "list --sections --format json",
    ])
  func closedPipe(words: String) throws {
    let people = try manyPersons()
    let seen = try people.shell(
      "people \(words) | head -1 >/dev/null; echo ${PIPESTATUS[0]}")
    #expect(seen.lines == ["141"])
    #expect(seen.errors == "")
  }

  @Test("It does so too where the parent ignores SIGPIPE")
  func ignoredSignal() throws {
    let people = try manyPersons()
    let seen = try people.shell(
      "trap '' PIPE; people list | head -1 >/dev/null; echo ${PIPESTATUS[0]}")
    #expect(seen.lines == ["141"])
    #expect(seen.errors == "")
  }

  @Test("What was changed before the reader went away stays changed")
  func changeIntoClosedPipe() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let seen = try people.shell(
      "people -q add --random -n 5000 --seed 1 | head -1 >/dev/null; echo ${PIPESTATUS[0]}")
    #expect(seen.lines == ["141"])
    #expect(seen.errors == "")
    #expect(try people.run("list", "--count").output == "5000\n")
  }

  @Test(
    "An output that cannot be written is status 74 and a sentence",
    arguments: [
      "list", "list --count", "list --format json", "show \(Sample.anna)", "sections", "--version",
      "help", "help add",
    ])
  func fullDisk(words: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people \(words) >/dev/full")
    #expect(seen.status == 74)
    #expect(
      seen.errors == "people: standard output cannot be written: No space left on device\n")
    #expect(try people.file == Sample.file())
  }

  @Test("A card that could not be written does not count as sent")
  func unsentCard() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people send \(Sample.anna) >/dev/full")
    #expect(seen.status == 74)
    #expect(
      seen.errors
        == "people: standard output cannot be written: No space left on device;"
        + " nothing was changed\n")
    #expect(try people.file == Sample.file())
  }

  @Test(
    "A change whose ids cannot be written says that it was made all the same",
    arguments: [
      ("add Dora", "Added Dora; 'people undo' takes it back.\n"),
      ("delete \(Sample.bert)", "Deleted Bert Özil; 'people undo' takes it back.\n"),
      ("bookmark \(Sample.anna)", "Bookmarked Anna Schmidt; 'people undo' takes it back.\n"),
      ("edit \(Sample.anna) --title Boss", "Changed Anna Schmidt; 'people undo' takes it back.\n"),
    ])
  func fullDiskAfterChange(words: String, sentence: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people \(words) >/dev/full")
    #expect(seen.status == 74)
    #expect(
      seen.errors == sentence
        + "people: standard output cannot be written: No space left on device;"
        + " the change itself was made\n")
    #expect(try people.file != Sample.file())
    #expect(try people.run("check").status == 0)
  }

  @Test("Standard error that nobody can receive is no reason to fail")
  func fullStandardError() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people delete \(Sample.bert) 2>/dev/full")
    #expect(seen.status == 0)
    #expect(seen.output == "\(Sample.bert)\n")
    let failed = try people.shell("people delete \(Sample.bert) 2>/dev/full")
    #expect(failed.status == 1)
    #expect(failed.output == "")
  }

  @Test("A standard output that was closed is an error, and the repository is not written into")
  func closedOutput() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people list >&-")
    #expect(seen.status == 74)
    #expect(seen.errors == "people: standard output cannot be written: Bad file descriptor\n")
    try people.shell("people -q add Dora >&-")
    #expect(try people.run("check").status == 0)
  }
}
