/// Reads a list of a locale's data.
///
/// The lists are up to a few hundred kilobytes long, so no text is made of an entry that is only
/// copied.
struct ListReader: ~Escapable {
  /// An entry: where its parts lie in the text.
  struct Entry {
    /// The word itself, or its first form.
    var text: Range<Int>
    /// The form behind a `/`.
    var otherText: Range<Int>?
    /// What is behind a `=`.
    var spelling: Range<Int>?
    /// What is behind a `:`.
    var weight: UInt64?
  }

  /// The list.
  let text: Span<UInt8>
  private let separators: (UInt8, UInt8)
  private var position = 0

  /// Reads words between spaces and line ends.
  @_lifetime(copy text)
  init(words text: Span<UInt8>) {
    self.text = text
    separators = (UInt8(ascii: " "), UInt8(ascii: "\n"))
  }

  /// Reads entries between commas and line ends, spaces before them left out.
  @_lifetime(copy text)
  init(entries text: Span<UInt8>) {
    self.text = text
    separators = (UInt8(ascii: ","), UInt8(ascii: "\n"))
  }

  /// The next entry; nil at the end.
  mutating func next() -> Entry? {
    while position < text.count, isSeparator(text[position]) || text[position] == 0x20 {
      position += 1
    }
    if position == text.count { return nil }
    var entry = Entry(text: position..<position)
    var start = position
    var mark: UInt8 = 0
    while position < text.count {
      let byte = text[position]
      if byte <= UInt8(ascii: "="), isSeparator(byte) || isMark(byte) {
        close(&entry, start..<position, behind: mark)
        if isSeparator(byte) { return entry }
        mark = byte
        start = position + 1
      }
      position += 1
    }
    close(&entry, start..<position, behind: mark)
    return entry
  }

  @inline(__always)
  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":")
  }

  @inline(__always)
  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == separators.0 || byte == separators.1
  }

  private func close(_ entry: inout Entry, _ range: Range<Int>, behind mark: UInt8) {
    switch mark {
    case UInt8(ascii: "/"): entry.otherText = range
    case UInt8(ascii: "="): entry.spelling = range
    case UInt8(ascii: ":"): entry.weight = number(at: range)
    default: entry.text = range
    }
  }

  private func number(at range: Range<Int>) -> UInt64 {
    var number: UInt64 = 0
    for index in range {
      let digit = text[index] &- UInt8(ascii: "0")
      precondition(digit < 10, "locale data: a weight is not a number")
      number = number * 10 + UInt64(digit)
    }
    return number
  }
}
