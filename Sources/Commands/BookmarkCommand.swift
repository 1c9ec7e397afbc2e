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
    var changed: [Person] = []
    let changes = try session.update { repository throws(RepositoryError) in
      let ids = Array(try repository.persons(matching: values[IDArguments.ids]).ids)
      let changes = try repository.setBookmark(!isRemoving, of: ids)
      changed = changes.map { repository.person(at: $0.position) }
      return changes
    }
    if changed.isEmpty {
      session.say(isRemoving ? "No bookmark was there." : "The bookmark was there already.")
    } else {
      session.say(
        Sentences.done(isRemoving ? "Took the bookmark off" : "Bookmarked", to: changed))
    }
    try session.writeIDs(of: changes)
  }
}
