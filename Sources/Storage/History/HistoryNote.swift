internal import Persons

/// What is to be noted of a change that is about to be made.
struct HistoryNote {
  /// When it is made, as RFC 3339 writes it.
  let time: String
  /// The name of the command.
  let command: String
  /// What it does, as a sentence without its full stop.
  let summary: String
  /// Whether it changes the repository, or takes changes back or makes them again.
  let kind: HistoryEntry.Kind
  /// What it does to the records; empty where other entries say it.
  let changes: [PersonChange]
  /// Whether the previous file is kept however few the changes are, because they are not known.
  let keepsPreviousFile: Bool

  /// How many bytes the records take.
  var size: Int {
    changes.reduce(0) { $0 + ($1.before?.count ?? 0) + ($1.after?.count ?? 0) }
  }
}
