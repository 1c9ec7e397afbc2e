internal import ArgumentParsing
internal import Persons
internal import Platform
internal import TextSupport

/// The options that say which random persons are meant.
enum RandomOptions {
  static let seed = Option(
    "seed", placeholder: "S", value: ValueConversion<UInt64>.wholeNumber(in: 0...),
    defaultText: "another one each time",
    abstract: "Which random persons: the same seed gives the same ones.")
  static let locale = Option(
    "locale", placeholder: "LOCALE[:WEIGHT],...", value: .localeMix,
    defaultText: "that of the environment, else en_US",
    abstract: "Where random persons live.")

  /// The locales that were asked for, or the one of the environment.
  static func locales(_ values: ParsedValues) -> LocaleMix {
    values[locale] ?? LocaleMix(environmentLocale ?? .americanEnglish)
  }

  /// The locale that the environment names, if random persons can come from there.
  private static var environmentLocale: RandomLocale? {
    // In the order of POSIX, where the first that is set counts.
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = ProcessEnvironment.variable(name), !value.isEmpty else { continue }
      return RandomLocale(rawValue: String(value.prefix { $0 != "." && $0 != "@" }))
    }
    return nil
  }
}

extension ValueConversion where Value == LocaleMix {
  /// Locales with their weights, such as `de_DE,en_US:3`.
  fileprivate static var localeMix: Self {
    Self(kind: .list(.choice(RandomLocale.allCases.map { $0.rawValue }))) {
      word throws(ValueError) in
      do throws(LocaleMixError) { return try LocaleMix(parsing: word) } catch {
        throw ValueError(error.reason)
      }
    }
  }
}

extension LocaleMixError {
  /// What is wrong, to follow the value that it is wrong with.
  fileprivate var reason: String {
    switch self {
    case .unknownLocale(_, let known):
      "names a locale that is not known; there are "
        + known.map { $0.rawValue }.joined(separator: ", ")
    case .invalidWeight(let word, let locale, let allowed):
      "gives \(locale.rawValue) the weight \"\(DisplayEscaping.escaped(word))\", which is not a"
        + " whole number from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .repeatedLocale(let locale): "names \(locale.rawValue) twice"
    }
  }
}
