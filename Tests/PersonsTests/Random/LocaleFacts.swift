import Dispatch
import Synchronization
import TextSupport

@testable import Persons

/// What a locale's data says, read in the plainest way, for the data, the tables and the persons to
/// be held against.
struct LocaleFacts: Sendable {
  /// An entry of a list.
  struct Entry {
    /// The word, or its first form.
    let text: String
    /// The form behind a `/`.
    let otherText: String?
    /// What is behind a `=`.
    let givenSpelling: String?
    /// What is behind a `:`.
    let weight: Int?

    /// How the word is spelt in an e-mail address.
    var spelling: String { givenSpelling ?? LocaleFacts.spelling(of: text) }
  }

  /// A city.
  struct City {
    let name: String
    let spelling: String
    let region: String
    /// The first and the last postcode; nil where they begin with a text.
    let postcodes: ClosedRange<Int>?
    /// The pattern of its postcodes, in which a `#` is a digit and a `@` a letter.
    let postcodePattern: String
    /// The patterns of its phone numbers.
    let phones: [String]
    let weight: Int?

    /// The first three characters that its postcodes have.
    var postcodePrefixes: Set<String> {
      let free = postcodePattern.count { $0 == "#" }
      let numbers = postcodes.map { range in
        // The digits that lie within the first three characters.
        let shown = postcodePattern.prefix(3).count { $0 == "#" }
        let rest = (shown..<free).reduce(1) { power, _ in power * 10 }
        return (range.lowerBound / rest...range.upperBound / rest).map { $0 * rest }
      }
      if let numbers {
        return Set(numbers.map { String(LocaleFacts.filled(postcodePattern, $0).prefix(3)) })
      }
      return postcodePattern.prefix(3).reduce(into: [""]) { prefixes, mark in
        let choices =
          switch mark {
          case "#": "0123456789"
          case "@": LocaleFacts.postcodeLetters
          default: String(mark)
          }
        prefixes = Set(prefixes.flatMap { prefix in choices.map { prefix + String($0) } })
      }
    }
  }

  /// An industry: its words, and its jobs by level.
  struct Industry {
    let words: [Entry]
    let jobs: [Level]
  }

  /// The titles of the jobs of one level.
  struct Level {
    let male: [String]
    let female: [String]
  }

  /// The letters that British postcodes end with.
  static let postcodeLetters = "ABDEFGHJLNPQRSTUWXYZ"

  let data: LocaleData
  /// Names with their spellings, by gender (`F`, `M`) and decade of birth.
  let firstNames: [String: [Int: [String: Set<String>]]]
  /// Surnames with their spellings, by gender.
  let surnames: [String: [String: Set<String>]]
  /// The texts of company stems, by their spellings.
  let stems: [String: String]
  /// The texts of the words for industries and the numbers of these, by the words' spellings.
  let industryWords: [String: (text: String, industry: Int)]
  let industries: [Industry]
  let commonJobs: [Level]
  let cities: [City]

  private static let all: [RandomLocale: LocaleFacts] = {
    let locales = RandomLocale.allCases
    let facts = Mutex<[RandomLocale: LocaleFacts]>([:])
    DispatchQueue.concurrentPerform(iterations: locales.count) { number in
      let read = LocaleFacts(data(of: locales[number]))
      facts.withLock { $0[locales[number]] = read }
    }
    return facts.withLock { $0 }
  }()

  /// What the data of a locale says, read once for all tests.
  static func of(_ locale: RandomLocale) -> LocaleFacts {
    all[locale] ?? LocaleFacts(data(of: locale))
  }

  /// The data of a locale.
  private static func data(of locale: RandomLocale) -> LocaleData {
    switch locale {
    case .americanEnglish: .americanEnglish
    case .british: .british
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .italian: .italian
    case .polish: .polish
    case .swedish: .swedish
    case .japanese: .japanese
    }
  }

  private init(_ data: LocaleData) {
    self.data = data
    firstNames = [
      "F": Self.decades(data.femaleNames).mapValues(Self.spellings),
      "M": Self.decades(data.maleNames).mapValues(Self.spellings),
    ]
    surnames = Self.surnames(data)
    let tails = Self.words(data.companyTails)
    stems = Self.words(data.companyHeads).reduce(into: [:]) { stems, head in
      for tail in tails { stems[head.spelling + tail.spelling] = head.text + tail.text }
    }
    industries = Self.industries(data)
    industryWords = industries.enumerated().reduce(into: [:]) { words, industry in
      for word in industry.element.words {
        words[word.spelling] = (word.text, industry.offset)
      }
    }
    commonJobs = Self.lines(data.commonJobs).map(Self.level)
    cities = Self.lines(data.cities).map { Self.city($0, data) }
  }

  /// The names of each decade; the decades are the entries without a weight.
  static func decades(_ text: String) -> [Int: [Entry]] {
    var decades: [Int: [Entry]] = [:]
    var decade = 0
    for entry in words(text) {
      if entry.weight == nil, let number = Int(entry.text) {
        decade = number
        decades[decade] = []
      } else {
        decades[decade, default: []].append(entry)
      }
    }
    return decades
  }

  private static func spellings(of entries: [Entry]) -> [String: Set<String>] {
    entries.reduce(into: [:]) { $0[$1.text, default: []].insert($1.spelling) }
  }

  private static func surnames(_ data: LocaleData) -> [String: [String: Set<String>]] {
    let listed = words(data.surnames) + words(data.rareSurnames)
    var male = spellings(of: listed)
    let tails = words(data.rareSurnameTails)
    for head in words(data.rareSurnameHeads) {
      for tail in tails {
        male[head.text + tail.text, default: []].insert(head.spelling + tail.spelling)
      }
    }
    var female = male
    for entry in listed {
      guard let other = entry.otherText else { continue }
      female[entry.text] = nil
      female[other, default: []].insert(spelling(of: other))
    }
    return ["F": female, "M": male]
  }

  private static func industries(_ data: LocaleData) -> [Industry] {
    let lines = lines(data.industries)
    return stride(from: 0, to: lines.count, by: 4).map { start in
      Industry(
        words: entries(lines[start]),
        jobs: lines[start + 1..<min(start + 4, lines.count)].map(level))
    }
  }

  private static func level(_ line: String) -> Level {
    let titles = line.split(separator: ",").map { title -> (male: String, female: String) in
      let forms = title.drop { $0 == " " }.split(separator: "/").map(String.init)
      guard forms.count == 2 else { return (forms[0], forms[0]) }
      return (forms[0], forms[1].first?.isLowercase == true ? forms[0] + forms[1] : forms[1])
    }
    return Level(male: titles.map(\.male), female: titles.map(\.female))
  }

  private static func city(_ line: String, _ data: LocaleData) -> City {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let name = entry(Substring(parts[0]))
    let ends = parts[2].split(separator: "-").map { Int($0) }
    var postcodes: ClosedRange<Int>?
    if ends.count == 2, let first = ends[0], let last = ends[1], first <= last {
      postcodes = first...last
    }
    return City(
      name: name.text, spelling: name.spelling, region: parts[1], postcodes: postcodes,
      postcodePattern: data.postcodeFormat.replacing("*", with: parts[2]),
      phones: parts[3].split(separator: ",").map {
        data.landlineNumber.replacing("*", with: $0.drop { $0 == " " })
      },
      weight: Int(parts[4]))
  }

  /// Whether mobile numbers are like the landlines of the city.
  var mobilesAreLocal: Bool { data.mobileNumbers == "*" }

  /// The patterns of mobile numbers that are unlike those of landlines.
  var mobiles: [String] {
    if mobilesAreLocal { return [] }
    return data.mobileNumbers.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// What may stand before and behind the name of a company.
  var legalForms: [(front: String, back: String)] {
    data.legalForms.split(separator: ",").map { entry in
      let form = entry.drop { $0 == " " }.split(separator: ":", omittingEmptySubsequences: false)[0]
        .replacing("_", with: " ")
      if form.hasSuffix("^") { return (String(form.dropLast()), "") }
      return ("", (form.isEmpty || data.companyJoin.isEmpty ? "" : " ") + form)
    }
  }

  /// The ages at which bands of the pyramid begin, with their weights.
  var ageBands: [(age: Int, weight: Int?)] {
    Self.words(data.ages).map { (Int($0.text) ?? -1, $0.weight) }
  }

  /// The words of a list between spaces and line ends.
  static func words(_ text: String) -> [Entry] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { entry(Substring($0)) }
  }

  /// The entries of a list between commas.
  static func entries(_ text: String) -> [Entry] {
    text.split(separator: ",").map { part in entry(part.drop { $0 == " " }) }
  }

  /// The lines of a text that are not empty.
  static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private static func entry(_ word: Substring) -> Entry {
    let marked = word.split(separator: ":")
    let spelt = marked[0].split(separator: "=")
    let forms = spelt[0].split(separator: "/").map { $0.replacing("_", with: " ") }
    return Entry(
      text: String(forms[0]), otherText: forms.count > 1 ? String(forms[1]) : nil,
      givenSpelling: spelt.count > 1 ? String(spelt[1]) : nil,
      weight: marked.count > 1 ? Int(marked[1]) : nil)
  }

  /// How a text of Latin letters is spelt in an e-mail address.
  static func spelling(of text: String) -> String { Transliteration.ascii(text) }

  /// A pattern with the digits of a number in its free places.
  static func filled(_ pattern: String, _ number: Int) -> String {
    var rest = number
    let digits = pattern.reversed().map { mark -> Character in
      guard mark == "#" else { return mark }
      defer { rest /= 10 }
      return Character("\(rest % 10)")
    }
    return String(digits.reversed())
  }

  /// Whether a text is of a pattern, in which a `#` is a digit and a `@` a letter of postcodes.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    text.utf8.count == pattern.utf8.count
      && zip(text.utf8, pattern.utf8).allSatisfy { byte, mark in
        switch mark {
        case UInt8(ascii: "#"): (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        case UInt8(ascii: "@"): postcodeLetters.utf8.contains(byte)
        default: byte == mark
        }
      }
  }
}
