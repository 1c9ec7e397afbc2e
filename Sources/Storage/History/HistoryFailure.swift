public import Platform

/// Why a change was made without a note in the history, so that it cannot be taken back.
public enum HistoryFailure: Error, Hashable, Sendable {
  /// Neither `XDG_STATE_HOME` nor `HOME` says where histories are kept.
  case noPlace
  /// The history could not be read or written.
  case system(SystemError)
  /// The change is too large for the history, and the previous file cannot be kept in its folder.
  case tooLarge
}
