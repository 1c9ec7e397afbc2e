/// How many people there are of each age.
struct AgePyramid: Sendable, BitwiseCopyable {
  private let firstAge: Int
  private let table: AliasTable

  /// Reads the pyramid from a locale's data; within a band all ages are alike.
  init(_ data: LocaleData) {
    let bands = LocaleData.words(data.ages).map { word in
      let numbers = word.split(separator: ":").compactMap { UInt64($0) }
      return (age: numbers[0], weight: numbers.count > 1 ? numbers[1] : 0)
    }
    var weights: [UInt64] = []
    for (band, next) in zip(bands, bands.dropFirst()) {
      // A band's weight is rounded by less than a thousandth when it is shared out.
      let count = next.age - band.age
      weights += [UInt64](repeating: band.weight * 1000 / count, count: Int(count))
    }
    firstAge = Int(bands[0].age)
    table = AliasTable(weights)
  }

  /// Draws an age.
  @inline(__always)
  func draw(half word: UInt32) -> Int { firstAge &+ table.draw(half: word) }
}
