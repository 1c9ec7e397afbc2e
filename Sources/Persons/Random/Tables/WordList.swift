/// Words of a locale, drawn by their weights or all alike.
struct WordList: Sendable, BitwiseCopyable {
  /// The words, in the order of the list.
  let words: FixedTable<Word>
  /// The other forms of the words; the same words where the list has none.
  let otherWords: FixedTable<Word>
  /// The sum of the weights.
  let total: UInt64
  private let table: AliasTable

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - reader: the list, in which a word without a weight has the weight 1.
  ///   - pool: where the words go.
  ///   - rest: the weight of something that is not in the list; then ``draw(_:_:)`` may give the
  ///     number behind the last one.
  init(_ reader: consuming ListReader, into pool: inout TextPool, rest: UInt64 = 0) {
    var words: [Word] = []
    var others: [Word] = []
    var weights: [UInt64] = []
    let text = reader.text
    while let entry = reader.next() {
      let word = pool.add(entry, of: text)
      if let range = entry.otherText {
        if others.isEmpty { others = words }
        others.append(pool.add(text.extracting(range)))
      } else if !others.isEmpty {
        others.append(word)
      }
      words.append(word)
      weights.append(entry.weight ?? 1)
    }
    self.init(
      words: words, otherWords: others.isEmpty ? words : others, weights: weights, rest: rest)
  }

  private init(words: [Word], otherWords: [Word], weights: [UInt64], rest: UInt64) {
    self.words = FixedTable(words)
    self.otherWords = FixedTable(otherWords)
    total = weights.reduce(0, +)
    let all = rest == 0 ? weights : weights + [rest]
    table = AliasTable(all.isEmpty ? [1] : all)
  }

  /// The number of words.
  var count: Int { words.count }

  /// Draws the number of a word by half a random word.
  @inline(__always)
  func draw(half word: UInt32) -> Int { table.draw(half: word) }

  /// Draws the number of a word.
  @inline(__always)
  func draw(_ stream: DrawStream, _ draw: Draw) -> Int { table.draw(stream, draw) }
}
