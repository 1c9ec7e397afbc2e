/// A place in a text as editors count it: lines and columns from 1.
///
/// A column is a Unicode scalar, or a single byte where the text is not UTF-8. CRLF ends one line.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Makes a position from its two numbers.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the position of a byte.
  ///
  /// - Complexity: O(`offset`), so it is for messages only.
  public init(of offset: Int, in text: Span<UInt8>) {
    var line = 1
    var lineStart = 0
    let end = min(offset, text.count)
    for index in 0..<end where text[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if lineStart == 0, end >= 3, (0..<3).allSatisfy({ text[$0] == mark[$0] }) { lineStart = 3 }
    var column = 1
    for index in lineStart..<max(end, lineStart) where text[index] & 0xC0 != 0x80 { column += 1 }
    self.init(line: line, column: column)
  }
}
