internal import TextSupport

/// The locales that random persons come from, each with its weight.
///
/// This is the one place that decides who comes from where: a person is of a locale with the
/// probability of that locale's weight over the sum of all weights.
public struct LocaleMix: Sendable, Hashable {
  /// A locale and how often it occurs, compared with the others.
  public struct Part: Sendable, Hashable {
    /// The locale.
    public let locale: RandomLocale
    /// Its weight, 1 to 1,000,000.
    public let weight: Int
  }

  /// The locales, each once, in the order in which they were given.
  public let parts: [Part]

  /// What a weight may be.
  static let weights = 1...1_000_000

  /// Makes a mix in which everyone comes from one locale.
  public init(_ locale: RandomLocale) {
    parts = [Part(locale: locale, weight: 1)]
  }

  /// Reads a mix such as `de_DE,en_US:3`; a locale without a weight has the weight 1.
  ///
  /// - Parameter text: Locales between commas, each with a weight after a colon if need be.
  /// - Throws: The first part that is not right.
  public init(parsing text: String) throws(LocaleMixError) {
    var parts: [Part] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = try Self.part(word)
      guard !parts.contains(where: { $0.locale == part.locale }) else {
        throw .repeatedLocale(part.locale)
      }
      parts.append(part)
    }
    self.parts = parts
  }

  private static func part(_ word: Substring) throws(LocaleMixError) -> Part {
    let halves = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let locale = RandomLocale(rawValue: String(halves[0])) else {
      throw .unknownLocale(String(halves[0]), known: RandomLocale.allCases)
    }
    guard halves.count == 2 else { return Part(locale: locale, weight: 1) }
    // `Int` would take a sign, too, and the colon promises a plain number.
    guard halves[1].utf8.allSatisfy({ $0.isASCIIDigit }),
      let weight = Int(halves[1]), weights.contains(weight)
    else {
      throw .invalidWeight(String(halves[1]), of: locale, allowed: weights)
    }
    return Part(locale: locale, weight: weight)
  }
}

/// Why a text is not a mix of locales.
public enum LocaleMixError: Error, Hashable, Sendable {
  /// There is no locale of this name; `known` are those that there are.
  case unknownLocale(String, known: [RandomLocale])
  /// What stands after the colon is not a whole number within `allowed`.
  case invalidWeight(String, of: RandomLocale, allowed: ClosedRange<Int>)
  /// The locale was given before.
  case repeatedLocale(RandomLocale)
}
