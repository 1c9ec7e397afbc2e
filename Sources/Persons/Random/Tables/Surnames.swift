/// A surname: one word, or two that are written as one.
struct Surname: Sendable, BitwiseCopyable {
  let head: Word
  let tail: Word
}

/// The surnames of a locale.
struct Surnames: Sendable, BitwiseCopyable {
  private let common: WordList
  private let rare: WordList
  private let heads: WordList
  private let tails: WordList
  /// How many surnames a person has.
  let count: Int

  /// Reads the surnames from a locale's data.
  init(_ data: LocaleData, into pool: inout TextPool) {
    common = WordList(
      ListReader(words: data.surnames.utf8.span), into: &pool, rest: data.rareSurnameWeight)
    rare = WordList(ListReader(words: data.rareSurnames.utf8.span), into: &pool)
    heads = WordList(ListReader(words: data.rareSurnameHeads.utf8.span), into: &pool)
    tails = WordList(ListReader(words: data.rareSurnameTails.utf8.span), into: &pool)
    count = data.surnameCount
  }

  /// Draws a surname: a common one by its frequency, or one of the others.
  @inline(__always)
  func draw(_ gender: Gender, _ stream: DrawStream, _ draw: Draw, _ rareDraw: Draw) -> Surname {
    let number = common.draw(stream, draw)
    if number < common.count {
      return Surname(
        head: gender == .female ? common.otherWords[number] : common.words[number], tail: .empty)
    }
    let rareNumber = Int(
      stream.below(UInt64(rare.count + heads.count * tails.count), rareDraw))
    guard rareNumber >= rare.count else {
      return Surname(
        head: gender == .female ? rare.otherWords[rareNumber] : rare.words[rareNumber],
        tail: .empty)
    }
    let (head, tail) = (rareNumber - rare.count).quotientAndRemainder(dividingBy: tails.count)
    return Surname(head: heads.words[head], tail: tails.words[tail])
  }
}
