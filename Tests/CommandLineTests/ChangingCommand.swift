import TestSupport
import Testing

/// A call that changes a repository, for tests that want to see each of them done to.
struct ChangingCommand: CustomTestStringConvertible, Sendable {
  /// What the call is named in the test's output.
  let name: String
  /// The words of the call.
  let words: [String]
  /// What comes on standard input.
  var input = ""
  /// What the repository file holds before; nil where there is none.
  var file: String? = Sample.file()
  /// Whether the call names a symbolic link to the file.
  var usesLink = false
  /// Whether the call writes to standard output before it changes the repository.
  var speaksFirst = false
  /// Whether the change is taken back afterwards.
  var isUndone = false
  /// Calls that come before this one.
  var preparation: [[String]] = []
  /// Lines of shell that come after those, in the folder of the history.
  var arrangement = ""
  /// Whether only a part of what can be done to calls is done to this one, because it takes long, or
  /// because it is much like another.
  var isSampled = false

  var testDescription: String { name }

  static let all = [
    // The ones that take long come first, so that none is waited for at the end.
    ChangingCommand(
      name: "delete more than a history keeps", words: ["delete", Sample.nobody],
      file: Sample.file(
        of: Sample.records + [
          #"{"id":"\#(Sample.nobody)","note":"\#(String(repeating: "long ", count: 850_000))"}"#
        ]),
      preparation: [["bookmark", Sample.carla]],
      isSampled: true),
    ChangingCommand(
      name: "add to a full history", words: ["add", "Dora Engel"],
      preparation: [["bookmark", Sample.carla]],
      arrangement: """
        { seq -f '{"n":%.0f,"base":[1],"file":[1]}' 10002
          sed 's/^{"n":1,/{"n":11000,/' history.jsonl; } >new && mv new history.jsonl
        : >previous-2.json
        """,
      isSampled: true),
    // Large enough to be written in several pieces.
    ChangingCommand(
      name: "delete from a large file", words: ["delete", Sample.bert],
      file: Sample.file(
        of: Sample.records + [
          #"{"id":"\#(Sample.nobody)","note":"\#(String(repeating: "long ", count: 220_000))"}"#
        ])),
    ChangingCommand(name: "add", words: ["add", "Dora Engel"]),
    ChangingCommand(name: "first add", words: ["add", "Dora Engel"], file: nil, isUndone: true),
    ChangingCommand(name: "add --random", words: ["add", "--random", "-n", "3", "--seed", "7"]),
    ChangingCommand(
      name: "add -", words: ["add", "-"], input: #"[{"firstName":"Dora"},{"firstName":"Emil"}]"#),
    ChangingCommand(
      name: "edit", words: ["edit", Sample.anna, "--company", "Westwind"], usesLink: true),
    ChangingCommand(name: "delete", words: ["delete", Sample.bert]),
    ChangingCommand(name: "bookmark", words: ["bookmark", Sample.anna]),
    ChangingCommand(name: "send", words: ["send", Sample.anna, Sample.carla], speaksFirst: true),
    ChangingCommand(
      name: "edit with a history", words: ["edit", Sample.anna, "--company", "Westwind"],
      isUndone: true, preparation: [["bookmark", Sample.carla]]),
    ChangingCommand(name: "undo", words: ["undo"], preparation: [["delete", Sample.bert]]),
    ChangingCommand(
      name: "redo", words: ["redo"], preparation: [["delete", Sample.bert], ["undo"]]),
    ChangingCommand(
      name: "undo of a large change", words: ["undo"], preparation: [["delete", Sample.bert]],
      arrangement: keptFile),
    ChangingCommand(
      name: "redo of a large change", words: ["redo"], preparation: [["delete", Sample.bert]],
      arrangement: keptFile + "cd ~ && people undo", isSampled: true),
  ]

  /// Makes the first change of a history one that keeps the file before it instead of its records,
  /// as one of some megabytes does.
  private static let keptFile = """
    ln backup.json previous-1.json
    sed 's/"changes":.*/"previous":true}/' history.jsonl >new && mv new history.jsonl

    """

  /// The variables that name the repository; none where it is in the usual place.
  private var environment: [String: String] {
    file == nil ? [:] : ["PEOPLE_FILE": usesLink ? "link.json" : "people.json"]
  }

  /// The path of the repository file, in the folder that the program runs in.
  var path: String { file == nil ? ".local/share/people/people.json" : "people.json" }

  /// The call that takes the change back, or makes it again.
  var inverse: [String] { words == ["undo"] ? ["redo"] : ["undo"] }

  /// A program before the call, in a folder of its own.
  func prepared() throws -> BuiltProgram {
    let people = try BuiltProgram(environment: environment)
    if let file { try people.home.write(file, to: "people.json") }
    if usesLink { try people.home.link("people.json", as: "link.json") }
    for words in preparation { try #require(try people.run(words: words).status == 0) }
    if !arrangement.isEmpty {
      let script = "set -e; cd ~/.local/state/people/*/\n" + arrangement
      try #require(try people.shell(script).status == 0)
    }
    return people
  }
}
