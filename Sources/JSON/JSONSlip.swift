/// A well-known mistake in writing JSON, by hand or by another program, that explains a fault.
///
/// It is looked for only when a fault is told, so that scanning costs nothing more.
enum JSONSlip: Equatable {
  /// `[1,]`
  case commaWithoutElement
  /// `{"a":1,}`
  case commaWithoutMember
  /// `//`, `/*` or `#`
  case comment
  /// `'a'`
  case singleQuotes
  /// `{a:1}`
  case unquotedName
  /// `True`, `None` or `NaN`: a word of another language, and what JSON writes instead.
  case foreignWord(String, instead: String)
  /// A merge in git was not settled.
  case conflictMarker

  /// Looks for the slip behind a fault; nil when the fault has to speak for itself.
  init?(behind fault: JSONFault, in text: Span<UInt8>) {
    guard fault.offset < text.count, fault.reason.missesToken else { return nil }
    if ConflictMarker(at: fault.offset, in: text) != nil {
      self = .conflictMarker
      return
    }
    let next = fault.offset + 1 < text.count ? text[fault.offset + 1] : 0
    switch (text[fault.offset], fault.reason) {
    case (UInt8(ascii: "#"), _): self = .comment
    case (UInt8(ascii: "/"), _) where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
      self = .comment
    case (UInt8(ascii: "'"), .expectedValue), (UInt8(ascii: "'"), .expectedMemberName),
      (UInt8(ascii: "'"), .expectedString):
      self = .singleQuotes
    case (UInt8(ascii: "}"), .expectedMemberName) where Self.isBehindComma(fault.offset, in: text):
      self = .commaWithoutMember
    case (UInt8(ascii: "]"), .expectedValue), (UInt8(ascii: ","), .expectedValue):
      guard Self.isBehindComma(fault.offset, in: text) else { return nil }
      self = .commaWithoutElement
    case (_, .expectedMemberName) where !Self.word(at: fault.offset, in: text).isEmpty:
      self = .unquotedName
    case (_, .expectedValue), (_, .malformedNumber):
      let word = Self.word(at: fault.offset, in: text)
      guard let instead = Self.instead(of: word) else { return nil }
      self = .foreignWord(word, instead: instead)
    default: return nil
    }
  }

  /// What a person reads.
  var message: String {
    switch self {
    case .commaWithoutElement: "a comma, but no element follows"
    case .commaWithoutMember: "a comma, but no member follows"
    case .comment: "a comment, which JSON does not have"
    case .singleQuotes: "single quotes, where JSON has double ones only"
    case .unquotedName: "a member name without quotes: it must stand in double quotes"
    case .foreignWord(let word, let instead): "JSON does not know '\(word)': write \(instead)"
    case .conflictMarker: "a git conflict marker: settle the merge first"
    }
  }

  /// Whether the last byte before a place that is not white space is a comma.
  private static func isBehindComma(_ offset: Int, in text: Span<UInt8>) -> Bool {
    for index in (0..<offset).reversed() where text[index] > 0x20 {
      return text[index] == UInt8(ascii: ",")
    }
    return false
  }

  /// The word that begins at a place, with a minus sign before it or without; empty when there is
  /// none.
  private static func word(at offset: Int, in text: Span<UInt8>) -> String {
    let longest = 64
    var word = ""
    for index in offset..<min(offset + longest, text.count) {
      switch text[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !word.isEmpty: break
      case UInt8(ascii: "-") where word.isEmpty: break
      default: return word
      }
      word.unicodeScalars.append(Unicode.Scalar(text[index]))
    }
    return word
  }

  private static func instead(of word: String) -> String? {
    switch word.lowercased() {
    case "true": "true"
    case "false": "false"
    case "null", "none", "nil", "undefined", "nan", "infinity", "inf", "-nan", "-infinity", "-inf":
      "null"
    default: nil
    }
  }
}

extension JSONFault.Reason {
  /// Whether something else than what was expected stands there, rather than a token that is broken
  /// in itself.
  fileprivate var missesToken: Bool {
    switch self {
    case .expectedValue, .expectedObject, .expectedArray, .expectedString, .expectedMemberName,
      .expectedColon, .expectedCommaOrBrace, .expectedCommaOrBracket, .expectedEnd,
      .malformedNumber:
      true
    case .unterminatedString, .controlCharacter, .unknownEscape, .loneSurrogate, .invalidUTF8,
      .nestedTooDeeply:
      false
    }
  }
}
