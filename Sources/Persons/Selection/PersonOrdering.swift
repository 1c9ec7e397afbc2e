internal import TextSupport

/// In which order persons are listed: the same on every machine.
///
/// Each field counts in turn, case and accents aside; what is still equal is ordered by the exact
/// texts, and in the end by id. Persons for whom nothing is known in a field come last.
public struct PersonOrdering: Sendable, Hashable {
  /// A field to order by.
  public enum Field: String, CaseIterable, Sendable {
    /// The family name, or what stands for the person where there is none.
    case lastName
    /// The given name.
    case firstName
    /// The name as it is spoken, or what stands for the person where there is none.
    case name
    /// The company.
    case company
    /// The part of the company.
    case department
    /// The job title.
    case jobTitle
    /// The first e-mail address.
    case email
    /// The first phone number.
    case phone
    /// The city of the first address.
    case city
    /// The birthday, from the earliest.
    case birthday
    /// When the person was added.
    case created
    /// When the person was last changed.
    case updated
    /// Whether the person is bookmarked; those who are come first.
    case bookmarked
    /// When the card was last sent.
    case sent
    /// The id.
    case id
  }

  /// A field, and which end comes first.
  public struct Key: Sendable, Hashable {
    /// The field.
    public let field: Field
    /// Whether the last one comes first.
    public let isDescending: Bool

    /// Makes a key, from the first to the last unless said otherwise.
    public init(_ field: Field, isDescending: Bool = false) {
      self.field = field
      self.isDescending = isDescending
    }
  }

  /// The fields in the order in which they count.
  public let keys: [Key]

  /// Makes an ordering by some fields.
  public init(_ keys: [Key]) {
    self.keys = keys
  }

  /// By last name, then first name.
  public static let byName = PersonOrdering([Key(.lastName), Key(.firstName)])

  /// By company, then last name, then first name.
  public static let byCompany = PersonOrdering(
    [Key(.company), Key(.lastName), Key(.firstName)])

  /// Sorts positions of a repository.
  func sorted(_ positions: [Int], of repository: PersonsRepository) -> [Int] {
    let members = PersonMemberSet(keys.flatMap(\.field.members))
    var arena: [UInt8] = []
    arena.reserveCapacity(positions.count * 64)
    var entries: [Entry] = []
    entries.reserveCapacity(positions.count)
    for position in positions {
      let start = arena.count
      appendKey(of: repository.person(at: position, members: members), to: &arena)
      entries.append(Entry(key: start..<arena.count, in: arena, position: position))
    }
    entries.sort { left, right in
      left.head != right.head
        ? left.head < right.head : Self.precedes(left.key, right.key, in: arena)
    }
    return entries.map(\.position)
  }

  /// A person's key in the arena, with its first eight bytes at hand, which decide nearly always.
  private struct Entry {
    let head: UInt64
    let start: Int
    let length: Int32
    let place: Int32

    init(key: Range<Int>, in arena: [UInt8], position: Int) {
      var head: UInt64 = 0
      for offset in 0..<8 {
        let index = key.lowerBound + offset
        head = head << 8 | UInt64(index < key.upperBound ? arena[index] : 0)
      }
      self.head = head
      start = key.lowerBound
      length = Int32(key.count)
      place = Int32(position)
    }

    var key: Range<Int> { start..<(start + Int(length)) }
    var position: Int { Int(place) }
  }

  /// Appends what decides a person's place, so that comparing bytes compares persons: the folded
  /// texts, then the exact ones, then the id.
  private func appendKey(of person: Person, to arena: inout [UInt8]) {
    let texts = keys.map { $0.field.text(of: person) }
    for (key, text) in zip(keys, texts) {
      // Nothing known sorts last, whichever end comes first.
      arena.append(text.isEmpty ? 2 : 1)
      let start = arena.count
      FoldKey.append(text.utf8.span, to: &arena)
      finish(key, from: start, in: &arena)
    }
    for (key, text) in zip(keys, texts) {
      let start = arena.count
      arena.append(contentsOf: text.utf8)
      finish(key, from: start, in: &arena)
    }
    person.id.append(to: &arena)
  }

  /// Ends a text in the arena, and turns its order round where the last one comes first.
  private func finish(_ key: Key, from start: Int, in arena: inout [UInt8]) {
    arena.append(0)
    guard key.isDescending else { return }
    for index in start..<arena.count { arena[index] = ~arena[index] }
  }

  private static func precedes(_ left: Range<Int>, _ right: Range<Int>, in arena: [UInt8]) -> Bool {
    let (one, other) = (left.lowerBound, right.lowerBound)
    for offset in 0..<min(left.count, right.count)
    where arena[one + offset] != arena[other + offset] {
      return arena[one + offset] < arena[other + offset]
    }
    return left.count < right.count
  }
}

extension PersonOrdering.Field {
  /// The members that must be read to order by the field.
  fileprivate var members: [PersonMember] {
    switch self {
    case .lastName:
      [
        .lastName, .firstName, .middleName, .namePrefix, .nameSuffix, .nickname, .company, .emails,
        .phones,
      ]
    case .firstName: [.firstName]
    case .name: Self.lastName.members
    case .company: [.company]
    case .department: [.department]
    case .jobTitle: [.jobTitle]
    case .email: [.emails]
    case .phone: [.phones]
    case .city: [.addresses]
    case .birthday: [.birthday]
    case .created: [.created]
    case .updated: [.updated]
    case .bookmarked: [.bookmarked]
    case .sent: [.sent]
    case .id: []
    }
  }

  fileprivate func text(of person: Person) -> String {
    switch self {
    case .lastName: person.lastName.isEmpty ? person.nearestName ?? "" : person.lastName
    case .firstName: person.firstName
    case .name: person.nearestName ?? ""
    case .company: person.company
    case .department: person.department
    case .jobTitle: person.jobTitle
    case .email: person.emails.first?.address ?? ""
    case .phone: person.phones.first?.number ?? ""
    case .city: person.addresses.first?.city ?? ""
    case .birthday: person.birthday
    case .created: person.created
    case .updated: person.updated
    case .bookmarked: person.isBookmarked ? "b" : ""
    case .sent: person.sent.last?.at ?? ""
    case .id: person.id.description
    }
  }
}
