internal import JSON
internal import Persons

/// Writes persons to standard output in any of the formats.
struct PersonsWriter {
  let format: OutputFormat
  /// The repository that the persons are from, by which ids are abbreviated.
  let repository: PersonsRepository

  /// Writes persons one after the other.
  func write(_ persons: PersonSelection, to session: inout Session) throws(CommandError) {
    switch format {
    case .table:
      let table = PersonsTable(
        persons, of: repository, columns: [.id, .name, .company, .email, .phone],
        style: session.style)
      try table.writeHeader(to: &session)
      try table.write(persons, to: &session)
    case .tsv: try PersonLine.write(persons, to: &session)
    case .ids:
      for id in persons.ids {
        try session.write { line in
          id.append(to: &line)
          line.append(UInt8(ascii: "\n"))
        }
      }
    case .jsonl:
      for position in persons.positions {
        try session.write { line in
          repository.appendRecord(at: position, to: &line)
          line.append(UInt8(ascii: "\n"))
        }
      }
    case .json:
      try writeArray(persons.positions, to: &session) { position, bytes in
        repository.appendRecord(at: position, to: &bytes)
      }
    }
  }

  /// Writes persons company by company.
  func write(_ sections: [PersonSection], to session: inout Session) throws(CommandError) {
    switch format {
    case .table:
      try SectionsTable.write(sections, of: repository, to: &session)
    case .tsv:
      for section in sections {
        try PersonLine.write(section.persons, ofSection: section.company, to: &session)
      }
    case .ids:
      for section in sections { try write(section.persons, to: &session) }
    case .jsonl:
      for section in sections {
        try session.write { line in
          append(section, to: &line)
          line.append(UInt8(ascii: "\n"))
        }
      }
    case .json:
      try writeArray(sections, to: &session) { append($0, to: &$1) }
    }
  }

  /// Writes a JSON array with one element a line.
  private func writeArray<Element>(
    _ elements: [Element], to session: inout Session, append: (Element, inout [UInt8]) -> Void
  ) throws(CommandError) {
    try session.write { $0.append(UInt8(ascii: "[")) }
    for (index, element) in elements.enumerated() {
      try session.write { bytes in
        bytes.append(contentsOf: (index == 0 ? "\n  " : ",\n  ").utf8)
        append(element, &bytes)
      }
    }
    try session.writeLine(elements.isEmpty ? "]" : "\n]")
  }

  /// Appends a section as a JSON object.
  private func append(_ section: PersonSection, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: #"{"company":"#.utf8)
    JSONString.append(section.company, to: &bytes)
    bytes.append(contentsOf: #","persons":["#.utf8)
    for (index, position) in section.persons.positions.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      repository.appendRecord(at: position, to: &bytes)
    }
    bytes.append(contentsOf: "]}".utf8)
  }
}
