internal import ArgumentParsing
internal import Storage

/// `people redo`: makes changes again that were taken back.
enum RedoCommand: Command {
  static let declaration = CommandDeclaration(
    "redo",
    group: "History",
    abstract: "Make the change again that was taken back last.",
    discussion: "Works until something else is changed.",
    arguments: [HistoryArguments.count],
    examples: [Example("people redo", "Make the last change again that was taken back.")])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let count = values[HistoryArguments.count] ?? 1
    let step = try session.step { file, time, timeout throws(StorageError) in
      try file.redo(count, at: time, lockTimeout: timeout)
    }
    HistoryArguments.tell(
      step, "Made again", "'\(session.call("undo"))' takes it back", in: session)
  }
}
