import Testing

@testable import Persons

@Suite("A number pattern")
struct NumberPatternTests {
  @Test(
    "has a digit of the number in each free place, zeros in front",
    arguments: [
      ("#####", 1_067, "01067"), ("#####", 99_999, "99999"), ("##-###", 30_001, "30-001"),
      ("###-####", 600_001, "060-0001"), ("### ##", 11_120, "111 20"), ("#", 7, "7"),
      ("######## km", 12_345_678, "12345678 km"), ("〒###", 42, "〒042"),
    ] as [(String, UInt64, String)])
  func numbers(pattern: String, number: UInt64, written: String) {
    #expect(text(pattern) { $0.write(to: &$1, number: number) } == written)
  }

  /// A word is read as a fraction, of which each free place takes one decimal digit.
  @Test(
    "has random digits in its free places",
    arguments: [
      ("(212) 555-01##", 0, "(212) 555-0100"), ("(212) 555-01##", .max, "(212) 555-0199"),
      ("####", 1 << 62, "2500"), ("########", 1 << 61, "12500000"), ("0#-#1", 1 << 63, "05-01"),
      ("########", .max / 7, "14285714"), ("London", .max, "London"), ("", 5, ""),
    ] as [(String, UInt64, String)])
  func digits(pattern: String, word: UInt64, written: String) {
    #expect(text(pattern) { $0.write(to: &$1, word) } == written)
  }

  /// All but C, I, K, M, O and V, which no British postcode ends with.
  @Test("has one of twenty letters where it says so")
  func letters() {
    let letters = (0..<20 as Range<UInt64>).map { number in
      // The middle of the words that give this letter.
      let word = (2 * number + 1) * (.max / 40)
      return text("@") { $0.write(to: &$1, word) }
    }
    #expect(letters.joined() == "ABDEFGHJLNPQRSTUWXYZ")
  }

  @Test("has digits and letters after each other")
  func both() {
    #expect(text("M1 #@@") { $0.write(to: &$1, 0) } == "M1 0AA")
    #expect(text("M1 #@@") { $0.write(to: &$1, .max) } == "M1 9ZZ")
    // A half is the digit 5, and nothing is left for the letters.
    #expect(text("EC#@ #@@") { $0.write(to: &$1, 1 << 63) } == "EC5A 0AA")
  }

  @Test("counts its free places, up to eight")
  func places() {
    let counts = ["", "x", "#", "@#", "## ###", "####-####"].map { pattern in
      var pool = TextPool()
      return NumberPattern(pattern, into: &pool).placeCount
    }
    #expect(counts == [0, 0, 1, 2, 5, 8])
  }

  /// What a pattern writes that lies in a pool behind another text.
  private func text(
    _ pattern: String, _ write: (NumberPattern, inout RecordWriter) -> Void
  ) -> String {
    var pool = TextPool()
    _ = pool.add("another text")
    let pattern = NumberPattern(pattern, into: &pool)
    return RecordWriter.text(pool) { write(pattern, &$0) }
  }
}
