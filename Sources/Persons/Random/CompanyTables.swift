/// What the names of a locale's companies are made of.
struct CompanyTables: Sendable {
  /// The cities, in which companies are.
  let cities: WeightedTable<City>
  /// What may stand after a name.
  let legalForms: WeightedTable<String>
  private let heads: [Name]
  private let tails: [Name]
  private let words: [(word: Name, industry: Int)]

  /// Reads the parts from a locale's data.
  init(_ data: LocaleData, industries: [Industry], cities: WeightedTable<City>) {
    self.cities = cities
    legalForms = LocaleData.table(LocaleData.entries(data.legalForms))
    heads = LocaleData.words(data.companyHeads).map(Name.init)
    tails = LocaleData.words(data.companyTails).map(Name.init)
    words = industries.enumerated().flatMap { number, industry in
      industry.words.map { ($0, number) }
    }
  }

  /// How many names there are without a place.
  var nameCount: Int { heads.count * tails.count * words.count }

  /// The parts of the name with a number below ``nameCount``.
  func parts(_ number: Int) -> (stem: Name, word: Name, industry: Int) {
    let (rest, word) = number.quotientAndRemainder(dividingBy: words.count)
    let (head, tail) = rest.quotientAndRemainder(dividingBy: tails.count)
    return (heads[head] + tails[tail], words[word].word, words[word].industry)
  }

  /// What stands behind a name that was used before: nothing at first, then cities, then numbers.
  func place(round: Int) -> Name? {
    guard round > 0 else { return nil }
    guard round > cities.elements.count else { return cities.elements[round - 1].name }
    return Name("\(round)")
  }
}
