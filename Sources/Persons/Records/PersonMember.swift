internal import JSON

/// A member of a person's record that this version knows, in the order in which members are written.
public enum PersonMember: Int, CaseIterable, Comparable, Sendable {
  // The order is part of the file format.
  case id, firstName, middleName, lastName, namePrefix, nameSuffix, nickname
  case company, department, jobTitle, birthday, gender
  case emails, phones, addresses, urls, tags, note
  case bookmarked, sent, created, updated

  /// Whether a member is written before another.
  public static func < (left: PersonMember, right: PersonMember) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What a member's value looks like.
  enum Shape {
    case text
    case flag
    case texts
    case objects(NameTable)
  }

  /// The member's name in the file.
  public var name: String { Self.table.names[rawValue] }

  var shape: Shape {
    switch self {
    case .bookmarked: .flag
    case .urls, .tags: .texts
    case .emails: .objects(EmailAddress.members)
    case .phones: .objects(PhoneNumber.members)
    case .addresses: .objects(PostalAddress.members)
    case .sent: .objects(Sending.members)
    default: .text
    }
  }

  private static let table = NameTable([
    "id", "firstName", "middleName", "lastName", "namePrefix", "nameSuffix", "nickname",
    "company", "department", "jobTitle", "birthday", "gender",
    "emails", "phones", "addresses", "urls", "tags", "note",
    "bookmarked", "sent", "created", "updated",
  ])

  /// Finds the member of a name, given the member that was found before.
  static func named(
    _ name: JSONString, in text: Span<UInt8>, after previous: PersonMember?
  ) -> PersonMember? {
    table.index(of: name, in: text, after: previous?.rawValue).flatMap(PersonMember.init)
  }
}

/// A set of members, for reading only what is needed of a record.
public struct PersonMemberSet: OptionSet, Sendable, Hashable {
  /// One bit a member.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a set of some members.
  public init(_ members: some Sequence<PersonMember>) {
    rawValue = members.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Every member.
  public static let all = PersonMemberSet(PersonMember.allCases)

  /// Whether a member belongs to the set.
  public func contains(_ member: PersonMember) -> Bool {
    rawValue & 1 << UInt32(member.rawValue) != 0
  }

  /// Puts a member into the set.
  mutating func insert(_ member: PersonMember) {
    self = PersonMemberSet(rawValue: rawValue | 1 << UInt32(member.rawValue))
  }
}
