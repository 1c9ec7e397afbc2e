/// Job titles of a locale, by industry and by how far someone has come.
struct Jobs: Sendable, BitwiseCopyable {
  /// For each industry, and then for every business: those of beginners, skilled and leading people,
  /// and of each first the men's and then the women's.
  private let titles: FixedTable<FixedTable<Piece>>
  private let industryCount: Int

  /// Reads the titles from a locale's data.
  ///
  /// - Parameters:
  ///   - industries: three lines of titles for each industry.
  ///   - common: three lines of titles for every business.
  ///   - pool: where texts go.
  init(industries: [[String]], common: [String], into pool: inout TextPool) {
    titles = FixedTable((industries + [common]).joined().flatMap { Self.forms($0, into: &pool) })
    industryCount = industries.count
  }

  /// The titles of a line, as men and as women bear them.
  private static func forms(_ line: String, into pool: inout TextPool) -> [FixedTable<Piece>] {
    var male: [Piece] = []
    var female: [Piece] = []
    for entry in LocaleData.entries(line) {
      let forms = entry.split(separator: "/").map(String.init)
      male.append(pool.add(forms[0]))
      if forms.count < 2 {
        female.append(male[male.count - 1])
      } else {
        // A form in small letters only adds them, as in `Maurer/in`.
        let isSuffix = forms[1].first?.isLowercase == true
        female.append(pool.add(isSuffix ? forms[0] + forms[1] : forms[1]))
      }
    }
    return [FixedTable(male), FixedTable(female)]
  }

  /// Draws the title of a job that someone of this age may have.
  ///
  /// - Parameters:
  ///   - identity: who has the job.
  ///   - industry: the number of the industry.
  ///   - chances: what else the person has.
  ///   - stream: the person's.
  /// - Returns: the title.
  @inline(__always)
  func draw(
    _ identity: RandomIdentity, industry: Int, _ chances: Chances, _ stream: DrawStream
  ) -> Piece {
    // Sums instead of choices, which would be guessed wrongly half of the time.
    let leads = (identity.age >= 35 ? 1 : 0) & (chances.mayLead ? 1 : 0)
    let level = (identity.age >= 26 ? 1 : 0) &+ leads
    let business = chances.jobIsCommon ? industryCount : industry
    let form = identity.gender == .female ? 1 : 0
    let titles = titles[(business &* 3 &+ level) &* 2 &+ form]
    return titles[Int(truncatingIfNeeded: stream.below(UInt64(titles.count), .job))]
  }
}
