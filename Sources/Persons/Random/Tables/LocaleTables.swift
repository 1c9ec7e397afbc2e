/// A locale's data made ready for drawing.
struct LocaleTables: Sendable, BitwiseCopyable {
  /// All texts of the locale.
  let texts: FixedTable<UInt8>
  /// First names.
  let firstNames: FirstNames
  /// Family names.
  let surnames: Surnames
  /// How old people are.
  let ages: AgePyramid
  /// Cities, with their postcodes and phones.
  let cities: Cities
  /// Mobile numbers set aside for fiction.
  let mobiles: FixedTable<NumberPattern>
  /// Whether mobile numbers are ones of the city instead, as landlines are.
  let mobilesAreLocal: Bool
  /// Streets and house numbers.
  let streets: Streets
  /// Job titles.
  let jobs: Jobs
  /// What companies are called.
  let companies: CompanyNames

  /// Reads a locale's data.
  init(_ data: LocaleData) {
    var pool = TextPool()
    firstNames = FirstNames(data, into: &pool)
    surnames = Surnames(data, into: &pool)
    ages = AgePyramid(data)
    cities = Cities(data, into: &pool)
    mobilesAreLocal = data.mobileNumbers == "*"
    mobiles = FixedTable(
      LocaleData.entries(mobilesAreLocal ? "" : data.mobileNumbers).map {
        NumberPattern($0, into: &pool)
      })
    streets = Streets(data, into: &pool)
    let lines = LocaleData.lines(data.industries)
    var words: [[Word]] = []
    var jobs: [[String]] = []
    for start in stride(from: 0, to: lines.count, by: 4) {
      let list = WordList(ListReader(entries: lines[start].utf8.span), into: &pool)
      words.append((0..<list.count).map { list.words[$0] })
      jobs.append(Array(lines[start + 1..<start + 4]))
    }
    self.jobs = Jobs(industries: jobs, common: LocaleData.lines(data.commonJobs), into: &pool)
    companies = CompanyNames(data, industryWords: words, into: &pool)
    // A record is made of fewer than fifty texts.
    precondition(50 * pool.longest < RecordWriter.largestRecord, "locale data: a text is too long")
    texts = pool.texts
  }
}

extension LocaleTables {
  // Each is made when it is first asked for.
  private static let americanEnglish = FixedTable([LocaleTables(.americanEnglish)])
  private static let british = FixedTable([LocaleTables(.british)])
  private static let german = FixedTable([LocaleTables(.german)])
  private static let french = FixedTable([LocaleTables(.french)])
  private static let spanish = FixedTable([LocaleTables(.spanish)])
  private static let italian = FixedTable([LocaleTables(.italian)])
  private static let polish = FixedTable([LocaleTables(.polish)])
  private static let swedish = FixedTable([LocaleTables(.swedish)])
  private static let japanese = FixedTable([LocaleTables(.japanese)])

  /// The tables of a locale, the only element.
  static func tables(of locale: RandomLocale) -> FixedTable<LocaleTables> {
    switch locale {
    case .americanEnglish: americanEnglish
    case .british: british
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    case .polish: polish
    case .swedish: swedish
    case .japanese: japanese
    }
  }
}

extension RandomLocale {
  /// The letters of the locale as a number, which keeps the draws of locales apart for good.
  var key: UInt64 {
    rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
