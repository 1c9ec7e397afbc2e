internal import TextSupport

/// Which persons are meant: those whom every part of the filter lets through.
public struct PersonFilter: Sendable {
  /// Texts that must each occur in some field, case and accents aside.
  public var terms: [String] = [] { didSet { foldedTerms = terms.map { Self.spellings(of: $0) } } }
  /// Whole names of companies, case and accents aside, of which one must be the person's.
  ///
  /// An empty name stands for no company. No names: any company.
  public var companies: [String] = [] { didSet { foldedCompanies = companies.map(FoldKey.of) } }
  /// Whether only persons with a bookmark are meant.
  public var isBookmarked = false
  /// Whether only persons whose card was sent are meant.
  public var isSent = false

  /// For each term its folded spellings, of which one must occur.
  private var foldedTerms: [[[UInt8]]] = []
  private var foldedCompanies: [[UInt8]] = []

  /// Makes a filter that lets everyone through.
  public init() {}

  /// Whether the filter lets everyone through.
  public var isEmpty: Bool {
    terms.isEmpty && companies.isEmpty && !isBookmarked && !isSent
  }

  /// The members that must be read to tell.
  var members: PersonMemberSet {
    if !terms.isEmpty { return .all }
    var members = PersonMemberSet()
    if !companies.isEmpty { members.insert(.company) }
    if isBookmarked { members.insert(.bookmarked) }
    if isSent { members.insert(.sent) }
    return members
  }

  /// Whether the filter lets a person through.
  public func matches(_ person: Person) -> Bool {
    if isBookmarked, !person.isBookmarked { return false }
    if isSent, person.sent.isEmpty { return false }
    if !companies.isEmpty, !foldedCompanies.contains(FoldKey.of(person.company)) { return false }
    if foldedTerms.isEmpty { return true }
    let key = Self.searchKey(of: person)
    return foldedTerms.allSatisfy { $0.contains { FoldKey.contains(key, $0) } }
  }

  /// The spellings in which a term is looked for: as it is, and where it may be a phone number, its
  /// digits alone, without the zeros in front.
  private static func spellings(of term: String) -> [[UInt8]] {
    let folded = FoldKey.of(term)
    let isNumber = term.allSatisfy { $0.isASCII && $0.isNumber || "+-()/. ".contains($0) }
    let digits = PhoneNumber(term).significantDigits
    return isNumber && digits.count >= 5 ? [folded, FoldKey.of(digits)] : [folded]
  }

  /// The folded fields of a person one behind another, with a byte between them that no folded text
  /// holds, so that no term matches across two fields.
  static func searchKey(of person: Person) -> [UInt8] {
    var key: [UInt8] = []
    for text in person.searchableTexts where !text.isEmpty {
      FoldKey.append(text.utf8.span, to: &key)
      key.append(0)
    }
    return key
  }
}

extension Person {
  /// The texts in which a term is looked for: every field, the name as it is spoken, and the digits
  /// of phone numbers without what stands between them.
  var searchableTexts: [String] {
    [name, nickname, company, department, jobTitle, birthday, note]
      + emails.flatMap(\.texts) + phones.flatMap(\.texts) + addresses.flatMap(\.texts)
      + phones.map(\.digits) + urls + tags
  }
}
