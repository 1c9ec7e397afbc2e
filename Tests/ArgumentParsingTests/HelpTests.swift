import ArgumentParsing
import Testing

@Suite("Help")
struct HelpTests {
  @Test("without a word is the list of commands")
  func overview() {
    #expect(
      Depot.program.overview(width: 80) == """
        Usage: depot [--file PATH] [--color auto|always|never] [--quiet] COMMAND
                     [ARGUMENT ...]

        Keeps track of things.

        Looking:
          list    List things

        Changing:
          add     Add a thing
          delete  Delete things
          move    Put a thing on another shelf

        Help:
          help    Show help on a command, or on the program

        'depot help COMMAND' explains a command.

        """)
  }

  @Test("on the program lists the global options too")
  func program() {
    #expect(
      Depot.program.help(for: nil, width: 100) == """
        Usage: depot [--file PATH] [--color auto|always|never] [--quiet] COMMAND [ARGUMENT ...]

        Keeps track of things.

        Looking:
          list              List things

        Changing:
          add               Add a thing
          delete            Delete things
          move              Put a thing on another shelf

        Help:
          help              Show help on a command, or on the program

        Global options:
              --file PATH   Use this file (default: $DEPOT_FILE)
              --color WHEN  Colour the output (default: auto; one of auto, always, never)
          -q, --quiet       Say nothing
          -h, --help        Show this help
              --version     Show the version

        'depot help COMMAND' explains a command.

        """)
  }

  @Test("on a command says everything about it")
  func command() {
    #expect(
      Depot.program.help(for: Depot.list, width: 72) == """
        Usage: depot list [OPTION ...] [TERM ...]

        List things.

        Also: ls

        A thing is listed when every TERM occurs in some field of it, in upper
        or lower case, with or without accents.

        Into a pipe goes one thing a line.

        Arguments:
          TERM ...             Text that must occur

        Options:
              --sections       Put a heading before each maker
          -r, --reverse        Turn the order round
          -n, --limit N        Stop after N things
              --sort FIELD     Sort by FIELD (default: name)
              --maker NAME     Keep only things that this maker has made, in
                               whatever year that was (may be repeated)
              --format FORMAT  Write FORMAT (default: table; one of table, json,
                               jsonl)
              --fields FIELDS  Show these columns (any of id, name, lastName;
                               with commas between)

        Global options:
              --file PATH      Use this file (default: $DEPOT_FILE)
              --color WHEN     Colour the output (default: auto; one of auto,
                               always, never)
          -q, --quiet          Say nothing
          -h, --help           Show this help
              --version        Show the version

        Examples:
          depot list --sections
              All things under the names of their makers.
          depot list -rn5 lamp
              Five lamps, the last ones first.

        """)
  }

  @Test("shows all forms of a call, and is never set narrower than 40 characters")
  func severalUsages() {
    #expect(
      Depot.program.help(for: Depot.add, width: 1) == """
        Usage: depot add NAME [--born DATE]
               depot add --random [-n N]

        Add a thing.

        Arguments:
          NAME              Its name

        Options:
              --random      Make things up
          -n, --count N     Make N things up
                            (default: 1)
              --born DATE   The day it was made

        Global options:
              --file PATH   Use this file
                            (default:
                            $DEPOT_FILE)
              --color WHEN  Colour the output
                            (default: auto; one
                            of auto, always,
                            never)
          -q, --quiet       Say nothing
          -h, --help        Show this help
              --version     Show the version

        Examples:
          depot add Lamp
              Add one thing.

        """)
  }

  @Test("puts the description below a name that is too long for the column")
  func longTerm() {
    let command = CommandDeclaration(
      "c", abstract: "Try.",
      options: [
        Flag("a-flag-of-quite-some-length", abstract: "Do this"),
        Flag("short", abstract: "Do that"),
      ])
    let program = ProgramDeclaration("p", version: "1", abstract: "x", commands: [command])
    #expect(
      program.help(for: command, width: 80) == """
        Usage: p c [OPTION ...]

        Try.

        Options:
              --a-flag-of-quite-some-length
                         Do this
              --short    Do that

        Global options:
          -h, --help     Show this help
              --version  Show the version

        """)
  }

  @Test("keeps every line within the width that it is given", arguments: 40...120)
  func width(width: Int) {
    let program = Depot.program
    let texts =
      [program.overview(width: width), program.help(for: nil, width: width)]
      + program.allCommands.map { program.help(for: $0, width: width) }
    for line in texts.joined().split(separator: "\n") {
      #expect(line.count <= width, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test("on the command help itself shows how to ask")
  func helpCommand() {
    let text = Depot.program.help(for: Depot.program.helpCommand, width: 80)
    #expect(text.hasPrefix("Usage: depot help [COMMAND]\n"))
    #expect(
      text.contains("  COMMAND           The command to explain (default: the whole program)\n"))
    #expect(text.contains("  depot help list\n"))
  }

  @Test(
    "usage is made from the arguments where none is written",
    arguments: [
      (Depot.list, ["list [OPTION ...] [TERM ...]"]),
      (Depot.add, ["add NAME [--born DATE]", "add --random [-n N]"]),
      (Depot.delete, ["delete ID ..."]),
      (Depot.move, ["move FROM TO [TIMES]"]),
      (Depot.probe, ["probe"]),
    ] as [(CommandDeclaration, [String])])
  func usages(command: CommandDeclaration, expected: [String]) {
    #expect(command.usages == expected)
  }
}
