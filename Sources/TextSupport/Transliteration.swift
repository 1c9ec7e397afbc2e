/// Writing names in plain ASCII letters, for addresses and file names.
public enum Transliteration {
  /// The text in lower-case `a`–`z`, `0`–`9` and single hyphens.
  ///
  /// "Müller" gives `mueller`, "Jiří" `jiri`, "O'Brien" `obrien`, "von der Au" `von-der-au`.
  /// Letters lose their accents, except that umlauts and ligatures are spelt out (ä and æ as
  /// `ae`, ö, ø and œ as `oe`, ü as `ue`, ß as `ss`, þ as `th`); å is `a`, as addresses have it.
  /// A run of white space and dashes between letters becomes one hyphen. All else, including
  /// letters that have no Latin form, is left out, so the answer may be empty.
  public static func ascii(_ text: String) -> String {
    var spelling: [UInt8] = []
    spelling.reserveCapacity(text.utf8.count + 2)
    var folded: [UInt8] = []
    var hyphenIsDue = false
    for scalar in text.unicodeScalars {
      folded.removeAll(keepingCapacity: true)
      if spellsUmlaut(scalar, after: spelling) {
        folded.append(UInt8(ascii: "e"))
      } else {
        spellOut(scalar, into: &folded)
      }
      for byte in folded {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          if hyphenIsDue, !spelling.isEmpty { spelling.append(UInt8(ascii: "-")) }
          hyphenIsDue = false
          spelling.append(byte)
        case UInt8(ascii: " "), UInt8(ascii: "-"):
          hyphenIsDue = true
        default:
          break
        }
      }
    }
    return String(decoding: spelling, as: UTF8.self)
  }

  /// Whether a combining diaeresis turns the letter before it into an umlaut, as in NFD's "ü".
  private static func spellsUmlaut(_ scalar: Unicode.Scalar, after spelling: [UInt8]) -> Bool {
    guard scalar == "\u{308}", let letter = spelling.last else { return false }
    return letter == UInt8(ascii: "a") || letter == UInt8(ascii: "o") || letter == UInt8(ascii: "u")
  }

  private static func spellOut(_ scalar: Unicode.Scalar, into folded: inout [UInt8]) {
    switch scalar {
    case "ä", "Ä", "ǟ", "Ǟ": folded.append(contentsOf: "ae".utf8)
    case "ö", "Ö", "ȫ", "Ȫ", "ø", "Ø", "ǿ", "Ǿ": folded.append(contentsOf: "oe".utf8)
    case "ü", "Ü", "ǖ", "Ǖ", "ǘ", "Ǘ", "ǚ", "Ǚ", "ǜ", "Ǜ": folded.append(contentsOf: "ue".utf8)
    default:
      folded.append(addingCapacity: ScalarFolding.longestFold) { key in
        ScalarFolding.append(scalar, to: &key)
      }
    }
  }
}
