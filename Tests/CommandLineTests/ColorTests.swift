import TestSupport
import Testing

@Suite("Colour")
struct ColorTests {
  @Test(
    "Colour is for terminals that know it, unless someone says otherwise",
    arguments: [
      ("people list", true), ("NO_COLOR=1 people list", false), ("NO_COLOR= people list", true),
      ("NO_COLOR=1 CLICOLOR_FORCE=1 people list", false), ("TERM=dumb people list", false),
      ("people list --color never", false), ("NO_COLOR=1 people list --color always", true),
      ("TERM=dumb people list --color=always", true),
      ("CLICOLOR_FORCE=1 people list --color never", false),
      ("people list --color auto", true), ("TERM=dumb CLICOLOR_FORCE=1 people list", true),
      ("people list --sections", true), ("people show 0a1b", true),
      ("people list --format tsv", false), ("people list --format json", false),
      ("people list --format tsv --color always", false),
    ])
  func terminal(script: String, isColored: Bool) throws {
    let seen = try BuiltProgram.keeping().terminal(script)
    #expect(seen.output.contains("\u{1B}[") == isColored)
    #expect(seen.output.contains("Anna"))
  }

  @Test(
    "A pipe gets none, unless someone asks for it",
    arguments: [
      ("people list", false), ("people list --format table", false),
      ("CLICOLOR_FORCE=1 people list --format table", true),
      ("CLICOLOR_FORCE=0 people list --format table", false),
      ("CLICOLOR_FORCE=1 NO_COLOR=1 people list --format table", false),
      ("people list --format table --color always", true),
      ("people list --color always", false), ("people list --format jsonl --color always", false),
      ("people show 0a1b --color always", false),
      ("people show 0a1b -f table --color always", true),
    ])
  func pipe(script: String, isColored: Bool) throws {
    let seen = try BuiltProgram.keeping().shell(script)
    #expect(seen.output.contains("\u{1B}[") == isColored)
    #expect(seen.output.contains("Anna"))
  }

  @Test("Colours add nothing but colours")
  func sameText() throws {
    let people = try BuiltProgram.keeping()
    for words in ["list", "list --sections", "show 0a1b 1b2c"] {
      let colored = TerminalText(raw: try people.terminal("people \(words)").output)
      let plain = try people.terminal("people \(words) --color never")
      #expect(colored.plain == plain.output)
    }
  }

  @Test("Every colour ends on the line that it began on")
  func closedOnEachLine() throws {
    let seen = try BuiltProgram.keeping().terminal(
      "people list; people list --sections; people show 1b2c")
    for line in seen.output.split(separator: "\n") {
      let last = line.matches(of: /\u{1B}\[([0-9;]*)m/).last
      #expect(last.map { $0.output.1 == "0" } ?? true, "\(line)")
    }
  }
}
