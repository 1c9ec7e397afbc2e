/// What the names of a locale's companies are made of.
struct CompanyNames: Sendable, BitwiseCopyable {
  /// The parts of a company's name.
  struct Parts: BitwiseCopyable {
    let head: Word
    let tail: Word
    let word: Word
    /// The number of the industry that the word stands for.
    let industry: Int
  }

  /// What may stand before a name, or after it; the other one is empty.
  struct LegalForm: Sendable, BitwiseCopyable {
    let front: Word
    let back: Word
  }

  private struct IndustryWord: Sendable, BitwiseCopyable {
    let word: Word
    let industry: Int
  }

  private let heads: WordList
  private let tails: WordList
  private let words: FixedTable<IndustryWord>
  private let tailCount: Divisor
  private let wordCount: Divisor
  private let forms: FixedTable<LegalForm>
  private let formNumbers: AliasTable
  /// What stands between the stem and the word.
  let join: Word

  /// Reads the parts from a locale's data.
  ///
  /// - Parameters:
  ///   - data: the locale's data.
  ///   - industryWords: the words of each industry.
  ///   - pool: where texts go.
  init(_ data: LocaleData, industryWords: [[Word]], into pool: inout TextPool) {
    heads = WordList(ListReader(words: data.companyHeads.utf8.span), into: &pool)
    tails = WordList(ListReader(words: data.companyTails.utf8.span), into: &pool)
    words = FixedTable(
      industryWords.enumerated().flatMap { number, words in
        words.map { IndustryWord(word: $0, industry: number) }
      })
    tailCount = Divisor(UInt64(tails.count))
    wordCount = Divisor(UInt64(words.count))
    join = pool.add(data.companyJoin.utf8.span)
    var forms: [LegalForm] = []
    var weights: [UInt64] = []
    for entry in LocaleData.entries(data.legalForms) {
      let halves = entry.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let isInFront = halves[0].hasSuffix("^")
      let text = String(halves[0].prefix { $0 != "^" }.map { $0 == "_" ? " " : $0 })
      let isBehind = !isInFront && !text.isEmpty
      // Where words are written as one, so is this.
      let space = isBehind && !data.companyJoin.isEmpty ? " " : ""
      let word = pool.add((space + text).utf8.span)
      forms.append(
        isInFront ? LegalForm(front: word, back: .empty) : LegalForm(front: .empty, back: word))
      weights.append(UInt64(halves.last ?? "") ?? 1)
    }
    self.forms = FixedTable(forms)
    formNumbers = AliasTable(weights)
  }

  /// How many names there are without a place.
  var count: Int { heads.count * tails.count * words.count }

  /// The parts of the name with a number below ``count``.
  @inline(__always)
  func parts(_ number: UInt64) -> Parts {
    let (rest, word) = wordCount.quotientAndRemainder(of: number)
    let (head, tail) = tailCount.quotientAndRemainder(of: rest)
    return Parts(
      head: heads.words[Int(truncatingIfNeeded: head)],
      tail: tails.words[Int(truncatingIfNeeded: tail)],
      word: words[Int(truncatingIfNeeded: word)].word,
      industry: words[Int(truncatingIfNeeded: word)].industry)
  }

  /// Draws the legal form of a company.
  @inline(__always)
  func legalForm(half word: UInt32) -> LegalForm { forms[formNumbers.draw(half: word)] }
}
