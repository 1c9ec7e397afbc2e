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
    case objects([String])
  }

  /// The member's name in the file.
  public var name: String { Self.names[rawValue] }

  private static let names = [
    "id", "firstName", "middleName", "lastName", "namePrefix", "nameSuffix", "nickname",
    "company", "department", "jobTitle", "birthday", "gender",
    "emails", "phones", "addresses", "urls", "tags", "note",
    "bookmarked", "sent", "created", "updated",
  ]

  var shape: Shape {
    switch self {
    case .bookmarked: .flag
    case .urls, .tags: .texts
    case .emails: .objects(EmailAddress.memberNames)
    case .phones: .objects(PhoneNumber.memberNames)
    case .addresses: .objects(PostalAddress.memberNames)
    case .sent: .objects(Sending.memberNames)
    default: .text
    }
  }

  /// The members by name, looked up by their bytes.
  static let table: [(name: [UInt8], member: PersonMember)] =
    allCases.map { (Array($0.name.utf8), $0) }

  /// Finds the member of a name.
  ///
  /// - Parameters:
  ///   - name: the name as it was scanned.
  ///   - text: the text it was scanned in.
  ///   - previous: the member that was found before. Records keep the order of writing, so the
  ///     search begins behind it and mostly ends at the first or second comparison.
  /// - Returns: nil for a name that this version does not know.
  static func named(
    _ name: JSONString, in text: Span<UInt8>, after previous: PersonMember?
  ) -> PersonMember? {
    if name.hasEscapes {
      let plain = name.text(in: text)
      return allCases.first { $0.name == plain }
    }
    let count = table.count
    var index = previous.map { $0.rawValue + 1 } ?? 0
    for _ in 0..<count {
      if index == count { index = 0 }
      if isEqual(table[index].name, text, name.content) { return table[index].member }
      index += 1
    }
    return nil
  }

  private static func isEqual(_ name: [UInt8], _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for index in 0..<name.count where name[index] != text[range.lowerBound + index] {
      return false
    }
    return true
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
