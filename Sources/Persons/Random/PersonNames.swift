/// The names of a locale.
struct PersonNames: Sendable {
  private let surnames: WeightedTable<Name>
  private let rareHeads: [Name]
  private let rareTails: [Name]
  private let rareWeight: UInt64
  private let female: [WeightedTable<Name>]
  private let male: [WeightedTable<Name>]

  /// The first decade of which names are known.
  private static let firstDecade = 1930

  /// Reads the names from a locale's data.
  init(_ data: LocaleData) {
    surnames = LocaleData.table(LocaleData.words(data.surnames)).map(Name.init)
    rareHeads = LocaleData.words(data.rareSurnameHeads).map(Name.init)
    rareTails = LocaleData.words(data.rareSurnameTails).map(Name.init)
    rareWeight = data.rareSurnameWeight
    female = Self.decades(data.femaleNames)
    male = Self.decades(data.maleNames)
  }

  private static func decades(_ text: String) -> [WeightedTable<Name>] {
    // Only the decades themselves have no weight.
    LocaleData.words(text).split { !$0.utf8.contains(UInt8(ascii: ":")) }
      .map { LocaleData.table(Array($0)).map(Name.init) }
  }

  /// Draws a surname: a common one by its frequency, or a composed one.
  func surname(_ stream: DrawStream) -> Name {
    let point = stream.below(surnames.total + rareWeight, .lastName)
    guard point >= surnames.total else { return surnames.element(at: point) }
    let number = Int(stream.below(UInt64(rareHeads.count * rareTails.count), .rareName))
    return rareHeads[number / rareTails.count] + rareTails[number % rareTails.count]
  }

  /// Draws a first name that was given in a year.
  func firstName(_ gender: Gender, year: Int, _ stream: DrawStream) -> Name {
    let decades = gender == .female ? female : male
    return decades[(year - Self.firstDecade) / 10].draw(stream, .firstName)
  }
}
