/// A date of birth, always a real day.
struct Birthday: Sendable {
  /// The year.
  let year: Int
  /// The month, from 1.
  let month: Int
  /// The day of the month, from 1.
  let day: Int

  /// The ages are those on the first of January of this year, whatever today is: the same seed
  /// must not age.
  static let referenceYear = 2025

  /// Draws the birthday of someone of an age: any day that makes the person so old at the reference
  /// date is as likely as any other, 29 February included.
  init(age: Int, _ stream: DrawStream) {
    // From 2 January of this year to 1 January of the next.
    let year = Self.referenceYear - 1 - age
    let length = CalendarDate.isLeap(year) ? 366 : 365
    var day = Int(stream.below(UInt64(length), .birthday)) + 2
    guard day <= length else {
      (self.year, self.month, self.day) = (year + 1, 1, 1)
      return
    }
    var month = 1
    while day > CalendarDate.days(in: month, of: year) {
      day -= CalendarDate.days(in: month, of: year)
      month += 1
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date as `YYYY-MM-DD`.
  var text: String {
    "\(year)" + (month < 10 ? "-0" : "-") + "\(month)" + (day < 10 ? "-0" : "-") + "\(day)"
  }
}
