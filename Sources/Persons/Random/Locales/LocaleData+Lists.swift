extension LocaleData {
  /// The words of a list between spaces and line ends.
  static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }
  }

  /// The entries of a list between commas.
  static func entries(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ","))
      .map { entry in String(Substring(entry.drop { $0 == UInt8(ascii: " ") })) }
  }

  /// The lines of a block.
  static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
