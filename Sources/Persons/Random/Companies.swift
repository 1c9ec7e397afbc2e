/// A company of a dataset.
struct Company: Sendable {
  /// The name, with the legal form.
  let name: String
  /// The domain of its e-mail addresses.
  let domain: String
  /// Where it is.
  let city: City
  /// The index of its industry.
  let industry: Int
}

/// All companies of one locale in the dataset of one seed, none of them kept.
///
/// No two companies share a name or a domain. Names are a head, a tail and an industry's word: a
/// permutation gives each rank below the number of such names its own. After those come the names
/// with a city behind them, all over again for each city, and then with a number. A domain is these
/// parts spelt in ASCII with hyphens between them. No part has a hyphen within it and no stem is
/// made twice (tests hold the data to that), so different parts are different domains; and locales
/// share no industry word.
struct Companies: Sendable {
  private let seed: UInt64
  private let tables: CompanyTables
  private let order: Permutation

  /// Makes the companies of a seed and a locale.
  init(seed: UInt64, locale: RandomLocale, _ tables: CompanyTables) {
    self.seed = seed ^ locale.key
    self.tables = tables
    order = Permutation(
      size: UInt64(tables.nameCount),
      stream: DrawStream(seed: self.seed, kind: .companyOrder, number: 0))
  }

  /// The company of a rank.
  func company(rank: UInt64) -> Company {
    let count = UInt64(tables.nameCount)
    let stream = DrawStream(seed: seed, kind: .company, number: rank)
    let parts = tables.parts(Int(order(rank % count)))
    let place = tables.place(round: Int(rank / count))
    let legalForm = tables.legalForms.draw(stream, .legalForm)

    var name = parts.stem.text + " " + parts.word.text
    var domain = parts.stem.spelling + "-" + parts.word.spelling
    if let place {
      name += " " + place.text
      domain += "-" + place.spelling.filter { $0 != "-" }
    }
    if !legalForm.isEmpty { name += " " + legalForm }
    domain += ".example"
    return Company(
      name: name, domain: domain, city: tables.cities.draw(stream, .city), industry: parts.industry)
  }
}
