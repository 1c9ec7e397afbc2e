/// How many people there are of each age.
struct AgePyramid: Sendable {
  private let ages: WeightedTable<Int>

  /// Reads the pyramid from a locale's data; within a band all ages are alike.
  init(_ data: LocaleData) {
    let bands = LocaleData.words(data.ages).map { word in
      word.utf8.split(separator: UInt8(ascii: ":")).map(LocaleData.number)
    }
    var weighted: [(Int, UInt64)] = []
    for (band, next) in zip(bands, bands.dropFirst()) {
      // Ten years of a band's yearly weight are a whole number for bands of 1, 2, 5 and 10 years.
      let weight = band[1] * 10 / (next[0] - band[0])
      weighted += (band[0]..<next[0]).map { (Int($0), weight) }
    }
    ages = WeightedTable(weighted)
  }

  /// Draws an age.
  func age(_ stream: DrawStream) -> Int {
    ages.draw(stream, .age)
  }
}
