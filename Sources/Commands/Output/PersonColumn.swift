internal import Persons

/// A column of a list of persons.
enum PersonColumn {
  case id, name, company, email, phone

  /// What stands over the column.
  var title: String {
    switch self {
    case .id: "ID"
    case .name: "NAME"
    case .company: "COMPANY"
    case .email: "EMAIL"
    case .phone: "PHONE"
    }
  }

  /// The value for a person; the id is the caller's to shorten.
  func text(of person: Person) -> String {
    switch self {
    case .id: person.id.description
    case .name: person.displayName
    case .company: person.company
    case .email: person.emails.first?.address ?? ""
    case .phone: person.phones.first?.number ?? ""
    }
  }

  /// The members that must be read to show columns, flags included.
  static func members(of columns: [PersonColumn]) -> PersonMemberSet {
    let flags: [PersonMember] = [.bookmarked, .sent]
    return PersonMemberSet(flags + columns.flatMap(\.members))
  }

  private var members: [PersonMember] {
    switch self {
    case .id: []
    case .name:
      [
        .namePrefix, .firstName, .middleName, .lastName, .nameSuffix, .nickname, .company, .emails,
        .phones,
      ]
    case .company: [.company]
    case .email: [.emails]
    case .phone: [.phones]
    }
  }
}
