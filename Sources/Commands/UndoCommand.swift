internal import ArgumentParsing
internal import Storage

/// `people undo`: takes the last changes back.
enum UndoCommand: Command {
  static let declaration = CommandDeclaration(
    "undo",
    group: "History",
    abstract: "Take back the last change, whatever it was.",
    discussion: """
      Works at any time and from any terminal, for as many changes as the history keeps. When a \
      person was changed by other means since, nothing is taken back.
      """,
    arguments: [HistoryArguments.count],
    examples: [
      Example("people undo", "Take back the last change."),
      Example("people undo 3", "Take back the last three."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let count = values[HistoryArguments.count] ?? 1
    let step = try session.step { file, time, timeout throws(StorageError) in
      try file.undo(count, at: time, lockTimeout: timeout)
    }
    HistoryArguments.tell(
      step, "Took back", "'\(session.call("redo"))' makes it again", in: session)
  }
}
