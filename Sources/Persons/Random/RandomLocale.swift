/// A language and country that random persons can come from.
public enum RandomLocale: String, CaseIterable, Sendable {
  /// The United States, in English.
  case americanEnglish = "en_US"
  /// The United Kingdom, in English.
  case british = "en_GB"
  /// Germany, in German.
  case german = "de_DE"
  /// France, in French.
  case french = "fr_FR"
  /// Spain, in Spanish.
  case spanish = "es_ES"
  /// Italy, in Italian.
  case italian = "it_IT"
  /// Poland, in Polish.
  case polish = "pl_PL"
  /// Sweden, in Swedish.
  case swedish = "sv_SE"
  /// Japan, in Japanese.
  case japanese = "ja_JP"
}
