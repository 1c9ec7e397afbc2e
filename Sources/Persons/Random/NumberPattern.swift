/// A range of phone numbers: a text in which each `#` stands for a digit of free choice.
struct NumberPattern: Sendable {
  private let head: String
  private let digits: Int
  private let bound: UInt64

  /// Reads a pattern, which ends in its free digits.
  init(_ pattern: String) {
    head = String(pattern.prefix { $0 != "#" })
    digits = pattern.utf8.count - head.utf8.count
    bound = (0..<digits).reduce(1) { bound, _ in bound * 10 }
  }

  /// Draws a number of the range.
  func number(_ stream: DrawStream, _ draw: Draw) -> String {
    // A one before the digits keeps their leading zeros.
    head + String(bound + stream.below(bound, draw)).dropFirst()
  }
}
