/// A number that many others are divided by: what the division costs is paid once, and after that a
/// multiplication for each (Granlund and Montgomery, "Division by Invariant Integers using
/// Multiplication", 1994).
struct Divisor: Sendable, BitwiseCopyable {
  /// The number, 1 or more.
  let value: UInt64
  /// One part of so many, as a fraction of 64 bits, rounded down.
  private let inverse: UInt64

  /// Makes the divisor of a number, which must not be 0.
  init(_ value: UInt64) {
    precondition(value > 0)
    self.value = value
    inverse = .max / value
  }

  /// The quotient and the remainder of a number.
  @inline(__always)
  func quotientAndRemainder(of number: UInt64) -> (quotient: UInt64, remainder: UInt64) {
    // (2⁶⁴ − 1) ÷ value is rounded down by r < value, and so number · inverse ÷ 2⁶⁴ is too small by
    // number · (1 + r) ÷ (value · 2⁶⁴), which is below 1: the quotient is right, or 1 too small.
    let quotient = number.multipliedFullWidth(by: inverse).high
    let remainder = number &- quotient &* value
    return remainder < value ? (quotient, remainder) : (quotient &+ 1, remainder &- value)
  }
}
