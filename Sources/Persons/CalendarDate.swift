/// A day of the Gregorian calendar, of a known or an unknown year, as a birthday is given.
public struct CalendarDate: Sendable, Hashable {
  /// The year, 1 to 9999; nil when it is not known.
  public let year: Int?
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Reads `YYYY-MM-DD`, or `--MM-DD` for a day of an unknown year (RFC 6350, section 4.3.1).
  ///
  /// Nil when the text is written otherwise, or when the calendar has no such day; 29 February
  /// exists where the year is not known.
  public init?(_ text: String) {
    let utf8 = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      utf8[range].reduce(0 as Int?) { value, byte in
        guard let value, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        return value * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    if utf8.count == 7, text.hasPrefix("--"), utf8[4] == UInt8(ascii: "-") {
      guard let month = number(2..<4), let day = number(5..<7) else { return nil }
      self.init(year: nil, month: month, day: day)
    } else if utf8.count == 10, utf8[4] == UInt8(ascii: "-"), utf8[7] == UInt8(ascii: "-") {
      guard let year = number(0..<4), year > 0, let month = number(5..<7), let day = number(8..<10)
      else { return nil }
      self.init(year: year, month: month, day: day)
    } else {
      return nil
    }
  }

  private init?(year: Int?, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days of a month, in a leap year where the year is not known.
  static func days(in month: Int, of year: Int?) -> Int {
    switch month {
    case 2: year.map(isLeap) ?? true ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
