import TestSupport
import Testing

@Suite("Streams and files that are not as usual")
struct StreamTests {
  @Test(
    "A closed stream stays closed, and nothing meant for it lands in a file",
    arguments: [
      (">&- 2>&-", 74), (">&-", 74), ("<&- >&-", 74), ("<&- >&- 2>&-", 74), ("2>&-", 0),
      ("<&- 2>&-", 0),
    ] as [(String, Int32)])
  func closedStreams(redirection: String, status: Int32) throws {
    let people = try BuiltProgram.keeping()
    #expect(try people.shell("people delete \(Sample.bert) \(redirection)").status == status)
    #expect(try people.file == Sample.file(of: [Sample.records[0], Sample.records[2]]))
    let first = try people.shell("people add Anna --file new.json \(redirection)")
    #expect(first.status == status)
    #expect(try people.run("--file", "new.json", "list", "--count").lines == ["1"])
    #expect(try people.home.bytes(of: ".new.json.lock").isEmpty)
  }

  @Test(
    "A change that cannot print its ids says that it was made",
    arguments: [">&-", ">/dev/full"])
  func unprintableIDs(redirection: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people -q delete \(Sample.bert) \(redirection)")
    #expect(seen.status == 74)
    #expect(seen.errors.hasPrefix("people: standard output cannot be written: "))
    #expect(seen.errors.hasSuffix("; the change itself was made\n"))
  }

  @Test("A signal that comes after the change says that it was made")
  func signalAfterChange() throws {
    let people = try BuiltProgram()
    // The ids of so many persons fill the pipe, so that the program is still writing them.
    let seen = try people.shell(
      """
      export PEOPLE_FILE=people.json
      mkfifo out
      "$PEOPLE_UNDER_TEST" add --random -n 5000 --seed 1 >out 2>errors & pid=$!
      exec 3<out
      until [ -s people.json ]; do sleep 0.02; done
      kill -TERM $pid; wait $pid; echo $?
      cat errors >&2
      people list --count
      """)
    #expect(seen.lines == ["143", "5000"])
    #expect(seen.errors.hasSuffix("people: ended by a signal; the change was made\n"))
  }

  @Test("A device is no repository, and a pipe is one that can only be read")
  func devicesAndPipes() throws {
    let people = try BuiltProgram.keeping()
    let device = try people.run("--file", "/dev/zero", "list")
    #expect(device.status == 66)
    #expect(
      device.errors
        == "people: \"/dev/zero\" is a device, not a file: use --file - to read a pipe\n")
    #expect(try people.shell("people --file <(cat people.json) list --count").lines == ["3"])
    let unwritten = try people.shell("mkfifo -m 600 pipe; people --file pipe list")
    #expect(unwritten.status == 65)
    #expect(unwritten.errors.hasPrefix("people: pipe:1:1: there is nothing here"))
  }

  @Test("A limit on the size of files is an error like a full disk")
  func fileSizeLimit() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("(ulimit -f 1; people add --random -n 1000)")
    #expect(seen.status == 73)
    #expect(
      seen.errors
        == "people: cannot write \".people.json.new\": File too large; nothing was changed\n")
    #expect(try people.file == Sample.file())
  }

  @Test("Where no file can be opened, the call fails rather than do something else")
  func noDescriptors() throws {
    let people = try BuiltProgram.keeping()
    // The lock still gets a descriptor, the file itself none.
    let seen = try people.shell("(ulimit -n 4; people delete \(Sample.bert))")
    #expect(seen.status == 66)
    #expect(seen.output == "")
    #expect(
      seen.errors
        == "people: \"people.json\" cannot be read: Too many open files; nothing was changed\n")
    #expect(try people.file == Sample.file())
  }

  @Test(
    "Who names a file that is missing is told that",
    arguments: ["bookmark 0a1b", "delete 0a1b", "edit 0a1b --note x", "send 0a1b", "list"])
  func missingFile(words: String) throws {
    let people = try BuiltProgram()
    let seen = try people.shell("people --file typo.json \(words)")
    #expect(seen.status == 66)
    #expect(seen.output == "")
    #expect(seen.errors.hasPrefix("people: there is no file \"typo.json\""))
    #expect(try people.home.names() == [])
  }

  @Test("A very long name is cut in a sentence")
  func longName() throws {
    let people = try BuiltProgram.keeping()
    let name = String(repeating: "Long ", count: 20_000)
    let seen = try people.run("add", "-", input: "{\"firstName\":\"\(name)\"}")
    #expect(seen.errors.utf8.count < 200)
    #expect(seen.errors.hasPrefix("Added Long Long"))
    let wrong = try people.run("list", "--sort", String(name.prefix(50_000)))
    #expect(wrong.status == 64)
    #expect(wrong.errors.utf8.count < 1000)
  }

  @Test("A home that is no absolute path is none")
  func relativeHome() throws {
    let people = try BuiltProgram(environment: ["HOME": "somewhere"])
    let seen = try people.run("add", "Anna")
    #expect(seen.status == 64)
    #expect(seen.errors.hasPrefix("people: HOME is not an absolute path: name the repository"))
    #expect(try people.home.names() == [])
  }
}
