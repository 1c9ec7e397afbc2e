/// Why a word cannot be the value it is meant to be.
public struct ValueError: Error, Sendable, Equatable {
  /// What is off, as it reads after the word itself: `is not a whole number of 0 or more`.
  public let reason: String

  /// A word that was probably meant.
  public let suggestion: String?

  /// Makes an error from a reason that reads after the word itself.
  public init(_ reason: String, suggestion: String? = nil) {
    self.reason = reason
    self.suggestion = suggestion
  }
}
