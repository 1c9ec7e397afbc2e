import TextSupport

/// A name, and how it is spelt in an e-mail address.
struct Name: Sendable, Hashable {
  /// The name.
  let text: String
  /// The name in `a`–`z` and `-`.
  let spelling: String

  /// Makes a name and spells it.
  init(_ text: String) {
    self.init(text, spelling: Transliteration.ascii(text))
  }

  private init(_ text: String, spelling: String) {
    self.text = text
    self.spelling = spelling
  }

  /// A name of two parts written as one.
  static func + (head: Name, tail: Name) -> Name {
    Name(head.text + tail.text, spelling: head.spelling + tail.spelling)
  }
}
