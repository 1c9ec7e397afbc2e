internal import JSON
internal import Persons

/// A field of a person that can be asked for by name: a member of the record, or one value of it.
enum PersonField: String, CaseIterable, Sendable {
  case id, name, firstName, middleName, lastName, namePrefix, nameSuffix, nickname
  case company, department, jobTitle, birthday, gender
  case email, phone, street, postcode, city, region, country, url
  case emails, phones, addresses, urls, tags, note
  case bookmarked, sent, created, updated

  /// What a table of another program gets when no fields are asked for: one value each of what a
  /// random person has.
  static let usualColumns: [PersonField] = [
    .id, .firstName, .lastName, .company, .jobTitle, .email, .phone, .street, .postcode, .city,
    .region, .country, .birthday, .gender,
  ]

  /// The member of the record that is meant; nil for one value of it, or for the whole name.
  private var member: PersonMember? {
    PersonMember.allCases.first { $0.name == rawValue }
  }

  /// The members that must be read to tell the fields.
  static func members(of fields: [PersonField]) -> PersonMemberSet {
    PersonMemberSet(
      fields.flatMap { field -> [PersonMember] in
        switch field {
        case .name: PersonMember.allCases
        case .email: [.emails]
        case .phone: [.phones]
        case .street, .postcode, .city, .region, .country: [.addresses]
        case .url: [.urls]
        default: field.member.map { [$0] } ?? []
        }
      })
  }

  /// The field as a text; several values stand between semicolons.
  func text(of person: Person) -> String {
    switch self {
    case .id: person.id.description
    case .name: person.displayName
    case .email: person.emails.first?.address ?? ""
    case .phone: person.phones.first?.number ?? ""
    case .street: person.addresses.first?.street ?? ""
    case .postcode: person.addresses.first?.postcode ?? ""
    case .city: person.addresses.first?.city ?? ""
    case .region: person.addresses.first?.region ?? ""
    case .country: person.addresses.first?.country ?? ""
    case .url: person.urls.first ?? ""
    case .emails: Self.list(person.emails.map { $0.address })
    case .phones: Self.list(person.phones.map { $0.number })
    case .addresses: Self.list(person.addresses.map { $0.oneLine })
    case .urls: Self.list(person.urls)
    case .tags: Self.list(person.tags)
    case .sent: Self.list(person.sent.map { $0.at })
    case .bookmarked: person.isBookmarked ? "true" : ""
    default: member.map { person.text(of: $0) } ?? ""
    }
  }

  private static func list(_ values: [String]) -> String { values.joined(separator: ";") }

  /// Appends the field as a JSON value: a list as it stands in the file, a single value as a string.
  func appendJSON(of person: Person, to bytes: inout [UInt8]) {
    if let member, person.has(member) {
      person.appendValue(of: member, to: &bytes)
    } else {
      JSONString.append(text(of: person), to: &bytes)
    }
  }

  /// Whether the person has anything to tell of the field.
  func isKnown(of person: Person) -> Bool {
    if let member { return member == .id || person.has(member) }
    return !text(of: person).isEmpty
  }
}
