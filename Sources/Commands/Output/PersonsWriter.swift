internal import JSON
internal import Persons
internal import TextSupport

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
      if !persons.isEmpty { try table.writeHeader(to: &session) }
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
        try session.writeData(escapedBy: DisplayEscaping.escapedJSON) { line in
          repository.appendRecord(at: position, to: &line)
        }
      }
    case .json:
      try JSONArray.write(persons.positions, to: &session) { position, bytes in
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
        try session.writeData(escapedBy: DisplayEscaping.escapedJSON) { append(section, to: &$0) }
      }
    case .json:
      try JSONArray.write(sections, to: &session) { append($0, to: &$1) }
    }
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
