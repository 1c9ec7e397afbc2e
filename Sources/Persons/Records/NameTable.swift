internal import JSON

/// The member names of one kind of object, looked up by their bytes.
///
/// A class, because tables are shared and never change: handing one on costs one reference.
final class NameTable: Sendable {
  /// The names, in the order in which members are written.
  let names: [String]
  // The bytes of each name, the first eight of them as one number, so that a comparison is mostly
  // one of numbers.
  private let bytes: [[UInt8]]
  private let words: [UInt64]

  /// Makes a table of some names, all different.
  init(_ names: [String]) {
    self.names = names
    bytes = names.map { Array($0.utf8) }
    words = bytes.map { name in
      name.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
    }
  }

  /// The index of a name; nil when it is not one of the table's.
  ///
  /// Objects mostly keep the order of writing, so the search begins behind the name that was found
  /// before, and mostly ends at the first or second comparison.
  func index(of name: JSONString, in text: Span<UInt8>, after previous: Int?) -> Int? {
    if name.hasEscapes { return names.firstIndex(of: name.text(in: text)) }
    let word = Self.word(of: name.content, in: text)
    let first = previous.map { $0 &+ 1 } ?? 0
    for index in first..<words.count where words[index] == word {
      if isName(index, at: name.content, in: text) { return index }
    }
    for index in 0..<first where words[index] == word {
      if isName(index, at: name.content, in: text) { return index }
    }
    return nil
  }

  /// The first eight bytes of a name, zeros behind a shorter one.
  private static func word(of range: Range<Int>, in text: Span<UInt8>) -> UInt64 {
    let start = range.lowerBound
    if start &+ 8 <= text.count {
      // Right because the eight bytes lie within the text.
      let word = unsafe text.word(uncheckedAt: start)
      return range.count >= 8 ? word : word & ~(UInt64.max << UInt64(8 &* range.count))
    }
    var word: UInt64 = 0
    for offset in 0..<min(8, range.count) {
      word |= UInt64(text[start + offset]) << UInt64(8 * offset)
    }
    return word
  }

  private func isName(_ index: Int, at range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let count = bytes[index].count
    guard count == range.count else { return false }
    for offset in min(8, count)..<count
    where bytes[index][offset] != text[range.lowerBound &+ offset] { return false }
    return true
  }
}
