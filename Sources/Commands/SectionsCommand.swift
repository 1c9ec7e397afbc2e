internal import ArgumentParsing
internal import JSON
internal import Persons
internal import TextSupport

/// `people sections`: the companies with the number of persons in each.
enum SectionsCommand: Command {
  static let declaration = CommandDeclaration(
    "sections",
    group: "Look",
    abstract: "List the companies and how many persons each has.",
    discussion: "In a pipe each is a line: the company, a tab, and the number of persons.",
    options: [format],
    examples: [
      Example("people sections", "Every company."),
      Example("people sections | sort -t$'\\t' -k2,2nr | head -5", "The five largest."),
    ])

  private enum Format: String, CaseIterable {
    case table, tsv, json, jsonl
  }

  private static let format = Option(
    "format", short: "f", placeholder: "FORMAT", value: .choice(of: Format.self),
    defaultText: "table on a terminal, tsv in a pipe", abstract: "How to write the result.")

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let sections = try session.repository().sections.map { ($0.company, $0.persons.count) }
    switch values[format] ?? (session.style.isTerminal ? .table : .tsv) {
    case .table: try writeTable(sections, to: &session)
    case .tsv:
      for (company, count) in sections {
        try session.writeData(escapedBy: DisplayEscaping.escaped) { line in
          TabSeparated.append(company, to: &line)
          line.append(contentsOf: "\t\(count)".utf8)
        }
      }
    case .jsonl:
      for section in sections {
        try session.writeData(escapedBy: DisplayEscaping.escapedJSON) { append(section, to: &$0) }
      }
    case .json:
      try JSONArray.write(sections, to: &session) { append($0, to: &$1) }
    }
  }

  private static func append(_ section: (company: String, count: Int), to bytes: inout [UInt8]) {
    bytes.append(contentsOf: #"{"company":"#.utf8)
    JSONString.append(section.company, to: &bytes)
    bytes.append(contentsOf: ",\"count\":\(section.count)}".utf8)
  }

  private static func writeTable(
    _ sections: [(company: String, count: Int)], to session: inout Session
  ) throws(CommandError) {
    let style = session.style
    let digits = sections.map { String($0.count).count }.max() ?? 0
    let room = style.width.map { max(8, $0 - digits - 2) }
    let names = sections.map { section in
      let name = SectionTitle.text(section.company)
      return room.map { DisplayWidth.truncated(name, to: $0) } ?? name
    }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    for (name, section) in zip(names, sections) {
      let number = DisplayWidth.padded(
        String(section.count), to: digits, alignment: .trailing)
      try session.writeLine("\(DisplayWidth.padded(name, to: width))  \(number)")
    }
  }
}
