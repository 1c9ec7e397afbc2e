internal import Persons
internal import TextSupport

/// A person as one line of columns separated by tabs, for other programs.
enum PersonLine {
  /// The members that the columns show.
  private static let members = PersonColumn.members(of: [.id, .name, .company, .email, .phone])

  /// Writes persons, a line each, which begins with the company where sections are wanted.
  static func write(
    _ persons: PersonSelection, ofSection section: String? = nil, to session: inout Session
  ) throws(CommandError) {
    for person in persons.reading(members) {
      try session.writeData(escapedBy: DisplayEscaping.escaped) { line in
        if let section {
          TabSeparated.append(section, to: &line)
          line.append(UInt8(ascii: "\t"))
        }
        person.id.append(to: &line)
        line.append(UInt8(ascii: "\t"))
        TabSeparated.append(person.displayName, to: &line)
        line.append(UInt8(ascii: "\t"))
        if section == nil {
          TabSeparated.append(person.company, to: &line)
          line.append(UInt8(ascii: "\t"))
        }
        TabSeparated.append(person.emails.first?.address ?? "", to: &line)
        line.append(UInt8(ascii: "\t"))
        TabSeparated.append(person.phones.first?.number ?? "", to: &line)
        line.append(UInt8(ascii: "\t"))
        if person.isBookmarked { line.append(UInt8(ascii: "b")) }
        if !person.sent.isEmpty { line.append(UInt8(ascii: "s")) }
      }
    }
  }
}
