/// A moment in UTC, to the second.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public let secondsSince1970: Int64

  /// Makes a moment from the system's count of seconds.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Whether a moment is earlier than another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment as RFC 3339 writes it, such as `2026-11-30T08:12:44Z`.
  public var description: String {
    let day = secondsSince1970.quotientRoundedDown(by: 86_400)
    let second = secondsSince1970 - day * 86_400
    let date = Self.civilDate(daysSince1970: day)
    return Self.padded(date.year, to: 4) + "-" + Self.padded(date.month, to: 2) + "-"
      + Self.padded(date.day, to: 2) + "T" + Self.padded(second / 3600, to: 2) + ":"
      + Self.padded(second / 60 % 60, to: 2) + ":" + Self.padded(second % 60, to: 2) + "Z"
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The date of a day, by counting in eras of 400 years that begin on 1 March, so that a leap day
  /// is the last of its year.
  private static func civilDate(daysSince1970: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let days = daysSince1970 + 719_468
    let era = days.quotientRoundedDown(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
