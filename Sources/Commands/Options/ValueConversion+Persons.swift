internal import ArgumentParsing
internal import Persons
internal import Platform

/// The values that options and arguments take, checked as the command line is read.
extension ValueConversion where Value == String {
  /// Text for a field of a person, without white space around it.
  static var personText: Self { text(kind: .text) }

  /// Text of any number of lines, as it is.
  static var longText: Self {
    Self { word throws(ValueError) in
      if ByteEscaping.holdsEscapes(word) { throw ValueError("is not UTF-8") }
      return word
    }
  }

  /// The name of a company.
  static var company: Self { text(kind: .dynamic("company")) }

  /// The name of a tag.
  static var tag: Self { text(kind: .dynamic("tag")) }

  /// An id or its first characters.
  static var id: Self { .dynamic("id") }

  /// A birthday.
  static var birthday: Self {
    Self { word throws(ValueError) in
      if word.isEmpty || CalendarDate(word) != nil { return word }
      throw ValueError(
        "is not a day of the calendar; write YYYY-MM-DD, or --MM-DD where the year is not known")
    }
  }

  private static func text(kind: ValueKind) -> Self {
    Self(kind: kind) { word throws(ValueError) in
      trimmed(try longText.convert(word)[...])
    }
  }
}

extension ValueConversion where Value == EmailAddress {
  /// `[LABEL:]ADDRESS`.
  static var email: Self {
    Self { word throws(ValueError) in
      let (label, address) = try labelled(word)
      // Only what cannot be an address at all: mail servers know better what is one.
      let parts = address.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
        throw ValueError("is not an e-mail address: it needs one '@' with text on both sides")
      }
      guard !address.contains(where: { $0.isWhitespace || $0 == "<" || $0 == ">" }) else {
        throw ValueError("is not an e-mail address: it holds a space or an angle bracket")
      }
      return EmailAddress(label: label, address)
    }
  }
}

extension ValueConversion where Value == PhoneNumber {
  /// `[LABEL:]NUMBER`.
  static var phone: Self {
    Self { word throws(ValueError) in
      let (label, number) = try labelled(word)
      guard number.contains(where: \.isNumber) else {
        throw ValueError("is not a phone number: it has no digit")
      }
      return PhoneNumber(label: label, number)
    }
  }
}

/// Splits a value at its first colon into a label and what it labels; the scheme of a URI is none.
private func labelled(_ word: String) throws(ValueError) -> (label: String, value: String) {
  let word = try ValueConversion<String>.personText.convert(word)
  guard let colon = word.firstIndex(of: ":") else { return ("", word) }
  let label = trimmed(word[..<colon])
  let isScheme = ["mailto", "tel"].contains(label.lowercased())
  return (isScheme ? "" : label, trimmed(word[word.index(after: colon)...]))
}

/// The text without white space at its ends, which nobody means and nobody sees.
private func trimmed(_ text: Substring) -> String {
  var text = text
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}
