extension Person {
  /// The name as it is spoken: prefix, first, middle and last name, suffix; empty when there is none.
  public var name: String {
    [namePrefix, firstName, middleName, lastName, nameSuffix]
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What stands for the person in a list or a sentence: the name, or the nearest thing to it that
  /// is known (nickname, company, e-mail address, phone number), in the end the id.
  public var displayName: String { nearestName ?? id.description }

  /// The name, or the nearest thing to it that is known; nil when nothing is.
  var nearestName: String? {
    [name, nickname, company, emails.first?.address, phones.first?.number]
      .lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Splits a full name where its last space stands: what is before it is the first name.
  ///
  /// A name without a space is a first name.
  public static func split(fullName: String) -> (firstName: String, lastName: String) {
    let words = fullName.split { $0.isWhitespace }.map(String.init)
    guard words.count > 1, let last = words.last else { return (words.first ?? "", "") }
    return (words.dropLast().joined(separator: " "), last)
  }
}
