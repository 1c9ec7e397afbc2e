import ArgumentParsing
import Testing

@Suite("The words of a call")
struct ParsingTests {
  @Test(
    "are read as the right command with the right values",
    arguments: [
      // No command.
      ([], "overview"),
      (["--version"], "version"),
      (["--quiet", "--version"], "version"),
      (["--vers"], "version"),
      // Commands and aliases.
      (["list"], "list"),
      (["ls"], "list"),
      (["rm", "a", "b"], "delete a b"),
      (["probe"], "probe"),
      // Values with a space or an equals sign, the last one given, and all of them.
      (["list", "--limit", "5"], "list limit=5"),
      (["list", "--limit=5"], "list limit=5"),
      (["list", "--limit=5", "--limit", "7"], "list limit=7"),
      (["list", "--sort="], "list sort="),
      (["list", "--sort", ""], "list sort="),
      (["list", "--sort=a=b"], "list sort=a=b"),
      (["list", "--sort=\u{301}a"], "list sort=\u{301}a"),
      (["list", "--maker", "A", "--maker=B"], #"list maker=["A", "B"]"#),
      (["list", "--format", "jsonl"], "list format=jsonLines"),
      (["list", "--fields", "name,id"], #"list fields=["name", "id"]"#),
      (["list", "--fields=id"], #"list fields=["id"]"#),
      // An option takes the next word whatever it looks like.
      (["list", "--sort", "-lastName"], "list sort=-lastName"),
      (["add", "--born", "--04-15"], "add born=--04-15"),
      (["list", "--sort", "--help"], "list sort=--help"),
      (["list", "--sort", "--", "x"], "list sort=-- x"),
      (["list", "--sort", "-"], "list sort=-"),
      // Short flags combine as in getopt.
      (["list", "-n", "5"], "list limit=5"),
      (["list", "-n5"], "list limit=5"),
      (["list", "-rn5"], "list reverse limit=5"),
      (["list", "-rn", "5"], "list reverse limit=5"),
      (["list", "-qr"], "list quiet reverse"),
      (["add", "-n5"], "add count=5"),
      // Order is free.
      (["list", "a", "--reverse", "b", "-n", "3", "c"], "list reverse limit=3 a b c"),
      (["--quiet", "list"], "list quiet"),
      (["list", "--quiet"], "list quiet"),
      (["--file", "list", "list"], "list file=list"),
      (["--file=f", "list", "--file", "g"], "list file=g"),
      (["--limit", "5", "list", "a"], "list limit=5 a"),
      (["-rn5", "list"], "list reverse limit=5"),
      (["-rn", "5", "list"], "list reverse limit=5"),
      (["-qrn", "5", "ls", "x"], "list quiet reverse limit=5 x"),
      (["--born", "--04-15", "add", "Lamp"], "add born=--04-15 Lamp"),
      (["--color", "never", "--sections", "list"], "list sections color=never"),
      // The end of options.
      (["list", "--", "--reverse", "-n", "--"], "list --reverse -n --"),
      (["list", "-r", "--", "-r"], "list reverse -r"),
      (["--", "list", "-r"], "list -r"),
      (["list", "--", "--help"], "list --help"),
      (["list", "-", "-"], "list - -"),
      (["list", "--"], "list"),
      // Shortened names.
      (["list", "--rev"], "list reverse"),
      (["list", "--li=3"], "list limit=3"),
      (["list", "--col", "never"], "list color=never"),
      (["--li", "3", "list"], "list limit=3"),
      (["add", "--r"], "add random"),
      // Positional arguments.
      (["move", "lamp", "7"], "move lamp to 7"),
      (["move", "lamp", "-q", "7", "0"], "move quiet lamp to 7 times 0"),
      (["add", "a b"], "add a b"),
      (["add", ""], "add "),
      (["list", "help"], "list help"),
      // Help and version.
      (["--help"], "help on depot"),
      (["-h"], "help on depot"),
      (["--bogus", "--help"], "help on depot"),
      (["--help", "--version"], "help on depot"),
      (["--f", "x", "list", "--help"], "help on list"),
      (["help"], "help on depot"),
      (["help", "list"], "help on list"),
      (["help", "rm"], "help on delete"),
      (["help", "help"], "help on help"),
      (["help", "--help"], "help on help"),
      (["--quiet", "help", "add"], "help on add"),
      (["list", "--help"], "help on list"),
      (["list", "-h"], "help on list"),
      (["list", "-rh"], "help on list"),
      (["--help", "list"], "help on list"),
      (["-h", "ls"], "help on list"),
      (["list", "--bogus", "--help"], "help on list"),
      (["list", "--limit", "x", "-h"], "help on list"),
      (["move", "--help"], "help on move"),
      (["move", "1", "2", "3", "4", "--help"], "help on move"),
      (["list", "--version"], "version"),
      (["list", "--version", "--help"], "help on list"),
    ] as [([String], String)])
  func reading(words: [String], expected: String) throws {
    #expect(try Depot.reading(of: words) == expected)
  }

  @Test("leave what is not given at its default")
  func defaults() throws {
    guard case .command(_, let values) = try Depot.program.parse(["list"]) else {
      Issue.record("not a command")
      return
    }
    #expect(values[Depot.color] == .auto)
    #expect(values[Depot.format] == .table)
    #expect(values[Depot.limit] == nil)
    #expect(values[Depot.maker] == [])
    #expect(values[Depot.reverse] == false)
    #expect(values[Depot.terms] == [])
    #expect(!values.isGiven(Depot.color))
  }

  @Test(
    "before a command that shortens them differently from all others are refused, not misread",
    arguments: [
      (["--count", "two", "x"], "--counter needs a value: write '--counter N'"),
      (
        ["--col", "x", "four"],
        "the argument \"x\" is one too many (quotes keep words together); usage: p four [OPTION ...] [A]"
      ),
    ])
  func disagreeingAbbreviation(words: [String], expected: String) {
    let program = ProgramDeclaration(
      "p", version: "1", abstract: "x",
      commands: [
        CommandDeclaration("one", abstract: "x", options: [Flag("count", abstract: "x")]),
        CommandDeclaration(
          "two", abstract: "x",
          arguments: [OptionalArgument("A", value: .text, abstract: "x")],
          options: [Option("counter", placeholder: "N", value: .text, abstract: "x")]),
        CommandDeclaration(
          "three", abstract: "x",
          options: [Option("col", placeholder: "N", value: .text, abstract: "x")]),
        CommandDeclaration(
          "four", abstract: "x",
          arguments: [OptionalArgument("A", value: .text, abstract: "x")],
          options: [Flag("colour", abstract: "x")]),
      ])
    #expect(program.inconsistencies.allSatisfy { $0.hasSuffix("there is no example") })
    let error = #expect(throws: UsageError.self) { try program.parse(words) }
    #expect(error?.message == expected)
  }

  @Test("are read without making what only help shows")
  func noTextForHelp() throws {
    struct Size: CustomStringConvertible {
      var description: String {
        Issue.record("a default was described")
        return "small"
      }
    }
    @Sendable func kind() -> ValueKind {
      Issue.record("the choices were listed")
      return .choice(["small"])
    }
    let size = DefaultedOption(
      "size", placeholder: "SIZE",
      value: ValueConversion(kind: kind()) { _ throws(ValueError) in Size() },
      default: Size(), abstract: "x")
    let program = ProgramDeclaration(
      "p", version: "1", abstract: "x", globalOptions: [size],
      commands: [CommandDeclaration("one", abstract: "x")])
    guard case .command(_, let values) = try program.parse(["--size", "small", "one"]) else {
      Issue.record("not a command")
      return
    }
    #expect(values.isGiven(size))
  }

  @Test("tell an option given with its default from one not given")
  func givenDefault() throws {
    guard case .command(_, let values) = try Depot.program.parse(["list", "--color=auto"]) else {
      Issue.record("not a command")
      return
    }
    #expect(values[Depot.color] == .auto)
    #expect(values.isGiven(Depot.color))
  }
}
