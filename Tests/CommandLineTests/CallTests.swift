import TestSupport
import Testing

@Suite("The words of a call, as a script meets them")
struct CallTests {
  @Test(
    "Options stand anywhere and are spelled in several ways",
    arguments: [
      "list --company nordwind --format ids", "--company nordwind list --format ids",
      "--file people.json list --company nordwind --format ids",
      "list --company=nordwind --format=ids", "list -c nordwind -f ids", "list -cnordwind -fids",
      "list --comp nordwind --form ids", "ls --company NORDWIND --format ids",
      "list nordwind --format ids", "list --format ids -- nordwind",
      "-q --color never list nordwind --format ids --lock-timeout 3",
      "list --company nordwind --company nordwind --format ids",
    ])
  func spellings(words: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people \(words)")
    #expect(seen.status == 0)
    #expect(seen.lines == [Sample.carla, Sample.anna])
    #expect(seen.errors == "")
  }

  @Test("Short options are combined, the last with its value")
  func cluster() throws {
    let people = try BuiltProgram()
    #expect(try people.run("add", "-qrn5").lines.count == 5)
    #expect(try people.run("list", "-bSn1").output == "")
    #expect(try people.run("list", "-Sn1").lines.count == 1)
  }

  @Test("What stands after -- is no option")
  func terminator() throws {
    let people = try BuiltProgram()
    let id = try people.run("-q", "add", "--", "--random").lines.first ?? ""
    #expect(try people.run("list").lines == ["\(id)\t--random\t\t\t\t"])
    let dash = try people.run("-q", "list", "--", "-x")
    #expect(dash.status == 0)
    #expect(dash.output == "")
  }

  @Test("A repeated filter widens, a value may be empty or begin with a dash")
  func values() throws {
    let people = try BuiltProgram.keeping(
      Sample.records + [Sample.record(Sample.nobody, "Nobody")])
    func list(_ words: String...) throws -> [String] {
      try people.run(words: ["list", "--format", "ids", "--sort", "id"] + words).lines
    }
    #expect(
      try list("--company", "Nordwind", "--company", "südstern")
        == [Sample.anna, Sample.bert, Sample.carla])
    #expect(try list("--company", "") == [Sample.nobody])
    #expect(try list("--company=", "-c", "SÜDSTERN") == [Sample.bert, Sample.nobody])
    #expect(try list("--company", "-x") == [])
    #expect(try list("--company", "Nord") == [])
  }

  @Test("Of an option that takes one value, the last one counts")
  func lastValue() throws {
    let people = try BuiltProgram.keeping()
    #expect(try people.run("list", "--limit", "3", "-n", "1", "--count").output == "1\n")
  }

  /// Calls that are off, and what is said of them.
  static let errors: [(words: String, message: String)] = [
    ("lsit", "no command is named \"lsit\": did you mean 'list'?"),
    ("deleet x", "no command is named \"deleet\": did you mean 'delete'?"),
    ("frobnicate", "no command is named \"frobnicate\": try 'people --help'"),
    ("List", "no command is named \"List\": did you mean 'list'?"),
    ("''", "no command is named \"\": try 'people --help'"),
    ("list --sectoins", "'list' has no option \"--sectoins\": did you mean '--sections'?"),
    ("list --frobnicate", "'list' has no option \"--frobnicate\": try 'people list --help'"),
    ("list -x", "'list' has no option \"-x\": try 'people list --help'"),
    (
      "list --format tabel",
      "--format: \"tabel\" is not one of table, tsv, json, jsonl, ids: did you mean 'table'?"
    ),
    (
      "list --format yaml",
      "--format: \"yaml\" is not one of table, tsv, json, jsonl, ids: try 'people list --help'"
    ),
    (
      "list --color=sometimes",
      "--color: \"sometimes\" is not one of auto, always, never: try 'people list --help'"
    ),
    ("list -n -5", "-n: \"-5\" is not a whole number of 0 or more: try 'people list --help'"),
    (
      "list --limit 1.5",
      "--limit: \"1.5\" is not a whole number of 0 or more: try 'people list --help'"
    ),
    ("list --limit", "--limit needs a value: write '--limit N'"),
    ("list --count=3", "--count takes no value: write '--count' alone"),
    ("list --co Nordwind", "\"--co\" could be --company, --count or --color: write more of it"),
    (
      "list --sort colour",
      "--sort: \"colour\" is not one of lastName, firstName, name, company, department, jobTitle, email, phone, city, birthday, created, updated, bookmarked, sent, id: try 'people list --help'"
    ),
    (
      "list --sort company,lastname",
      "--sort: \"company,lastname\" has a part that cannot be: \"lastname\" is not one of lastName, firstName, name, company, department, jobTitle, email, phone, city, birthday, created, updated, bookmarked, sent, id: did you mean 'lastName'?"
    ),
    ("--quiet", "a command is missing: try 'people --help'"),
    ("show", "ID is missing; usage: people show [OPTION ...] ID ..."),
    ("delete", "ID is missing; usage: people delete ID ..."),
    (
      "sections Nordwind",
      "the argument \"Nordwind\" is one too many (quotes keep words together); usage: people sections [OPTION ...]"
    ),
    (
      "add Anna Schmidt",
      "several words of NAME need quotes, as in people add \"Zoë Müller\": try 'people add --help'"
    ),
    (
      "add",
      "NAME is missing; usage: people add NAME [FIELD OPTION ...], people add --random [-n N] [--seed S] [--locale L,...] or people add - <persons.json"
    ),
    ("add --random Anna", "--random and NAME cannot be given together: try 'people add --help'"),
    (
      "add --random --email a@example.com",
      "--random and --email cannot be given together: try 'people add --help'"
    ),
    ("add - --title Boss", "- and --title cannot be given together: try 'people add --help'"),
    ("add Anna --seed 4", "--seed goes with --random: try 'people add --help'"),
    (
      "add --random --seed -1",
      "--seed: \"-1\" is not a whole number of 0 or more: try 'people add --help'"
    ),
    (
      "add --random -n 10000001",
      "-n: \"10000001\" is not a whole number from 0 to 10000000: try 'people add --help'"
    ),
    (
      "edit \(Sample.anna)",
      "an option that names a field to change is missing; usage: people edit [OPTION ...] ID ..."
    ),
    (
      "edit \(Sample.anna) --unset colour",
      "--unset: \"colour\" is not one of first-name, last-name, middle-name, name-prefix, name-suffix, nickname, company, department, title, email, phone, address, birthday, url, note, tag: try 'people edit --help'"
    ),
    ("list --file ''", "--file needs the name of a file: try 'people list --help'"),
    (
      "add Dora --file -",
      "--file - is standard input, which can be read but not changed: try 'people add --help'"
    ),
    ("show $'\\e[31m\\u202e'x --frob", "'show' has no option \"--frob\": try 'people show --help'"),
    ("$'li\\e[31mst'", "no command is named \"li\\e[31mst\": try 'people --help'"),
    ("help frobnicate", "no command is named \"frobnicate\": try 'people --help'"),
  ]

  @Test("A call that is off is status 64, one sentence, and changes nothing", arguments: errors)
  func error(words: String, message: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people \(words)")
    #expect(seen.status == 64)
    #expect(seen.output == "")
    #expect(seen.errors == "people: \(message)\n")
    #expect(try people.file == Sample.file())
    #expect(try people.home.names() == ["people.json"])
  }

  @Test("A suggested command is safe to copy, whatever was asked for")
  func suggestions() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("show", "$(touch pwned)")
    #expect(seen.status == 1)
    #expect(!seen.errors.contains("people list $(touch pwned)"))
  }

  @Test("--quiet leaves only failures on standard error")
  func quiet() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("bookmark", Sample.anna, "--quiet")
    #expect(seen.output == "\(Sample.anna)\n")
    #expect(seen.errors == "")
    let failed = try people.run("-q", "delete", Sample.nobody)
    #expect(
      failed.errors
        == "people: no person has the id \"\(Sample.nobody)\": try 'people list';"
        + " nothing was changed\n")
  }
}
