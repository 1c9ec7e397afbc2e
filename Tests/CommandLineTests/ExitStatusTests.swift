import TestSupport
import Testing

@Suite("Exit statuses, each with its sentence")
struct ExitStatusTests {
  /// A call that must fail: what is said, and with which status.
  struct Failure: CustomTestStringConvertible {
    let status: Int32
    /// Lines of shell that come before the call.
    var preparation = ""
    let call: String
    let message: String

    var testDescription: String {
      "\(status): \(preparation.isEmpty ? "" : "\(preparation); ")\(call)"
    }
  }

  static let failures = [
    Failure(
      status: 1, call: "people delete \(Sample.nobody)",
      message: "no person has the id \"\(Sample.nobody)\": try 'people list'; nothing was changed"),
    Failure(
      status: 1, call: "people show \(Sample.nobody)",
      message: "no person has the id \"\(Sample.nobody)\": try 'people list'"),
    Failure(
      status: 1, call: "people send \(Sample.anna) 'Anna Schmidt'",
      message:
        "no person has the id \"Anna Schmidt\": try 'people list'; nothing was changed"
    ),
    Failure(
      status: 1, call: "people show 0a1",
      message: "no person has the id \"0a1\": try 'people list'"
        + " (at least 4 characters of an id are needed)"),
    Failure(
      status: 64, call: "people show",
      message: "ID is missing; usage: people show [OPTION ...] ID ..."),
    Failure(
      status: 65, call: "printf '[{]' | people add -",
      message: "standard input:1:3: expected a member name in double quotes; nothing was changed"),
    Failure(
      status: 65, preparation: "printf '[' >broken.json", call: "people list --file broken.json",
      message: "broken.json:1:2: the text ends here, but expected a value:"
        + " 'people check' lists every fault"),
    Failure(
      status: 66, call: "people list --file missing.json",
      message: "there is no file \"missing.json\": check the name, or add a person to make it"),
    Failure(
      status: 66, call: "people check --file missing.json",
      message: "there is no file \"missing.json\": check the name, or add a person to make it"),
    Failure(
      status: 66, call: "PEOPLE_FILE=missing.json people show \(Sample.anna)",
      message: "there is no file \"missing.json\": check the name, or add a person to make it"),
    Failure(
      status: 66, preparation: "mkdir folder", call: "people list --file folder",
      message: "\"folder\" cannot be read: Is a directory"),
    Failure(
      status: 66, call: "people list --file people.json/other.json",
      message: "\"people.json/other.json\" cannot be read: Not a directory"),
    Failure(
      status: 66, preparation: "ln -s loop.json loop.json", call: "people list --file loop.json",
      message: "\"loop.json\" cannot be read: Too many levels of symbolic links"),
    Failure(
      status: 73, preparation: "mkdir folder", call: "people add Dora --file folder",
      message: "\"folder\" is not a regular file and cannot hold a repository:"
        + " name another with --file; nothing was changed"),
    Failure(
      status: 73, preparation: "mkfifo fifo", call: "people add Dora --file fifo",
      message: "\"fifo\" is not a regular file and cannot hold a repository:"
        + " name another with --file; nothing was changed"),
    Failure(
      status: 73, call: "people add Dora --file /dev/null",
      message: "\"/dev/null\" is not a regular file and cannot hold a repository:"
        + " name another with --file; nothing was changed"),
    Failure(
      status: 73, preparation: "ln people.json other.json", call: "people add Dora",
      message: "\"people.json\" is one of 2 hard links to the same file, and a change would part"
        + " them: copy the file, or replace the other names by symbolic links; nothing was changed"),
    Failure(
      status: 73, call: "people add Dora --file people.json/other.json",
      message: "cannot examine \"people.json/other.json\": Not a directory; nothing was changed"),
    Failure(
      status: 73, preparation: "ln -s loop.json loop.json",
      call: "people add Dora --file loop.json",
      message: "cannot follow \"loop.json\": Too many levels of symbolic links; nothing was changed"
    ),
    Failure(
      // What is said goes through a pipe, since it would be too long for a file as well.
      status: 73,
      call:
        "set -o pipefail; { (ulimit -f 0; trap '' XFSZ; people add Dora) 2>&1 >&3 | cat >&2; } 3>&1",
      message: "cannot write \".people.json.new\": File too large; nothing was changed"),
    Failure(
      status: 74, call: "people add - <&-",
      message: "standard input cannot be read: Bad file descriptor; nothing was changed"),
    Failure(
      status: 74, preparation: "mkdir folder", call: "people add - <folder",
      message: "standard input cannot be read: Is a directory; nothing was changed"),
    Failure(
      status: 75, preparation: "exec 9>.people.json.lock; flock 9",
      call: "people add Dora --lock-timeout 0",
      message: "\"people.json\" is locked by another process, also after 0 s: try again, or wait"
        + " longer with --lock-timeout; nothing was changed"),
    Failure(
      status: 75, preparation: "exec 9>.people.json.lock; flock 9",
      call: "people delete \(Sample.anna) --lock-timeout 1",
      message: "\"people.json\" is locked by another process, also after 1 s: try again, or wait"
        + " longer with --lock-timeout; nothing was changed"),
  ]

  @Test("A failure has a status, a sentence, and no other trace", arguments: failures)
  func failure(_ failure: Failure) throws {
    let people = try BuiltProgram.keeping()
    try people.shell(failure.preparation)
    let names = try people.home.names()
    let seen = try people.shell(
      "\(failure.preparation.contains("flock") ? failure.preparation : ":")\n\(failure.call)")
    #expect(seen.status == failure.status)
    #expect(seen.output == "")
    #expect(seen.errors == "people: \(failure.message)\n")
    #expect(try people.file == Sample.file())
    // The lock file is the one that may stay.
    #expect(try people.home.names().filter { !names.contains($0) && !$0.hasSuffix(".lock") } == [])
  }

  @Test("Readers do not wait for the lock")
  func readingWhileLocked() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      "exec 9>.people.json.lock; flock 9; people list --count; people check; people show 0a1b | head -1"
    )
    #expect(seen.status == 0)
    #expect(seen.lines == ["3", "id\t\(Sample.anna)"])
  }

  @Test("A command waits for the lock until it is free")
  func waiting() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      "(exec 9>.people.json.lock; flock 9; : >held; sleep 0.3) & "
        + "until [ -e held ]; do :; done; people -q delete \(Sample.anna); wait")
    #expect(seen.status == 0)
    #expect(seen.lines == [Sample.anna])
    #expect(seen.errors == "")
  }

  @Test(
    "An empty list is done, in every format",
    arguments: [
      ("tsv", ""), ("ids", ""), ("jsonl", ""), ("json", "[]\n"),
    ])
  func emptyList(format: String, output: String) throws {
    let people = try BuiltProgram()
    for words in [[], ["--sections"]] {
      let seen = try people.run(words: ["list", "--format", format] + words)
      #expect(seen.status == 0)
      #expect(seen.output == output)
      #expect(seen.errors == "")
    }
  }

  @Test("Nobody at a terminal is told how to go on")
  func emptyTerminal() throws {
    let people = try BuiltProgram()
    let empty = try people.terminal("people list", type: "dumb")
    #expect(empty.output == "There are no persons yet: 'people add NAME' adds one.\n")
    let kept = try BuiltProgram.keeping()
    #expect(
      try kept.terminal("people list xyzzy", type: "dumb").output == "No person matches.\n")
    #expect(try kept.run("list", "xyzzy").errors == "")
  }
}
