import Dispatch
import Synchronization
import Testing

@testable import Persons

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Random persons for the tests that look at many of them.
enum RandomPersonSample {
  /// The seed of ``persons(of:)``.
  static let seed: UInt64 = 20_250_101
  /// How many ``persons(of:)`` there are.
  static let count = 10_000

  private static let samples: [RandomLocale: [Person]] = {
    let locales = RandomLocale.allCases
    let samples = Mutex<[RandomLocale: [Person]]>([:])
    DispatchQueue.concurrentPerform(iterations: locales.count) { number in
      let persons = persons(count, seed: seed, locales[number])
      samples.withLock { $0[locales[number]] = persons }
    }
    return samples.withLock { $0 }
  }()

  /// The first ten thousand persons of a locale, made once for all tests.
  static func persons(of locale: RandomLocale) -> [Person] { samples[locale] ?? [] }

  /// The first persons of a dataset.
  static func persons(
    _ count: Int, seed: UInt64, _ locale: RandomLocale = .americanEnglish
  ) -> [Person] {
    let generator = RandomPersonGenerator(seed: seed, locales: LocaleMix(locale))
    return (0..<count).map(generator.person)
  }

  /// The records of some persons, each with a line feed behind it.
  static func records(_ range: Range<Int>, of generator: RandomPersonGenerator) -> [UInt8] {
    var records: [UInt8] = []
    generator.appendRecords(of: range, to: &records)
    return records
  }

  /// All values of a member in records without escapes, in their order; much faster than parsing.
  static func values(of member: String, in records: [UInt8]) -> [String] {
    let lead = "\"\(member)\":\""
    var values: [String] = []
    // What C looks for ends with a NUL, which no record holds.
    unsafe (records + [0]).withUnsafeBytes { records in
      let text = unsafe records.bindMemory(to: CChar.self)
      guard var position = text.baseAddress else { return }
      while let found = unsafe strstr(position, lead) {
        let start = unsafe found + lead.utf8.count
        let count = unsafe strcspn(start, "\"")
        let value = unsafe UnsafeRawBufferPointer(start: start, count: count)
        values.append(unsafe String(decoding: value, as: UTF8.self))
        unsafe position = UnsafePointer(start + count)
      }
    }
    return values
  }
}

extension LocaleMix {
  /// All locales there are, none as often as another.
  static var everywhere: LocaleMix {
    get throws {
      let parts = RandomLocale.allCases.enumerated().map { "\($1.rawValue):\($0 + 1)" }
      return try LocaleMix(parsing: parts.joined(separator: ","))
    }
  }
}

extension DrawStream {
  /// A stream that has a certain word for a draw: then a test decides what is drawn.
  ///
  /// SplitMix64's output function is a bijection, so there is such a stream for each word.
  init(word: UInt64, for draw: Draw) {
    var bits = word
    bits = bits ^ bits >> 31 ^ bits >> 62
    bits = bits &* 0x3196_42B2_D24D_8EC3
    bits = bits ^ bits >> 27 ^ bits >> 54
    bits = bits &* 0x96DE_1B17_3F11_9089
    bits = bits ^ bits >> 30 ^ bits >> 60
    self.init(key: bits &- (draw.rawValue + 1) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// A stream of which `below(bound)` gives a certain number for a draw.
  init(number: UInt64, below bound: UInt64, for draw: Draw) {
    // The middle of the words that give the number: none of those that would be drawn again.
    self.init(word: bound.dividingFullWidth((number, 1 << 63)).quotient, for: draw)
  }
}

extension RecordWriter {
  /// What a closure writes with the texts of a pool, as a text.
  static func text(
    _ pool: TextPool = TextPool(), _ write: (inout RecordWriter) -> Void
  ) -> String {
    var bytes: [UInt8] = []
    bytes.append(addingCapacity: capacity(for: 1)) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        var writer = unsafe RecordWriter(at: start, texts: pool.texts)
        write(&writer)
        unsafe count = writer.position - start
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The elements that stand in an array more than once.
func repeated<Element: Hashable>(_ elements: [Element]) -> [Element] {
  Dictionary(grouping: elements) { $0 }.filter { $0.value.count > 1 }.map(\.key)
}

/// Whether a count is what chance makes of it: within five standard deviations of its mean.
func isLikely(_ count: Int, of total: Int, probability: Double) -> Bool {
  let mean = Double(total) * probability
  let deviation = (mean * (1 - probability)).squareRoot()
  return abs(Double(count) - mean) <= 5 * deviation + 1
}
