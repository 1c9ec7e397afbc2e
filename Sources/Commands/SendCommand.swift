internal import ArgumentParsing
internal import Interchange
internal import Persons

/// `people send`: writes persons' cards, and notes on each person that it was sent.
enum SendCommand: Command {
  static let declaration = CommandDeclaration(
    "send",
    group: "Change",
    abstract: "Write persons' cards as vCard 3.0, and note that they were sent.",
    discussion: """
      The cards go to standard output, ready for another program. Notes, tags and other things \
      that are nobody's business are left out. The sending is noted once the cards are written.
      """,
    arguments: [IDArguments.ids],
    examples: [
      Example("people send 3f2a9c >anna.vcf", "A card that other programs read."),
      Example("people list --sent", "Everyone whose card was sent."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    try session.intendChange()
    let persons = try IDArguments.persons(values, in: try session.repository())
    let writer = VCardWriter(includesPrivateMembers: false)
    for person in persons {
      try session.write { writer.append(person, to: &$0) }
    }
    // First the cards, then the note: what was never written must not count as sent. The reader of
    // a pipe may take its time, and others should not have to wait for it: the lock comes after.
    try session.finish()
    let ids = Array(persons.ids)
    let verb = persons.count == 1 ? "Wrote the card of" : "Wrote the cards of"
    _ = try session.update(
      as: "send", summary: { Sentences.done(verb, to: $0) }
    ) { repository throws(RepositoryError) in
      try repository.recordSending(of: ids, at: .now)
    }
  }
}
