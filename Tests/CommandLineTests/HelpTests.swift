import TestSupport
import Testing

@Suite("Help texts")
struct HelpTests {
  static let commands = [
    "add", "list", "sections", "show", "edit", "delete", "bookmark", "send", "check", "help",
  ]

  private func expectGolden(_ output: String, _ name: String) throws {
    #expect(
      try Fixture("command-line/help/\(name).txt").expectedText(recording: output) == output)
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(output.allSatisfy { $0 == "\n" || !$0.isWhitespace || $0 == " " })
  }

  @Test("people help COMMAND and people COMMAND --help print the same", arguments: commands)
  func command(name: String) throws {
    let people = try BuiltProgram()
    let help = try people.run("help", name)
    #expect(help.status == 0)
    #expect(help.errors == "")
    try expectGolden(help.output, name)
    for words in [
      [name, "--help"], [name, "-h"], ["--help", name], [name, "x", "--help", "--frob"],
    ] {
      let seen = try people.run(words: words)
      #expect(seen.output == help.output, "\(words)")
      #expect(seen.status == 0)
    }
  }

  @Test(
    "Aliases explain the command that they stand for",
    arguments: [
      ("ls", "list"), ("rm", "delete"),
    ])
  func aliases(alias: String, name: String) throws {
    let people = try BuiltProgram()
    #expect(try people.run("help", alias).output == people.run("help", name).output)
    #expect(try people.run(alias, "--help").output == people.run("help", name).output)
  }

  @Test(
    "people alone prints a short overview, people --help says more",
    arguments: [
      ([], "overview"), (["--help"], "program"), (["-h"], "program"), (["help"], "program"),
    ])
  func overview(words: [String], name: String) throws {
    let seen = try BuiltProgram().run(words: words)
    #expect(seen.status == 0)
    #expect(seen.errors == "")
    try expectGolden(seen.output, name)
  }

  @Test("--version prints the name, a version of three numbers, and that of the random persons")
  func version() throws {
    let people = try BuiltProgram()
    let seen = try people.run("--version")
    #expect(seen.status == 0)
    #expect(seen.lines.count == 2)
    #expect(seen.lines[0].wholeMatch(of: /people [0-9]+\.[0-9]+\.[0-9]+/) != nil)
    // What the persons of a seed hang on: a change of it is a notice to everyone who keeps seeds.
    #expect(seen.lines[1] == "random persons of data version 2")
    #expect(try people.run("list", "--version").output == seen.output)
  }

  @Test("Help needs no repository, and looks at none")
  func withoutRepository() throws {
    let people = try BuiltProgram.keeping("broken")
    #expect(try people.run("list", "--help").status == 0)
    #expect(try people.home.names() == ["people.json"])
  }

  @Test("Help fits a narrow terminal", arguments: commands)
  func narrow(name: String) throws {
    let seen = try BuiltProgram().terminal("people help \(name)", columns: 60)
    // Examples stay on one line, so that they can be copied.
    let lines = seen.output.split(separator: "\n").filter { !$0.hasPrefix("  people ") }
    #expect(lines.allSatisfy { $0.count <= 60 })
  }
}
