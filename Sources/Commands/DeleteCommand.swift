internal import ArgumentParsing
internal import Persons

/// `people delete`: takes persons out.
enum DeleteCommand: Command {
  static let declaration = CommandDeclaration(
    "delete",
    aliases: ["rm"],
    group: "Change",
    abstract: "Delete persons.",
    discussion: "Prints the deleted ids. When one of the ids names no person, nobody is deleted.",
    arguments: [IDArguments.ids],
    examples: [
      Example("people delete 3f2a9c", "Delete the person whose id begins so.")
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let changes = try session.update(
      as: "delete", summary: { Sentences.done("Deleted", to: $0) }
    ) { repository throws(RepositoryError) in
      let ids = try repository.persons(matching: values[IDArguments.ids]).ids
      return try repository.delete(Array(ids))
    }
    try session.writeIDs(of: changes)
  }
}
