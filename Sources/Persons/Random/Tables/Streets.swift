/// The streets and house numbers of a locale.
struct Streets: Sendable, BitwiseCopyable {
  private let heads: WordList
  private let tails: WordList
  private let join: Word
  private let numberJoin: Word
  private let numberFollows: Bool
  private let firstNumber: UInt64
  private let numberCount: UInt64

  /// Reads the streets from a locale's data.
  init(_ data: LocaleData, into pool: inout TextPool) {
    heads = WordList(ListReader(words: data.streetHeads.utf8.span), into: &pool)
    tails = WordList(ListReader(words: data.streetTails.utf8.span), into: &pool)
    join = pool.add(data.streetJoin.utf8.span)
    numberJoin = pool.add(data.houseNumberJoin.utf8.span)
    numberFollows = data.houseNumberFollowsStreet
    firstNumber = data.houseNumbers.lowerBound
    numberCount = UInt64(data.houseNumbers.count)
  }

  /// Writes a street with a house number.
  ///
  /// - Parameters:
  ///   - writer: takes the street.
  ///   - stream: the person's.
  /// - Returns: what the house number has left of its random bits.
  @inline(__always)
  func write(to writer: inout RecordWriter, _ stream: DrawStream) -> UInt64 {
    // Most streets are short: the street has a last number, and the house one up to that.
    let word = stream.word(.houseNumberAndPostcode)
    let (limit, wordRest) = word.multipliedFullWidth(by: numberCount)
    let (place, rest) = wordRest.multipliedFullWidth(by: limit &+ 1)
    let number = firstNumber &+ place
    let halves = stream.halves(.street)
    if !numberFollows {
      writer.append(number: number)
      writer.append(textOf: numberJoin)
    }
    writer.append(textOf: heads.words[heads.draw(half: halves.high)])
    writer.append(textOf: join)
    writer.append(textOf: tails.words[tails.draw(half: halves.low)])
    if numberFollows {
      writer.append(textOf: numberJoin)
      writer.append(number: number)
    }
    return rest
  }
}
