internal import ArgumentParsing
internal import Persons

/// `people bookmark`: sets or takes off the bookmark.
enum BookmarkCommand: Command {
  static let remove = Flag("remove", abstract: "Take the bookmark off.")

  static let declaration = CommandDeclaration(
    "bookmark",
    group: "Change",
    abstract: "Bookmark persons, or take the bookmark off.",
    discussion: "Prints the ids of those whose bookmark changed.",
    arguments: [IDArguments.ids],
    options: [remove],
    examples: [
      Example("people bookmark 3f2a9c", "Bookmark a person."),
      Example("people list --bookmarked", "Everyone with a bookmark."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let isRemoving = values[remove]
    let verb = isRemoving ? "Took the bookmark off" : "Bookmarked"
    let changes = try session.update(
      as: "bookmark", summary: { Sentences.done(verb, to: $0) }
    ) { repository throws(RepositoryError) in
      let ids = try repository.persons(matching: values[IDArguments.ids]).ids
      return try repository.setBookmark(!isRemoving, of: Array(ids))
    }
    if changes.isEmpty {
      session.say(isRemoving ? "No bookmark was there." : "The bookmark was there already.")
    }
    try session.writeIDs(of: changes)
  }
}
