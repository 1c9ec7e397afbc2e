import Testing

@testable import Persons

@Suite("Birthdays")
struct BirthdaysTests {
  /// Every day that makes someone so old is drawn by as many words as any other, since it is drawn
  /// by its number; so it is enough to see each number once.
  @Test("of an age are all the days that make one so old on 1 January 2025", arguments: 18...94)
  func days(age: Int) {
    let first = 2024 - age
    let count = isLeap(first) ? 366 : 365
    let drawn = (0..<count).map { number in
      // The first word of those that draw the number.
      birthday(age: age, half: UInt32(((number << 32) + count - 1) / count))
    }
    let days = (1...12).flatMap { month in
      (1...lengths(first)[month - 1]).map { text(first, month, $0) }
    }
    #expect(drawn == days.dropFirst() + [text(first + 1, 1, 1)])
    #expect(drawn.contains(text(first, 2, 29)) == isLeap(first))
  }

  @Test("are drawn from the whole year, by the words at both ends")
  func ends() {
    // 1924 was a leap year, 1900 was none.
    for (age, earliest, latest) in [
      (18, "2006-01-02", "2007-01-01"), (94, "1930-01-02", "1931-01-01"),
      (100, "1924-01-02", "1925-01-01"), (124, "1900-01-02", "1901-01-01"),
    ] {
      #expect(birthday(age: age, half: 0) == earliest)
      #expect(birthday(age: age, half: .max) == latest)
    }
  }

  private func birthday(age: Int, half: UInt32) -> String {
    let (year, day) = Birthdays.shared.draw(age: age, half: half)
    let digits = text(Birthdays.shared.text(ofYear: year), count: 4)
    #expect(digits == "\(year)")
    return digits + text(day, count: 6)
  }

  /// The lowest bytes of a word.
  private func text(_ word: UInt64, count: Int) -> String {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  private func lengths(_ year: Int) -> [Int] {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  private func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
  }
}
