internal import ArgumentParsing
internal import Persons

/// A full name in one argument, and the options that say where it splits.
enum FullName {
  /// The first, middle and last name.
  ///
  /// - Parameters:
  ///   - full: the full name; nil when only options give names.
  ///   - values: the values of the options.
  /// - Returns: the names; a part that is not given is empty.
  /// - Throws: when the options contradict the full name.
  static func split(
    _ full: String?, by values: ParsedValues
  ) throws(UsageError) -> (first: String, middle: String, last: String) {
    let first = values[FieldOptions.firstName]
    let last = values[FieldOptions.lastName]
    guard let full else { return (first ?? "", "", last ?? "") }
    let words = spoken(full, without: values)
    if words.isEmpty { throw UsageError(.invalidValue(of: "NAME", value: full, .init("is empty"))) }
    if first == nil, last == nil {
      let (first, last) = Person.split(fullName: words)
      return (first, "", last)
    }
    // Spaces around the name let its beginning and end be compared word by word.
    var rest = " \(words) "[...]
    if let first, !first.isEmpty {
      guard rest.hasPrefix(" \(first) ") else { throw contradiction(ofFirstName: first) }
      rest = rest.dropFirst(first.count + 1)
    }
    if let last, !last.isEmpty {
      guard rest.hasSuffix(" \(last) ") else { throw contradiction(ofLastName: last) }
      rest = rest.dropLast(last.count + 1)
    }
    // What an option does not name is what is left; between two that do, it is the middle name.
    let left = rest.split(separator: " ").joined(separator: " ")
    return (first ?? left, first != nil && last != nil ? left : "", last ?? left)
  }

  /// The name with single spaces, without the prefix and suffix that options name.
  private static func spoken(_ full: String, without values: ParsedValues) -> String {
    var words = full.split { $0.isWhitespace }.map(String.init).joined(separator: " ")
    if let prefix = values[FieldOptions.namePrefix], words.hasPrefix(prefix + " ") {
      words.removeFirst(prefix.count + 1)
    }
    if let suffix = values[FieldOptions.nameSuffix], words.hasSuffix(" " + suffix) {
      words.removeLast(suffix.count + 1)
    }
    return words
  }

  private static func contradiction(ofFirstName name: String) -> UsageError {
    let reason = "is not the beginning of NAME; --name-prefix takes what stands before it"
    return UsageError(.invalidValue(of: "--first-name", value: name, .init(reason)))
  }

  private static func contradiction(ofLastName name: String) -> UsageError {
    let reason = "is not the end of NAME; --name-suffix takes what stands behind it"
    return UsageError(.invalidValue(of: "--last-name", value: name, .init(reason)))
  }
}
