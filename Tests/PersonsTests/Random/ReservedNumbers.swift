@testable import Persons

/// The phone numbers that regulators have set aside for fiction, where nobody answers.
///
/// Written down from their own lists (NANPA, Ofcom, Bundesnetzagentur, Arcep, PTS), apart from the
/// data that they are held against. A `#` is any digit; what else stands between digits is left to
/// the country.
enum ReservedNumbers {
  /// By locale, in the national form; no number where the country has set aside none.
  private static let patterns: [String: [String]] = [
    "en_US": ["### 555 01##"],
    "en_GB": [
      "0113 496 0###", "0114 496 0###", "0115 496 0###", "0116 496 0###", "0117 496 0###",
      "0118 496 0###", "0121 496 0###", "0131 496 0###", "0141 496 0###", "0151 496 0###",
      "0161 496 0###", "020 7946 0###", "0191 498 0###", "028 9018 0###", "029 2018 0###",
      "01632 960###", "07700 900###", "0808 157 0###", "03069 990###",
    ],
    "de_DE": [
      "030 23125 ###", "069 90009 ###", "040 66969 ###", "0221 4710 ###", "089 99998 ###",
      "0171 39200 ##", "0176 040690 ##",
    ],
    "fr_FR": [
      "01 99 00 ## ##", "02 61 91 ## ##", "03 53 01 ## ##", "04 65 71 ## ##", "05 36 49 ## ##",
      "06 39 98 ## ##",
    ],
    "sv_SE": [
      "070-174 06 05", "070-174 06 06", "070-174 06 07", "070-174 06 08", "070-174 06 09",
      "070-174 06 1#", "070-174 06 2#", "070-174 06 3#", "070-174 06 4#", "070-174 06 5#",
      "070-174 06 6#", "070-174 06 7#", "070-174 06 8#", "070-174 06 9#",
      "08-465 004 ##", "031-390 06 ##", "040-628 04 ##", "0980-319 2##",
    ],
    "es_ES": [], "it_IT": [], "ja_JP": [], "pl_PL": [],
  ]

  /// Area codes of North America whose numbers are free to call; of these one number is set aside.
  private static let tollFree = ["800", "833", "844", "855", "866", "877", "888"]

  /// Whether it is known which numbers the country of a locale has set aside.
  static func areKnown(for locale: RandomLocale) -> Bool { patterns[locale.rawValue] != nil }

  /// Whether all numbers of a pattern are set aside; a number is a pattern without `#`.
  static func hold(_ pattern: String, for locale: RandomLocale) -> Bool {
    let wanted = digits(pattern)
    if locale.rawValue == "en_US" {
      let code = String(decoding: wanted.prefix(3), as: UTF8.self)
      if tollFree.contains(code) { return wanted == digits("800 555 0199") }
      // No area code begins with 0 or 1.
      if let first = code.first, !("2"..."9").contains(first) { return false }
    }
    return patterns[locale.rawValue, default: []].contains { reserved in
      let reserved = digits(reserved)
      return reserved.count == wanted.count
        && zip(reserved, wanted).allSatisfy { $0 == UInt8(ascii: "#") || $0 == $1 }
    }
  }

  /// The digits of a pattern, and its `#`.
  private static func digits(_ pattern: String) -> [UInt8] {
    pattern.utf8.filter {
      $0 == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}
