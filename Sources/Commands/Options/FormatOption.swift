internal import ArgumentParsing

/// How persons are written.
enum OutputFormat: String, CaseIterable {
  /// Aligned columns, fitted to the window.
  case table
  /// One person a line, columns separated by tabs.
  case tsv
  /// One JSON array.
  case json
  /// One JSON object a line.
  case jsonl
  /// One id a line.
  case ids
}

/// The option that chooses the format.
enum FormatOption {
  static let format = Option(
    "format", short: "f", placeholder: "FORMAT", value: .choice(of: OutputFormat.self),
    defaultText: "table on a terminal, tsv in a pipe",
    abstract: "How to write the result.")

  /// The format that was asked for, or the one that fits who reads.
  static func format(_ values: ParsedValues, for style: OutputStyle) -> OutputFormat {
    values[format] ?? (style.isTerminal ? .table : .tsv)
  }
}
