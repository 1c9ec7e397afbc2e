/// Where the lines of a text begin, for finding many positions in it.
///
/// Each position costs a search among the lines, and the way from the position before it where both
/// lie in one line; so those of a text in their order cost no more than reading the text once.
public struct TextLines {
  /// The offsets of the line breaks.
  private let breaks: [Int]
  /// The position that was found last, from which the next one in the same line is counted on.
  private var last: (offset: Int, position: TextPosition)?

  /// Reads a text for its lines.
  public init(_ text: Span<UInt8>) {
    breaks = (0..<text.count).filter { text[$0] == UInt8(ascii: "\n") }
  }

  /// The line of a byte, from 1.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// Finds the position of a byte of the text that the lines were read from.
  public mutating func position(of offset: Int, in text: Span<UInt8>) -> TextPosition {
    let line = line(of: offset)
    let position: TextPosition
    // Where a byte order mark may stand, counting on would count it.
    if let last, last.position.line == line, last.offset <= offset, last.offset >= 3 {
      position = TextPosition(
        line: line,
        column: last.position.column
          + TextPosition.scalars(in: text, from: last.offset, to: min(offset, text.count)))
    } else {
      let start = line == 1 ? 0 : breaks[line - 2] + 1
      position = TextPosition(of: offset, in: text, line: line, startingAt: start)
    }
    last = (offset, position)
    return position
  }
}
