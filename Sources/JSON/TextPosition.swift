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
    self.init(of: offset, in: text, line: line, startingAt: lineStart)
  }

  /// Finds the column of a byte in a line that is known.
  init(of offset: Int, in text: Span<UInt8>, line: Int, startingAt lineStart: Int) {
    let end = min(offset, text.count)
    var start = lineStart
    // A byte order mark takes no column.
    if start == 0, end >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { start = 3 }
    self.init(line: line, column: 1 + Self.scalars(in: text, from: start, to: end))
  }

  /// How many scalars begin in a part of the text; a byte that is not UTF-8 counts as one.
  static func scalars(in text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var count = 0
    for index in start..<max(start, end) where text[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
