internal import Persons
internal import TextSupport

/// A person in full, for someone at a terminal.
enum PersonCard {
  /// Writes persons; an empty line stands between two of them.
  static func write(_ persons: PersonSelection, to session: inout Session) throws(CommandError) {
    for (index, person) in persons.enumerated() {
      if index > 0 { try session.writeLine("") }
      try write(person, to: &session)
    }
  }

  private static func write(_ person: Person, to session: inout Session) throws(CommandError) {
    let style = session.style
    let name = style.render(DisplayEscaping.escaped(person.displayName), .bold)
    let bookmark = person.isBookmarked ? "  " + style.render("⚑ bookmarked", .cyan) : ""
    try session.writeLine(name + bookmark)
    let lines = rows(of: person)
    let width = lines.map(\.title.count).max() ?? 0
    for (title, values) in lines {
      for (index, value) in values.enumerated() {
        let label = DisplayWidth.padded(index == 0 ? title : "", to: width)
        try session.writeLine("  \(style.render(label, .dim))  \(DisplayEscaping.escaped(value))")
      }
    }
  }

  /// What is known, each with a title and one or more lines.
  private static func rows(of person: Person) -> [(title: String, lines: [String])] {
    let rows: [(title: String, lines: [String])] = [
      ("Nickname", [person.nickname]),
      ("Company", [person.company]),
      ("Department", [person.department]),
      ("Title", [person.jobTitle]),
      ("E-mail", person.emails.map { labelled($0.address, $0.label) }),
      ("Phone", person.phones.map { labelled($0.number, $0.label) }),
      ("Address", person.addresses.flatMap(addressLines)),
      ("Birthday", [person.birthday]),
      ("Gender", [person.gender]),
      ("Web", person.urls),
      ("Tags", [person.tags.joined(separator: ", ")]),
      (
        "Note",
        person.note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      ),
      ("Sent", person.sent.map { $0.to.isEmpty ? $0.at : "\($0.at) to \($0.to)" }),
      ("Added", [person.created]),
      ("Changed", [person.updated]),
      ("Id", [person.id.description]),
    ]
    return rows.filter { $0.lines.contains { !$0.isEmpty } }
  }

  private static func labelled(_ value: String, _ label: String) -> String {
    label.isEmpty ? value : "\(value)  (\(label))"
  }

  private static func addressLines(_ address: PostalAddress) -> [String] {
    guard let first = address.lines.first else { return [] }
    return [labelled(first, address.label)] + address.lines.dropFirst()
  }
}
