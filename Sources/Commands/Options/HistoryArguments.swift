internal import ArgumentParsing
internal import Storage
internal import TextSupport

/// What `undo` and `redo` have in common.
enum HistoryArguments {
  static let count = OptionalArgument(
    "N", value: ValueConversion<Int>.wholeNumber(in: 1...), defaultText: "1",
    abstract: "How many changes.")

  /// Tells what was done, a line for each change.
  static func tell(
    _ step: HistoryStep, _ verb: String, _ wayBack: String, in session: borrowing Session
  ) {
    for entry in step.entries {
      session.say("\(verb): \(DisplayEscaping.escaped(entry.summary)).")
    }
    session.say(
      step.historyFailure.map { "This is not in the history: \(Sentences.reason($0))." }
        ?? "\(wayBack.prefix(1).uppercased())\(wayBack.dropFirst()).")
  }
}
