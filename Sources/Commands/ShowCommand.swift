internal import ArgumentParsing
internal import Persons

/// `people show`: persons in full.
enum ShowCommand: Command {
  static let declaration = CommandDeclaration(
    "show",
    group: "Look",
    abstract: "Show persons in full.",
    discussion: """
      On a terminal each person is a card. In a pipe each is some lines, the name of the field, a \
      tab and the value, and a label after another tab; an empty line stands between two persons.
      """,
    arguments: [IDArguments.ids],
    options: [FormatOption.format],
    examples: [
      Example("people show 3f2a9c", "The person whose id begins so."),
      Example("people show 3f2a9c --format json", "Everything that is known, as JSON."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let repository = try session.repository()
    let persons = try IDArguments.persons(values, in: repository)
    switch FormatOption.format(values, for: session.style) {
    case .table: try PersonCard.write(persons, to: &session)
    case .tsv: try PersonFields.write(persons, to: &session)
    case let format:
      try PersonsWriter(format: format, repository: repository).write(persons, to: &session)
    }
  }
}
