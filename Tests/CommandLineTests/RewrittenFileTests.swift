import TestSupport
import Testing

/// Programs that write into the file, as none should, rather than replace it.
@Suite("A large file that another program writes into while it is read")
struct RewrittenFileTests {
  /// What `people list` prints waits in a pipe that is full, while the file is rewritten.
  private static func listing(rewriting: String) -> String {
    """
    { people list --format jsonl; echo $? > status; } | { read -r line; \(rewriting); cat >/dev/null; }
    cat status
    """
  }

  private func manyPersons() throws -> BuiltProgram {
    let people = try BuiltProgram(environment: [
      "PEOPLE_FILE": "people.json", "SWIFT_BACKTRACE": "enable=no",
    ])
    try people.shell("people -q add --random -n 5000 --seed 1 >/dev/null; cp people.json copy")
    return people
  }

  @Test(
    "ends the command with status 75 and the reason, and the next one tells what is wrong",
    arguments: [
      ("cuts it off", ": > people.json"),
      ("cuts it off and fills it again", "sed s/a/b/ copy > people.json"),
      ("overwrites it", "head -c $(stat -c %s copy) /dev/zero | dd of=people.json conv=notrunc"),
    ])
  func rewritten(what: String, rewriting: String) throws {
    let people = try manyPersons()
    let seen = try people.shell(Self.listing(rewriting: rewriting + " 2>/dev/null"))
    #expect(seen.lines == ["75"], "\(what)")
    // A debug build may say first why it ends.
    #expect(
      seen.errors.hasSuffix(
        "people: another program changed \"people.json\" while it was being read: try again\n"),
      "\(what)")
    let next = try people.run("check")
    #expect(next.status == (what.hasSuffix("again") ? 0 : 65), "\(what)")
  }

  @Test("is left alone when it is replaced, as it should be")
  func replaced() throws {
    let people = try manyPersons()
    let seen = try people.shell(
      Self.listing(rewriting: "sed s/a/b/ copy > new; mv new people.json"))
    #expect(seen.lines == ["0"])
    #expect(seen.errors == "")
  }
}
