/// What is known of a locale, as a person can read and correct it: one value, one file a locale.
///
/// Lists are texts, because a literal of a text costs nothing at start, and the reader sees names
/// instead of punctuation. A list is of words between spaces and line ends; `word:7` has the
/// weight 7, which only compares it with the others of its list.
struct LocaleData: Sendable {
  /// The country, in the language of the locale.
  let country: String
  /// The common surnames, with weights.
  let surnames: String
  /// What composed, rarer surnames begin with.
  let rareSurnameHeads: String
  /// What composed, rarer surnames end with.
  let rareSurnameTails: String
  /// The weight of all composed surnames together.
  let rareSurnameWeight: UInt64
  /// For each decade of birth from the 1930s: the decade, then women's names with weights.
  let femaleNames: String
  /// For each decade of birth from the 1930s: the decade, then men's names with weights.
  let maleNames: String
  /// Ages with the weight of the band that begins there; at the end, where the last band ends.
  let ages: String
  /// A city a line: name, region, postcode ranges, phone numbers, weight, between bars.
  ///
  /// A phone number is an area code for ``landlineNumber``; none means that the country has set
  /// aside no numbers there.
  let cities: String
  /// A landline number, with `*` for the area code and `#` for a digit of free choice.
  let landlineNumber: String
  /// Mobile numbers between commas, with `#` for a digit; none where they look like landlines.
  let mobileNumbers: String
  /// What names of streets begin with.
  let streetHeads: String
  /// What names of streets end with, with weights.
  let streetTails: String
  /// What stands between head and tail of a street.
  let streetJoin: String
  /// Whether the house number comes after the street.
  let houseNumberFollowsStreet: Bool
  /// The house numbers; low ones are more common.
  let houseNumbers: ClosedRange<UInt64>
  /// What invented names of companies begin with.
  let companyHeads: String
  /// What invented names of companies end with.
  let companyTails: String
  /// Blocks of four lines: words for an industry, then its jobs for beginners, skilled, leading.
  ///
  /// Entries stand between commas. A job of two forms is written `Koch/Köchin`, or `Maurer/in`
  /// where the second form only adds letters.
  let industries: String
  /// A block of three lines: jobs of any industry for beginners, skilled, leading.
  let commonJobs: String
  /// What may stand after a company's name, with weights, between commas.
  let legalForms: String
}

extension LocaleData {
  /// The words of a list between spaces and line ends.
  static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }
  }

  /// The entries of a list between commas.
  static func entries(_ text: some StringProtocol) -> [String] {
    String(text).utf8.split(separator: UInt8(ascii: ","))
      .map { entry in String(Substring(entry.drop { $0 == UInt8(ascii: " ") })) }
  }

  /// The lines of a block.
  static func lines(_ text: some StringProtocol) -> [String] {
    String(text).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  /// A table of words, each with the weight after its colon.
  static func table(_ words: [String]) -> WeightedTable<String> {
    WeightedTable(
      words.map { word in
        let halves = word.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return (String(Substring(halves[0])), number(halves[1]))
      })
  }

  /// A number that a locale's data must hold here.
  static func number(_ text: Substring.UTF8View) -> UInt64 {
    guard let number = UInt64(Substring(text)) else {
      preconditionFailure("locale data: \(Substring(text)) is not a number")
    }
    return number
  }
}
