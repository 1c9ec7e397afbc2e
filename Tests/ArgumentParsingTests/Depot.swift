import ArgumentParsing

/// A made-up program that has one of everything.
enum Depot {
  enum ColorMode: String, CaseIterable { case auto, always, never }
  enum Format { case table, json, jsonLines }

  static let file = Option(
    "file", placeholder: "PATH", value: .file, defaultText: "$DEPOT_FILE",
    abstract: "Use this file")
  static let color = DefaultedOption(
    "color", placeholder: "WHEN", value: .choice(of: ColorMode.self), default: .auto,
    abstract: "Colour the output")
  static let quiet = Flag("quiet", short: "q", abstract: "Say nothing")

  static let sections = Flag("sections", abstract: "Put a heading before each maker")
  static let reverse = Flag("reverse", short: "r", abstract: "Turn the order round")
  static let limit = Option(
    "limit", short: "n", placeholder: "N", value: .wholeNumber(in: 0...),
    abstract: "Stop after N things")
  static let sort = Option(
    "sort", placeholder: "FIELD", value: .text, defaultText: "name", abstract: "Sort by FIELD")
  static let maker = RepeatedOption(
    "maker", placeholder: "NAME", value: .dynamic("maker"),
    abstract: "Keep only things that this maker has made, in whatever year that was")
  static let format = DefaultedOption(
    "format", placeholder: "FORMAT",
    value: .choice(["table": Format.table, "json": .json, "jsonl": .jsonLines]),
    default: .table, abstract: "Write FORMAT")
  static let fields = Option(
    "fields", placeholder: "FIELDS",
    value: .commaSeparated(.choice(["id": "id", "name": "name", "lastName": "lastName"])),
    abstract: "Show these columns")
  static let terms = RepeatedArgument(
    "TERM", value: .text, isRequired: false, abstract: "Text that must occur")

  static let list = CommandDeclaration(
    "list",
    aliases: ["ls"],
    group: "Looking",
    abstract: "List things.",
    discussion: """
      A thing is listed when every TERM occurs in some field of it, in upper or lower case, \
      with or without accents.

      Into a pipe goes one thing a line.
      """,
    arguments: [terms],
    options: [sections, reverse, limit, sort, maker, format, fields],
    examples: [
      Example("depot list --sections", "All things under the names of their makers."),
      Example("depot list -rn5 lamp", "Five lamps, the last ones first."),
    ])

  static let random = Flag("random", abstract: "Make things up")
  static let count = Option(
    "count", short: "n", placeholder: "N", value: .wholeNumber(in: 1...100), defaultText: "1",
    abstract: "Make N things up")
  static let born = Option(
    "born", placeholder: "DATE", value: .text, abstract: "The day it was made")
  static let name = OptionalArgument("NAME", value: .text, abstract: "Its name")

  static let add = CommandDeclaration(
    "add",
    group: "Changing",
    abstract: "Add a thing.",
    usages: ["NAME [--born DATE]", "--random [-n N]"],
    arguments: [name],
    options: [random, count, born],
    examples: [Example("depot add Lamp", "Add one thing.")])

  static let ids = RepeatedArgument(
    "ID", value: .dynamic("id"), isRequired: true, abstract: "The things to delete")

  static let delete = CommandDeclaration(
    "delete",
    aliases: ["rm"],
    group: "Changing",
    abstract: "Delete things.",
    arguments: [ids],
    examples: [Example("depot delete 3f2a 77b0", "Delete two things.")])

  static let source = Argument("FROM", value: .text, abstract: "The thing")
  static let target = Argument(
    "TO", value: .wholeNumber(in: 1...9), abstract: "The shelf, from 1 to 9")
  static let times = OptionalArgument(
    "TIMES", value: .wholeNumber(in: 0...), defaultText: "1", abstract: "How often")

  static let move = CommandDeclaration(
    "move",
    group: "Changing",
    abstract: "Put a thing on another shelf.",
    arguments: [source, target, times],
    examples: [Example("depot move 3f2a 7", "Put one thing on the seventh shelf.")])

  static let probe = CommandDeclaration("probe", abstract: "For tests.", isHidden: true)

  static let program = ProgramDeclaration(
    "depot",
    version: "1.2.3",
    abstract: "Keeps track of things.",
    globalOptions: [file, color, quiet],
    commands: [list, add, delete, move, probe])
}

extension Depot {
  /// What a call is understood to be, in one line; only what was given appears.
  static func reading(of words: [String]) throws(UsageError) -> String {
    switch try program.parse(words) {
    case .overview: "overview"
    case .version: "version"
    case .help(let command): "help on \(command?.name ?? "depot")"
    case .command(let command, let values):
      ([command.name] + given(values) + givenArguments(command, values)).joined(separator: " ")
    }
  }

  private static func given(_ values: ParsedValues) -> [String] {
    var given = [quiet, sections, reverse, random]
      .filter { values[$0] }.map(\.declaration.name)
    if let value = values[file] { given.append("file=\(value)") }
    if values.isGiven(color) { given.append("color=\(values[color])") }
    if let value = values[limit], !values.isGiven(count) { given.append("limit=\(value)") }
    if let value = values[sort] { given.append("sort=\(value)") }
    if values.isGiven(maker) { given.append("maker=\(values[maker])") }
    if values.isGiven(format) { given.append("format=\(values[format])") }
    if let value = values[fields] { given.append("fields=\(value)") }
    if let value = values[count] { given.append("count=\(value)") }
    if let value = values[born] { given.append("born=\(value)") }
    return given
  }

  private static func givenArguments(
    _ command: CommandDeclaration, _ values: ParsedValues
  ) -> [String] {
    switch command.name {
    case "list": values[terms]
    case "add": values[name].map { [$0] } ?? []
    case "delete": values[ids]
    case "move":
      [values[source], "to", "\(values[target])"] + (values[times].map { ["times \($0)"] } ?? [])
    default: []
    }
  }
}
