/// What a word of the call is by its shape alone.
///
/// Dashes and the equals sign are looked for among the bytes: as Characters they would be missed
/// when a combining mark follows.
enum OptionWord {
  /// `--`: no options after it.
  case terminator
  /// `--name` or `--name=value`.
  case long(name: String, value: String?)
  /// `-abc`: letters of flags, the last of which may be an option with the rest as its value.
  case cluster(String)
  /// Anything else, a lone `-` among it.
  case plain

  /// Tells what a word is.
  init(_ word: String) {
    let bytes = word.utf8
    let dash = UInt8(ascii: "-")
    guard bytes.first == dash, bytes.count > 1 else {
      self = .plain
      return
    }
    guard bytes.dropFirst().first == dash else {
      self = .cluster(String(word.unicodeScalars.dropFirst()))
      return
    }
    guard bytes.count > 2 else {
      self = .terminator
      return
    }
    let (name, value) = Self.split(Substring(word.unicodeScalars.dropFirst(2)))
    self = .long(name: name, value: value)
  }

  /// Splits `name=value` at the first equals sign.
  static func split(_ text: Substring) -> (name: String, value: String?) {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (String(text), nil)
    }
    let value = text.unicodeScalars[equals...].dropFirst()
    return (String(text.unicodeScalars[..<equals]), String(value))
  }
}
