import ArgumentParsing
import Testing

@Suite("A declaration")
struct InconsistenciesTests {
  @Test("that is sound has no inconsistencies")
  func sound() {
    #expect(Depot.program.inconsistencies == [])
  }

  @Test(
    "of a command is checked",
    arguments: rows)
  func findings(command: CommandDeclaration, expected: [String]) {
    let program = ProgramDeclaration("p", version: "1", abstract: "x", commands: [command])
    #expect(program.inconsistencies == expected)
  }

  @Test("of several commands is checked across them")
  func acrossCommands() {
    let program = ProgramDeclaration(
      "p", version: "1", abstract: "",
      commands: [
        CommandDeclaration(
          "one", aliases: ["both"], abstract: "x", options: [Self.flag("a", "x")],
          examples: [Self.example]),
        CommandDeclaration(
          "two", aliases: ["both", "help"], abstract: "x",
          options: [Option("a", short: "x", placeholder: "N", value: .text, abstract: "x")],
          examples: [Self.example]),
      ])
    #expect(
      program.inconsistencies == [
        "the program has no abstract",
        "two commands are named 'both'",
        "two commands are named 'help'",
        "--a takes a value in one command and none in another",
        "-x takes a value in one command and none in another",
      ])
  }

  private static let rows: [(CommandDeclaration, [String])] = [
    (command(options: [flag("a"), flag("a")]), ["c: two options are named --a"]),
    (command(options: [flag("a", "x"), flag("b", "x")]), ["c: two options are named -x"]),
    (command(options: [flag("help")]), ["c: --help is a global option"]),
    (command(options: [flag("a", "h")]), ["c: -h is a global option"]),
    (command(options: [flag("a=b")]), ["c: '--a=b' is not a plain word"]),
    (command(options: [flag("-a")]), ["c: '---a' is not a plain word"]),
    (command(options: [flag("a", "=")]), ["c: '-=' is not a letter or digit"]),
    (command(options: [Flag("a", abstract: "")]), ["c: --a has no abstract"]),
    (
      command(options: [Option("a", placeholder: "", value: .text, abstract: "x")]),
      ["c: --a has no placeholder"]
    ),
    (
      command(arguments: [argument("A"), argument("A")]), ["c: two arguments are named A"]
    ),
    (
      command(arguments: [OptionalArgument("A", value: .text, abstract: "x"), argument("B")]),
      ["c: B is required after A, which is not"]
    ),
    (
      command(arguments: [
        RepeatedArgument("A", value: .text, isRequired: true, abstract: "x"), argument("B"),
      ]),
      ["c: B comes after A, which takes all words"]
    ),
    (
      command(arguments: [Argument("A", value: .text, abstract: "")]), ["c: A has no abstract"]
    ),
    (CommandDeclaration("c", abstract: "x"), ["c: there is no example"]),
    (CommandDeclaration("c", abstract: "x", isHidden: true), []),
    (
      CommandDeclaration("c", abstract: "", examples: [example]), ["c: there is no abstract"]
    ),
    (
      CommandDeclaration("c", aliases: ["-d"], abstract: "x", examples: [example]),
      ["c: the command name '-d' is not a plain word"]
    ),
  ]

  private static let example = Example("p c", "x")

  private static func flag(_ name: String, _ short: Unicode.Scalar? = nil) -> Flag {
    Flag(name, short: short, abstract: "x")
  }

  private static func argument(_ name: String) -> Argument<String> {
    Argument(name, value: .text, abstract: "x")
  }

  private static func command(
    arguments: [any ArgumentHandle] = [], options: [any OptionHandle] = []
  ) -> CommandDeclaration {
    CommandDeclaration(
      "c", abstract: "x", arguments: arguments, options: options, examples: [example])
  }
}
