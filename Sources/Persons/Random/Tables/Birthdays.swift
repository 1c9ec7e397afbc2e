/// The days of the year as they are written in a birthday.
struct Birthdays: Sendable, BitwiseCopyable {
  /// The ages are those on the first of January of this year, whatever today is: the same seed
  /// must not age.
  static let referenceYear = 2025

  /// A year, with texts as words, whose lowest byte comes first.
  private struct Year: BitwiseCopyable {
    let digits: UInt64
    /// `-MM-DD`, from 1 January on.
    let days: FixedTable<UInt64>
  }

  /// The years from ``firstYear`` to ``referenceYear``.
  private let years: FixedTable<Year>

  private static let firstYear = 1900

  /// The one table, made when it is first asked for.
  static let shared = Birthdays()

  private init() {
    let (common, leap) = (FixedTable(Self.days(of: 2025)), FixedTable(Self.days(of: 2024)))
    years = FixedTable(
      (Self.firstYear...Self.referenceYear).map { year in
        Year(
          digits: DecimalDigits(UInt64(year)).withoutLeadingZeros,
          days: CalendarDate.isLeap(year) ? leap : common)
      })
  }

  private static func days(of year: Int) -> [UInt64] {
    (1...12).flatMap { month in
      (1...CalendarDate.days(in: month, of: year)).map { day in text(month) | text(day) << 24 }
    }
  }

  /// A hyphen and two digits.
  private static func text(_ number: Int) -> UInt64 {
    let digits = number.quotientAndRemainder(dividingBy: 10)
    return 0x30_302D + UInt64(digits.quotient) << 8 + UInt64(digits.remainder) << 16
  }

  /// Draws the birthday of someone of an age: any day that makes the person so old at the reference
  /// date is as likely as any other, 29 February included.
  ///
  /// - Returns: the year, and `-MM-DD` as a word.
  @inline(__always)
  func draw(age: Int, half word: UInt32) -> (year: Int, day: UInt64) {
    // From 2 January of this year to 1 January of the next.
    let year = Self.referenceYear &- 1 &- age
    let days = years[year &- Self.firstYear].days
    // So few days out of 2³² that none is favoured by more than a ten-millionth.
    let number = Int(truncatingIfNeeded: (UInt64(word) &* UInt64(days.count)) >> 32) &+ 1
    return number < days.count ? (year, days[number]) : (year &+ 1, days[0])
  }

  /// The digits of a year of birth, the first one in the lowest byte.
  @inline(__always)
  func text(ofYear year: Int) -> UInt64 { years[year &- Self.firstYear].digits }
}
