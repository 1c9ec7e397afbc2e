internal import ArgumentParsing
internal import Storage
internal import TextSupport

/// `people history`: the changes that can be taken back or made again.
enum HistoryCommand: Command {
  static let limit = Option(
    "limit", short: "n", placeholder: "N", value: ValueConversion<Int>.wholeNumber(in: 0...),
    abstract: "Only the last N changes.")

  static let declaration = CommandDeclaration(
    "history",
    group: "History",
    abstract: "List the changes, the latest first.",
    discussion: """
      In a pipe each is a line of five columns, separated by tabs: a number, the time, the \
      command, what it did, and "undone" where it was taken back.
      """,
    options: [limit],
    examples: [
      Example("people history", "What was changed, and what was taken back?"),
      Example("people history -n 5", "The last five changes."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let all = try session.changes()
    let items = all.reversed().prefix(values[limit] ?? all.count)
    if items.isEmpty { session.sayOnTerminal("Nothing was changed yet.") }
    if session.style.isTerminal {
      try writeTable(Array(items), to: &session)
    } else {
      for item in items {
        let entry = item.entry
        let columns = [
          String(entry.number), entry.time, entry.command, entry.summary,
          item.isUndone ? "undone" : "",
        ]
        try session.write { line in
          for (index, column) in columns.enumerated() {
            if index > 0 { line.append(UInt8(ascii: "\t")) }
            TabSeparated.append(column, to: &line)
          }
          line.append(UInt8(ascii: "\n"))
        }
      }
    }
  }

  private static func writeTable(
    _ items: [HistoryItem], to session: inout Session
  ) throws(CommandError) {
    let style = session.style
    for item in items {
      let head = DisplayEscaping.escaped(item.entry.time) + "  "
      var summary = DisplayEscaping.escaped(item.entry.summary) + (item.isUndone ? " (undone)" : "")
      if let width = style.width {
        summary = DisplayWidth.truncated(summary, to: max(8, width - head.count))
      }
      try session.writeLine(
        style.render(head, .dim) + (item.isUndone ? style.render(summary, .dim) : summary))
    }
  }
}
