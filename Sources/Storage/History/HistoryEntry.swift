internal import Persons

/// One change of a repository, as its history keeps it: enough to take it back and to make it again.
public struct HistoryEntry: Sendable {
  /// What an entry did to the repository.
  public enum Kind: Sendable, Hashable {
    /// A command changed it.
    case change
    /// Entries were taken back, the latest first.
    case undo([Int])
    /// Entries that had been taken back were made again, the one that was taken back last first.
    case redo([Int])
  }

  /// What an entry keeps of the change.
  enum Content: Sendable, Hashable {
    /// The records before and after.
    case changes([PersonChange])
    /// The whole file before the change, under a name of its own, for changes of very many records;
    /// nothing is kept where there was no file.
    case previousFile(exists: Bool)
  }

  /// The number of the entry, from 1, never used twice in one history.
  public let number: Int
  /// When the change was made, as RFC 3339 writes it.
  public let time: String
  /// The name of the command.
  public let command: String
  /// What the change did, as a sentence without its full stop.
  public let summary: String
  /// What the entry did.
  public let kind: Kind
  /// By what the file that the change left is recognised (``FileStatus/stamp``).
  let stamp: [Int]
  /// By what the file that was replaced was recognised; empty where there was none.
  let base: [Int]
  let content: Content
}
