internal import ArgumentParsing
internal import Storage

/// `people check`: looks for every fault of the file.
enum CheckCommand: Command {
  static let declaration = CommandDeclaration(
    "check",
    group: "Look",
    abstract: "Read the whole file strictly and report its faults.",
    discussion: """
      Prints each fault as file:line:column: what is wrong, and ends with status 65 if there is \
      one. Changes nothing.
      """,
    examples: [
      Example("people check", "Is the repository as it should be?"),
      Example("people check --file old.json", "Is another file a good repository?"),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let (path, result) = try session.check()
    for fault in result.faults {
      try session.writeLine(fault.message)
    }
    try session.finish()
    if !result.faults.isEmpty { throw .faultsFound }
    session.say("\(path.shown): \(Sentences.persons(result.personCount)), no faults.")
  }
}
