/// A language and country that random persons can come from.
public enum RandomLocale: String, CaseIterable, Sendable {
  /// The United States, in English.
  case americanEnglish = "en_US"
  /// Germany, in German.
  case german = "de_DE"
}
