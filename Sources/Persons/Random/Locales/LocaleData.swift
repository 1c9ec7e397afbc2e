/// What is known of a locale, as a person can read and correct it: one value, one file a locale.
///
/// Lists are texts, because a literal of a text costs nothing at start, and the reader sees names
/// instead of punctuation. A list is of words between spaces and line ends, in which `_` stands for a
/// space. `word:7` has the weight 7, which only compares it with the others of its list.
/// `word=spelling` tells how a word that is not in Latin letters is spelt in an e-mail address.
struct LocaleData: Sendable {
  /// The country, in the language of the locale.
  let country: String
  /// The common surnames, with weights.
  ///
  /// One that women bear in another form has both: `-ski/-ska`.
  let surnames: String
  /// Surnames that are rarer than those, all alike.
  let rareSurnames: String
  /// What composed, rarer surnames begin with.
  let rareSurnameHeads: String
  /// What composed, rarer surnames end with.
  let rareSurnameTails: String
  /// The weight of all rarer surnames together, listed and composed.
  let rareSurnameWeight: UInt64
  /// How many surnames a person has: 1, or 2 as in Spain.
  let surnameCount: Int
  /// For each decade of birth from the 1930s: the decade, then women's names with weights.
  let femaleNames: String
  /// For each decade of birth from the 1930s: the decade, then men's names with weights.
  let maleNames: String
  /// Ages with the weight of the band that begins there; at the end, where the last band ends.
  let ages: String
  /// A city a line: name, region, postcodes, phone numbers, weight, between bars.
  ///
  /// Postcodes are ranges of numbers, or a text that each of them begins with. Phone numbers are
  /// area codes for ``landlineNumber``, or whole numbers in its form; none means that the country
  /// has set aside no numbers there.
  let cities: String
  /// A postcode: `#` for a digit of its number, or of free choice behind the `*` for its text; `@`
  /// for a letter.
  let postcodeFormat: String
  /// A landline number, with `*` for the area code and `#` for a digit of free choice.
  let landlineNumber: String
  /// Mobile numbers between commas, with `#` for a digit; `*` where they are like landlines, and
  /// nothing where the country has set aside none.
  let mobileNumbers: String
  /// What names of streets begin with; weights may be left out.
  let streetHeads: String
  /// What names of streets end with; weights may be left out.
  let streetTails: String
  /// What stands between head and tail of a street.
  let streetJoin: String
  /// Whether the house number comes after the street.
  let houseNumberFollowsStreet: Bool
  /// What stands between street and house number.
  let houseNumberJoin: String
  /// The house numbers; low ones are more common.
  let houseNumbers: ClosedRange<UInt64>
  /// What invented names of companies begin with.
  let companyHeads: String
  /// What invented names of companies end with.
  let companyTails: String
  /// What stands between a company's name and the word for its industry.
  let companyJoin: String
  /// Blocks of four lines: words for an industry, then its jobs for beginners, skilled, leading.
  ///
  /// Entries stand between commas. A job of two forms is written `Koch/Köchin`, or `Maurer/in`
  /// where the second form only adds letters.
  let industries: String
  /// A block of three lines: jobs of any industry for beginners, skilled, leading.
  let commonJobs: String
  /// What may stand after a company's name, with weights, between commas; `^` behind it has it stand
  /// in front.
  let legalForms: String
}
