/// A kind of business.
struct Industry: Sendable {
  /// Words for it, of which a company's name has one.
  let words: [Name]
  /// What people do in it.
  let jobs: Jobs

  /// Reads the industries from a locale's data: four lines each.
  static func all(_ data: LocaleData) -> [Industry] {
    let lines = LocaleData.lines(data.industries)
    return stride(from: 0, to: lines.count, by: 4).map { start in
      Industry(
        words: LocaleData.entries(lines[start]).map(Name.init),
        jobs: Jobs(lines: lines[(start + 1)..<(start + 4)]))
    }
  }
}
