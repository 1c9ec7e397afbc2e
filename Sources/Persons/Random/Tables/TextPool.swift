internal import TextSupport

/// A text in a ``TextPool``.
struct Piece: Sendable, BitwiseCopyable {
  let start: UInt32
  let count: UInt32
}

/// A name in a ``TextPool``, and behind it how it is spelt in an e-mail address, in `a`–`z`, `0`–`9`
/// and `-`.
struct Word: Sendable, BitwiseCopyable {
  let start: UInt32
  let textCount: UInt8
  let spellingCount: UInt8

  /// No name.
  static let empty = Word(start: 0, textCount: 0, spellingCount: 0)

  fileprivate init(start: UInt32, textCount: UInt8, spellingCount: UInt8) {
    self.start = start
    self.textCount = textCount
    self.spellingCount = spellingCount
  }
}

/// The texts of a locale, one behind another, from which they are copied into records.
struct TextPool: Sendable {
  /// No word, and no spelling of one, has more bytes.
  static let longestWord = 32

  /// So many bytes from anywhere within a text may be read at once; see ``RecordWriter``.
  static let slack = 64

  /// All texts that were added, and ``slack`` behind them.
  var texts: FixedTable<UInt8> { FixedTable(bytes, slack: Self.slack) }

  private var bytes: [UInt8] = []
  /// The length of the longest text.
  private(set) var longest = 0

  /// Adds a text.
  mutating func add(_ text: String) -> Piece {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    longest = max(longest, bytes.count - start)
    return Piece(start: UInt32(start), count: UInt32(bytes.count - start))
  }

  /// Adds a name.
  ///
  /// - Parameters:
  ///   - text: the name, in which `_` stands for a space.
  ///   - spelling: how it is spelt; nil where that follows from its letters.
  /// - Returns: the name in the pool.
  mutating func add(_ text: Span<UInt8>, spelling: Span<UInt8>? = nil) -> Word {
    let start = bytes.count
    var isSpelt = false
    bytes.append(addingCapacity: 2 * text.count) { output in
      for index in text.indices {
        let byte = text[index]
        output.append(byte == UInt8(ascii: "_") ? UInt8(ascii: " ") : byte)
      }
      if spelling == nil { isSpelt = Self.appendSpelling(of: text, to: &output) }
    }
    let middle = start + text.count
    if let spelling {
      for index in spelling.indices { bytes.append(spelling[index]) }
    } else if !isSpelt {
      let text = String(decoding: bytes[start..<middle], as: UTF8.self)
      bytes.append(contentsOf: Transliteration.ascii(text).utf8)
    }
    let (textCount, spellingCount) = (middle - start, bytes.count - middle)
    precondition(
      max(textCount, spellingCount) <= Self.longestWord,
      "locale data: a word is longer than \(Self.longestWord) bytes")
    return Word(
      start: UInt32(start), textCount: UInt8(textCount), spellingCount: UInt8(spellingCount))
  }

  /// Adds the word of a list's entry.
  mutating func add(_ entry: ListReader.Entry, of text: Span<UInt8>) -> Word {
    guard let spelling = entry.spelling else { return add(text.extracting(entry.text)) }
    return add(text.extracting(entry.text), spelling: text.extracting(spelling))
  }

  /// Spells a name of plain letters, as most are, faster than a transliteration does.
  ///
  /// - Returns: whether it was one; otherwise nothing was appended.
  @inline(__always)
  private static func appendSpelling(
    of text: Span<UInt8>, to output: inout OutputSpan<UInt8>
  ) -> Bool {
    for index in text.indices {
      let letter = text[index] | 0x20
      guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else {
        output.removeLast(index)
        return false
      }
      output.append(letter)
    }
    return true
  }
}
