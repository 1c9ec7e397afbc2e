import Persons
import Testing

@Suite("A calendar date")
struct CalendarDateTests {
  @Test(
    "is a day that the calendar has",
    arguments: [
      ("2026-11-30", 2026, 11, 30), ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31),
      ("2024-02-29", 2024, 2, 29), ("2000-02-29", 2000, 2, 29), ("--02-29", nil, 2, 29),
      ("--12-31", nil, 12, 31), ("2100-02-28", 2100, 2, 28), ("2026-04-30", 2026, 4, 30),
    ] as [(String, Int?, Int, Int)])
  func days(_ text: String, year: Int?, month: Int, day: Int) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.year == year)
    #expect(date.month == month)
    #expect(date.day == day)
  }

  @Test(
    "is refused where it is no day, or written otherwise",
    arguments: [
      "", "2026-02-29", "2100-02-29", "1900-02-29", "2026-02-30", "2026-04-31", "2026-13-01",
      "2026-00-01", "2026-01-00", "2026-01-32", "0000-01-01", "--02-30", "--00-01", "--13-01",
      "--04-31", "--0229", "---29", "--02", "2026", "2026-11", "20261130", "2026-1-30", "26-11-30",
      "2026/11/30", "2026-11-30 ", " 2026-11-30", "2026-11-3x", "-026-11-30", "+026-11-30",
      "2026-11-30T00:00:00Z", "12026-11-30", "２026-11-3", "--1é-01", "2026-1é-1",
    ])
  func junk(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }
}

@Suite("A timestamp")
struct TimestampTests {
  @Test(
    "is written as RFC 3339 has it",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (86_399, "1970-01-01T23:59:59Z"),
      (86_400, "1970-01-02T00:00:00Z"), (-86_400, "1969-12-31T00:00:00Z"),
      (-86_401, "1969-12-30T23:59:59Z"), (68_169_600, "1972-02-29T00:00:00Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_799, "2000-02-29T23:59:59Z"),
      (951_868_800, "2000-03-01T00:00:00Z"), (946_684_799, "1999-12-31T23:59:59Z"),
      (1_709_164_800, "2024-02-29T00:00:00Z"), (2_147_483_648, "2038-01-19T03:14:08Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (-2_203_891_201, "1900-02-28T23:59:59Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
      (1_796_026_364, "2026-11-30T08:12:44Z"),
    ] as [(Int64, String)])
  func table(_ seconds: Int64, text: String) {
    #expect(Timestamp(secondsSince1970: seconds).description == text)
  }

  @Test("of every day from 1600 to 2400 is the day after the one before")
  func everyDay() throws {
    var day: Int64 = -135_140
    let count = 292_194
    var (year, month, date) = (1600, 1, 1)
    for _ in 0..<count {
      let text = Timestamp(secondsSince1970: day * 86_400).description
      let expected = [month, date].map { ($0 < 10 ? "-0" : "-") + String($0) }.joined()
      try #require(text == "\(year)\(expected)T00:00:00Z")
      // The calendar's own test knows how many days a month has.
      if CalendarDate("\(year)-\(month < 10 ? "0" : "")\(month)-\(date < 9 ? "0" : "")\(date + 1)")
        != nil
      {
        date += 1
      } else {
        (month, date) = month < 12 ? (month + 1, 1) : (1, 1)
        if month == 1 { year += 1 }
      }
      day += 1
    }
    #expect((year, month, date) == (2400, 1, 1))
  }

  @Test("orders moments")
  func order() {
    #expect(Timestamp(secondsSince1970: -1) < Timestamp(secondsSince1970: 0))
    #expect(!(Timestamp(secondsSince1970: 5) < Timestamp(secondsSince1970: 5)))
  }
}
