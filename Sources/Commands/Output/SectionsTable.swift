internal import Persons
internal import TextSupport

/// Persons under headings, one for each company.
enum SectionsTable {
  private static let indentation = " "

  /// Writes the sections; the columns are aligned across all of them.
  static func write(
    _ sections: [PersonSection], of repository: PersonsRepository, to session: inout Session
  ) throws(CommandError) {
    let style = session.style
    let columns: [PersonColumn] = [.id, .name, .email, .phone]
    let persons = sections.lazy
      .map { $0.persons.reading(PersonColumn.members(of: columns)) }
      .joined()
    let table = PersonsTable(
      persons, of: repository, columns: columns, style: style, indentation: indentation.count)
    for (index, section) in sections.enumerated() {
      if index > 0 { try session.writeLine("") }
      let count = "(\(section.persons.count))"
      var title = SectionTitle.text(section.company)
      if let width = style.width {
        title = DisplayWidth.truncated(title, to: max(8, width - count.count - 1))
      }
      try session.writeLine("\(style.render(title, .bold)) \(style.render(count, .dim))")
      try table.write(section.persons, indentation: indentation, to: &session)
    }
  }
}
