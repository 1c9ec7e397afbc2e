import ArgumentParsing
import Testing

@Suite("A usage error")
struct UsageErrorTests {
  @Test(
    "names the word that is off and the way out",
    arguments: [
      // Commands.
      (["lst"], "no command is named \"lst\": did you mean 'list'?"),
      (["LIST"], "no command is named \"LIST\": did you mean 'list'?"),
      (["del"], "no command is named \"del\": did you mean 'delete'?"),
      (["hlep"], "no command is named \"hlep\": did you mean 'help'?"),
      (["prob"], "no command is named \"prob\": try 'depot --help'"),
      (["quux"], "no command is named \"quux\": try 'depot --help'"),
      ([""], "no command is named \"\": try 'depot --help'"),
      (["-"], "no command is named \"-\": try 'depot --help'"),
      (["lst", "--help"], "no command is named \"lst\": did you mean 'list'?"),
      (["help", "lst"], "no command is named \"lst\": did you mean 'list'?"),
      (["help", "quux"], "no command is named \"quux\": try 'depot --help'"),
      (["\u{1B}[2J\u{202E}"], #"no command is named "\e[2J\u{202E}": try 'depot --help'"#),
      (["--quiet"], "a command is missing: try 'depot --help'"),
      (["--limit", "5"], "a command is missing: try 'depot --help'"),
      (["--limit"], "a command is missing: try 'depot --help'"),
      (["--"], "a command is missing: try 'depot --help'"),
      // Unknown options.
      (["list", "--sortt", "x"], "'list' has no option \"--sortt\": did you mean '--sort'?"),
      (["ls", "--bogus"], "'list' has no option \"--bogus\": try 'depot list --help'"),
      (["list", "--bogus=5"], "'list' has no option \"--bogus\": try 'depot list --help'"),
      (["list", "--=5"], "'list' has no option \"--\": try 'depot list --help'"),
      (["list", "-x"], "'list' has no option \"-x\": try 'depot list --help'"),
      (["list", "-limit=5"], "'list' has no option \"-l\": did you mean '--limit'?"),
      (["list", "-5"], "'list' has no option \"-5\": try 'depot list --help'"),
      (["add", "--limit", "5"], "'add' has no option \"--limit\": try 'depot add --help'"),
      (["--limit", "5", "add"], "'add' has no option \"--limit\": try 'depot add --help'"),
      (["list", "--quite"], "'list' has no option \"--quite\": did you mean '--quiet'?"),
      (["--limt", "5", "list"], "no option is named \"--limt\": did you mean '--limit'?"),
      (["--bogus", "list"], "'list' has no option \"--bogus\": try 'depot list --help'"),
      (["--bogus"], "no option is named \"--bogus\": try 'depot --help'"),
      (["-x"], "no option is named \"-x\": try 'depot --help'"),
      (
        ["list", "--bogus", "--", "--help"],
        "'list' has no option \"--bogus\": try 'depot list --help'"
      ),
      // Shortened names.
      (["list", "--s"], "\"--s\" could be --sections or --sort: write more of it"),
      (["list", "--f=x"], "\"--f\" could be --format, --fields or --file: write more of it"),
      (["--s", "x", "list"], "\"--s\" could be --sections or --sort: write more of it"),
      (["--f", "x", "list"], "\"--f\" could be --format, --fields or --file: write more of it"),
      (["--bogus", "--s", "x", "list"], "no option is named \"--bogus\": try 'depot --help'"),
      // Values.
      (["list", "--limit"], "--limit needs a value: write '--limit N'"),
      (["list", "-rn"], "-n needs a value: write '-n N'"),
      (["list", "--sections=yes"], "--sections takes no value: write '--sections' alone"),
      (["list", "--help=yes"], "--help takes no value: write '--help' alone"),
      (
        ["list", "--limit", "x"],
        "--limit: \"x\" is not a whole number of 0 or more: try 'depot list --help'"
      ),
      (
        ["list", "-n", "-5"],
        "-n: \"-5\" is not a whole number of 0 or more: try 'depot list --help'"
      ),
      (["list", "-n=5"], "-n: \"=5\" is not a whole number of 0 or more: try 'depot list --help'"),
      (
        ["list", "--limit="],
        "--limit: \"\" is not a whole number of 0 or more: try 'depot list --help'"
      ),
      (
        ["add", "-n101"], "-n: \"101\" is not a whole number from 1 to 100: try 'depot add --help'"
      ),
      (
        ["list", "--limit", "x", "--limit", "5"],
        "--limit: \"x\" is not a whole number of 0 or more: try 'depot list --help'"
      ),
      (
        ["list", "--format", "jsln"],
        "--format: \"jsln\" is not one of table, json, jsonl: did you mean 'json'?"
      ),
      (
        ["list", "--format", "tab"],
        "--format: \"tab\" is not one of table, json, jsonl: did you mean 'table'?"
      ),
      (
        ["list", "--format", "xml"],
        "--format: \"xml\" is not one of table, json, jsonl: try 'depot list --help'"
      ),
      (
        ["--color", "alway", "list"],
        "--color: \"alway\" is not one of auto, always, never: did you mean 'always'?"
      ),
      (
        ["list", "--fields", "id,lastname"],
        "--fields: \"id,lastname\" has a part that cannot be: \"lastname\" is not one of id, name, lastName: did you mean 'lastName'?"
      ),
      // Arguments.
      (["delete"], "ID is missing; usage: depot delete ID ..."),
      (["move", "lamp"], "TO is missing; usage: depot move FROM TO [TIMES]"),
      (
        ["move", "lamp", "10"],
        "TO: \"10\" is not a whole number from 1 to 9: try 'depot move --help'"
      ),
      (
        ["move", "a", "1", "2", "b"],
        "the argument \"b\" is one too many (quotes keep words together); usage: depot move FROM TO [TIMES]"
      ),
      (
        ["add", "a", "b"],
        "the argument \"b\" is one too many (quotes keep words together); usage: depot add NAME [--born DATE] or depot add --random [-n N]"
      ),
      (
        ["help", "list", "add"],
        "the argument \"add\" is one too many (quotes keep words together); usage: depot help [COMMAND]"
      ),
      // The first of several.
      (
        ["list", "--bogus", "--limit"], "'list' has no option \"--bogus\": try 'depot list --help'"
      ),
    ] as [([String], String)])
  func message(words: [String], expected: String) {
    let error = #expect(throws: UsageError.self) { try Depot.reading(of: words) }
    #expect(error?.message == expected)
  }

  @Test(
    "that a command finds itself gets its way out from whoever ran the command",
    arguments: [
      (
        .conflict(["--random", "NAME"]),
        "--random and NAME cannot be given together: try 'depot add --help'"
      ),
      (
        .conflict(["--a", "--b", "C"]),
        "--a, --b and C cannot be given together: try 'depot add --help'"
      ),
      (
        .missing("NAME or --random"),
        "NAME or --random is missing; usage: depot add NAME [--born DATE] or depot add --random [-n N]"
      ),
      (
        .invalidValue(of: "--born", value: "1999-02-30", ValueError("is not a day")),
        "--born: \"1999-02-30\" is not a day: try 'depot add --help'"
      ),
      (.other("there is nobody to ask"), "there is nobody to ask: try 'depot add --help'"),
    ] as [(UsageError.Problem, String)])
  func attributed(problem: UsageError.Problem, expected: String) {
    let error = UsageError(problem)
    #expect(error.attributed(to: Depot.add, of: Depot.program).message == expected)
  }

  @Test("that knows no call still says what is off")
  func unattributed() {
    #expect(UsageError(.missing("NAME")).message == "NAME is missing")
    #expect(UsageError(.other("no")).message == "no")
  }
}
