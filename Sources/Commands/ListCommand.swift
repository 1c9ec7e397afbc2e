internal import ArgumentParsing
internal import Persons

/// `people list`: the persons that the filters let through.
enum ListCommand: Command {
  static let sections = Flag("sections", short: "S", abstract: "Group the persons by company.")
  static let count = Flag("count", abstract: "Print only how many persons there are.")

  static let declaration = CommandDeclaration(
    "list",
    aliases: ["ls"],
    group: "Look",
    abstract: "List persons.",
    discussion: """
      On a terminal the persons stand in a table that fits the window; a bookmark shows as ⚑, a \
      card that was sent as ➤. In a pipe each is a line of six columns, separated by tabs and \
      never cut: id, name, company, e-mail, phone, and flags (b bookmarked, s sent). With \
      --sections the company comes first.
      """,
    arguments: [FilterOptions.terms],
    options: FilterOptions.all + [sections] + OrderingOptions.all + [count, FormatOption.format],
    examples: [
      Example("people list muller", "Whoever has \"muller\", \"Müller\" or \"MÜLLER\" in a field."),
      Example("people list --sections", "Everyone, by company."),
      Example(
        "people list --company \"Nordwind GmbH\" --format jsonl | jq -r .lastName",
        "Feed another program."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let repository = try session.repository()
    let isGrouped = values[sections]
    let filter = FilterOptions.filter(values)
    if values[count] {
      let number = filter.isEmpty ? repository.count : repository.persons(matching: filter).count
      return try session.writeLine(String(min(number, values[OrderingOptions.limit] ?? number)))
    }
    var persons = repository.persons(
      matching: filter,
      orderedBy: OrderingOptions.ordering(values, usual: isGrouped ? .byCompany : .byName))
    if let limit = values[OrderingOptions.limit] { persons = persons.limited(to: limit) }
    if persons.isEmpty {
      session.sayOnTerminal(
        repository.count == 0
          ? "There are no persons yet: 'people add NAME' adds one." : "No person matches.")
    }
    let writer = PersonsWriter(
      format: FormatOption.format(values, for: session.style), repository: repository)
    if isGrouped {
      try writer.write(persons.sections, to: &session)
    } else {
      try writer.write(persons, to: &session)
    }
  }
}
