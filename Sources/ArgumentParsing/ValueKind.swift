/// What a value is, as far as a completion script or a manual page needs to know.
public indirect enum ValueKind: Sendable, Equatable {
  /// Any text.
  case text
  /// A number.
  case number
  /// The path of a file.
  case file
  /// One of these words.
  case choice([String])
  /// Something that only the running program can list; the name says which list.
  case dynamic(String)
  /// Several values of one kind in one word, with commas between them.
  case list(ValueKind)
}
