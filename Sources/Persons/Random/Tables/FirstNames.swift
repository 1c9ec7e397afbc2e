/// The first names of a locale, by gender and decade of birth.
struct FirstNames: Sendable, BitwiseCopyable {
  /// The first decade of which names are known.
  private static let firstDecade = 1930

  private let female: FixedTable<WordList>
  private let male: FixedTable<WordList>

  /// Reads the names from a locale's data.
  init(_ data: LocaleData, into pool: inout TextPool) {
    female = Self.decades(data.femaleNames, into: &pool)
    male = Self.decades(data.maleNames, into: &pool)
  }

  private static func decades(_ text: String, into pool: inout TextPool) -> FixedTable<WordList> {
    let text = text.utf8.span
    var starts: [Int] = []
    var ends: [Int] = []
    var reader = ListReader(words: text)
    while let entry = reader.next() {
      // Only the decades themselves have no weight.
      if entry.weight == nil {
        starts.append(entry.text.upperBound)
        ends.append(entry.text.lowerBound)
      }
    }
    ends = ends.dropFirst() + [text.count]
    return FixedTable(
      zip(starts, ends).map { start, end in
        WordList(ListReader(words: text.extracting(start..<end)), into: &pool)
      })
  }

  /// Draws a name that was given in a year.
  @inline(__always)
  func draw(_ gender: Gender, year: Int, _ stream: DrawStream) -> Word {
    let decades = gender == .female ? female : male
    let list = decades[min(max(0, (year - Self.firstDecade) / 10), decades.count - 1)]
    return list.words[list.draw(stream, .firstName)]
  }
}

/// What first names and titles go by.
enum Gender: Sendable {
  case female
  case male
}
