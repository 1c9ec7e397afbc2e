import JSON
import Testing

@Suite("The position of a byte")
struct TextPositionTests {
  @Test(
    "is a line and a column from 1, where a column is a scalar",
    arguments: [
      ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4),
      ("a%0Ab", 1, 1, 2), ("a%0Ab", 2, 2, 1), ("a%0Ab", 3, 2, 2), ("%0A%0A%0A", 3, 4, 1),
      ("a%0D%0Ab", 1, 1, 2), ("a%0D%0Ab", 3, 2, 1), ("a%0D%0A%0D%0Ab", 6, 3, 2),
      ("%C3%A9x", 2, 1, 2), ("%E5%B1%B1%E7%94%B0x", 6, 1, 3), ("%F0%9F%98%80x", 4, 1, 2),
      ("%0A%F0%9F%98%80x", 5, 2, 2), ("%EF%BB%BFa", 3, 1, 1), ("%EF%BB%BFab", 4, 1, 2),
      ("%EF%BB%BF%0Aa", 4, 2, 1), ("%EF%BB%BF", 3, 1, 1), ("%EF%BB%BF", 0, 1, 1),
      ("a%0A%EF%BB%BFb", 5, 2, 2),
    ])
  func table(_ text: String, offset: Int, line: Int, column: Int) {
    let text = bytes(text)
    #expect(TextPosition(of: offset, in: text.span) == TextPosition(line: line, column: column))
  }
}
