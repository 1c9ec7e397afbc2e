/// A locale's data made ready for drawing.
struct LocaleTables: Sendable {
  /// First and last names.
  let names: PersonNames
  /// How old people are.
  let ages: AgePyramid
  /// Cities, streets, phones.
  let places: Places
  /// Kinds of business.
  let industries: [Industry]
  /// Jobs of every kind of business.
  let commonJobs: Jobs
  /// What companies are called.
  let companies: CompanyTables

  private init(_ data: LocaleData) {
    names = PersonNames(data)
    ages = AgePyramid(data)
    places = Places(data)
    industries = Industry.all(data)
    commonJobs = Jobs(lines: LocaleData.lines(data.commonJobs)[...])
    companies = CompanyTables(data, industries: industries, cities: places.cities)
  }

  private static let americanEnglish = LocaleTables(.americanEnglish)
  private static let german = LocaleTables(.german)

  /// The tables of a locale, made when they are first asked for.
  static func tables(of locale: RandomLocale) -> LocaleTables {
    switch locale {
    case .americanEnglish: americanEnglish
    case .german: german
    }
  }
}

extension RandomLocale {
  /// The letters of the locale as a number, which keeps the draws of locales apart for good.
  var key: UInt64 {
    rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
