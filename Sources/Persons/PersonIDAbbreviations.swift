/// The shortest prefix of every id of a repository that no other id begins with.
public struct PersonIDAbbreviations: Sendable {
  /// The fewest characters of an abbreviation, however few ids there are.
  public static let minimumLength = 6

  private let sorted: [PersonID]

  /// Prepares the abbreviations of some ids.
  ///
  /// - Complexity: O(*n* log *n*).
  public init(_ ids: some Sequence<PersonID>) {
    sorted = ids.sorted()
  }

  /// The abbreviation of one of the ids.
  public func abbreviation(of id: PersonID) -> String {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < id { low = middle + 1 } else { high = middle }
    }
    var digits = 0
    if low > 0 { digits = max(digits, Self.commonDigits(sorted[low - 1], id)) }
    if low + 1 < sorted.count { digits = max(digits, Self.commonDigits(sorted[low + 1], id)) }
    let length = max(Self.minimumLength, Self.textLength(ofDigits: digits + 1))
    return String(id.description.prefix(length))
  }

  /// How many hexadecimal digits two ids have in common from the beginning.
  private static func commonDigits(_ one: PersonID, _ other: PersonID) -> Int {
    let high = one.high ^ other.high
    if high != 0 { return high.leadingZeroBitCount / 4 }
    return 16 + (one.low ^ other.low).leadingZeroBitCount / 4
  }

  /// How many characters the first digits of an id take, hyphens between them included.
  private static func textLength(ofDigits digits: Int) -> Int {
    [8, 12, 16, 20].reduce(min(digits, 32)) { $0 + (digits > $1 ? 1 : 0) }
  }
}
