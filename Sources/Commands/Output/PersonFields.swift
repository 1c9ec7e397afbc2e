internal import Persons
internal import TextSupport

/// A person as lines of field and value, for other programs.
enum PersonFields {
  /// Writes persons; an empty line stands between two of them.
  static func write(_ persons: PersonSelection, to session: inout Session) throws(CommandError) {
    for (index, person) in persons.enumerated() {
      if index > 0 { try session.writeLine("") }
      for field in lines(of: person) {
        try session.writeData(escapedBy: DisplayEscaping.escaped) { line in
          line.append(contentsOf: field.name.utf8)
          for value in field.values {
            line.append(UInt8(ascii: "\t"))
            TabSeparated.append(value, to: &line)
          }
        }
      }
    }
  }

  /// The fields that are known, in the order of the file; a list is one line for each element.
  private static func lines(of person: Person) -> [(name: String, values: [String])] {
    var lines = [("id", [person.id.description]), ("name", [person.displayName])]
    for member in PersonMember.allCases where member != .id && person.has(member) {
      switch member {
      case .emails: lines += person.emails.map { ("email", [$0.address, $0.label]) }
      case .phones: lines += person.phones.map { ("phone", [$0.number, $0.label]) }
      case .addresses: lines += person.addresses.map { ("address", [$0.oneLine, $0.label]) }
      case .urls: lines += person.urls.map { ("url", [$0]) }
      case .tags: lines += person.tags.map { ("tag", [$0]) }
      case .sent: lines += person.sent.map { ("sent", [$0.at, $0.to]) }
      case .bookmarked: lines.append(("bookmarked", ["true"]))
      default: lines.append((member.name, [person.text(of: member)]))
      }
    }
    // An empty label leaves no tab behind.
    return lines.map { ($0.0, $0.1.last == "" && $0.1.count > 1 ? $0.1.dropLast() : $0.1) }
  }
}

extension PostalAddress {
  /// The lines of the address, from the street to the country.
  var lines: [String] {
    let town = [postcode, city].filter { !$0.isEmpty }.joined(separator: " ")
    let place = [town, region].filter { !$0.isEmpty }.joined(separator: ", ")
    return (street.split(separator: "\n").map(String.init) + [place, country])
      .filter { !$0.isEmpty }
  }

  /// The address on one line.
  var oneLine: String { lines.joined(separator: ", ") }
}
