import Persons
import TestSupport
import Testing

@Suite("A person's id")
struct PersonIDTests {
  @Test(
    "is read in either case and written in lower case",
    arguments: [
      ("00000000-0000-0000-0000-000000000000", 0, 0),
      ("01234567-89AB-cdef-8123-456789abCDEF", 0x0123_4567_89AB_CDEF, 0x8123_4567_89AB_CDEF),
      ("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", .max, .max),
    ] as [(String, UInt64, UInt64)])
  func reading(_ text: String, high: UInt64, low: UInt64) throws {
    let id = try #require(PersonID(text))
    #expect(id == PersonID(high: high, low: low))
    #expect(id.description == text.lowercased())
  }

  @Test(
    "is nothing but 36 characters in their places",
    arguments: [
      "", "0123", "0123456789abcdef0123456789abcdef", "01234567-89ab-cdef-8123-456789abcde",
      "01234567-89ab-cdef-8123-456789abcdef0", "{01234567-89ab-cdef-8123-456789abcdef}",
      "01234567-89ab-cdef-8123-456789abcdeg", "01234567_89ab_cdef_8123_456789abcdef",
      "0123456-789ab-cdef-8123-456789abcdef", "01234567-89ab-cdef-8123-45678-abcdef",
      " 1234567-89ab-cdef-8123-456789abcdef", "01234567-89ab-cdef-8123-456789abcde\u{E9}",
      "０1234567-89ab-cdef-8123-456789abcd",
    ])
  func junk(_ text: String) {
    #expect(PersonID(text) == nil)
  }

  @Test("of random bits is a UUID of version 4 that keeps 122 of them")
  func version4() {
    #expect(
      PersonID(randomBits: 0, 0).description == "00000000-0000-4000-8000-000000000000")
    #expect(
      PersonID(randomBits: .max, .max).description == "ffffffff-ffff-4fff-bfff-ffffffffffff")
  }

  @Test("is ordered as its text, and survives being written and read", arguments: [3] as [UInt64])
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let high = random.next()
      let one = PersonID(high: high, low: random.next())
      let other = PersonID(
        high: Bool.random(using: &random) ? high : random.next(), low: random.next())
      #expect((one < other) == (one.description < other.description), "seed \(seed)")
      #expect(PersonID(one.description) == one, "seed \(seed)")
    }
  }
}

@Suite("A prefix of ids")
struct PersonIDPrefixTests {
  private let id = PersonID(high: 0x0123_4567_89AB_CDEF, low: 0x8123_4567_89AB_CDEF)

  @Test("of every length stands for the id, in either case, and for none that differs within it")
  func everyLength() throws {
    let text = id.description
    for length in 0...36 {
      let prefix = try #require(PersonIDPrefix(String(text.prefix(length))), "length \(length)")
      #expect(prefix.matches(id), "length \(length)")
      #expect(prefix.isLongEnough == (length >= 4), "length \(length)")
      #expect(try #require(PersonIDPrefix(text.prefix(length).uppercased())).matches(id))
    }
    for digit in 0..<32 {
      let bit = UInt64(1) << UInt64(60 - 4 * (digit % 16))
      let other = PersonID(
        high: id.high ^ (digit < 16 ? bit : 0), low: id.low ^ (digit < 16 ? 0 : bit))
      // Four hyphens stand before the 9th, 13th, 17th and 21st digit.
      let place = digit + [8, 12, 16, 20].filter { $0 <= digit }.count
      #expect(try #require(PersonIDPrefix(String(text.prefix(place)))).matches(other), "\(digit)")
      #expect(
        !(try #require(PersonIDPrefix(String(text.prefix(place + 1)))).matches(other)), "\(digit)")
    }
  }

  @Test(
    "is refused where no id can begin so",
    arguments: [
      "g", "012g", "0123-", "012345678", "01234567-89ab-cdef-8123-456789abcdef0", "0123456789ab",
      "-", " 0123", "0123 ", "é", "01234567--", "01234567-89ab-cdef-8123-456789abcdef ",
    ])
  func junk(_ text: String) {
    #expect(PersonIDPrefix(text) == nil)
  }
}

@Suite("Abbreviated ids")
struct PersonIDAbbreviationsTests {
  @Test(
    "are the shortest that no other id begins with, six characters at least",
    arguments: [
      (["01234567-89ab-cdef-8123-456789abcdef"], ["012345"]),
      (
        ["01234567-89ab-cdef-8123-456789abcdef", "11234567-89ab-cdef-8123-456789abcdef"],
        ["012345", "112345"]
      ),
      (
        ["01234567-89ab-cdef-8123-456789abcdef", "01234568-89ab-cdef-8123-456789abcdef"],
        ["01234567", "01234568"]
      ),
      (
        ["01234567-89ab-cdef-8123-456789abcdef", "01234567-99ab-cdef-8123-456789abcdef"],
        ["01234567-8", "01234567-9"]
      ),
      (
        ["01234567-89ab-cdef-8123-456789abcdef", "01234567-89ab-cdef-8123-456789abcdee"],
        ["01234567-89ab-cdef-8123-456789abcdef", "01234567-89ab-cdef-8123-456789abcdee"]
      ),
      (
        [
          "01234567-89ab-cdef-8123-456789abcdef", "01234567-89ab-ddef-8123-456789abcdef",
          "01299999-89ab-cdef-8123-456789abcdef",
        ],
        ["01234567-89ab-c", "01234567-89ab-d", "012999"]
      ),
    ])
  func table(_ texts: [String], expected: [String]) throws {
    let ids = try texts.map { try #require(PersonID($0)) }
    let abbreviations = PersonIDAbbreviations(ids.reversed())
    #expect(ids.map(abbreviations.abbreviation(of:)) == expected)
  }

  @Test("stand for one id each, and one character less stands for two", arguments: [5] as [UInt64])
  func unique(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Few different digits, so that many ids have long beginnings in common.
    let ids = (0..<200).map { _ in
      PersonID(high: random.next() & 0x1111_1111_1111_1111, low: random.next())
    }
    let abbreviations = PersonIDAbbreviations(ids)
    for id in ids {
      let text = abbreviations.abbreviation(of: id)
      let prefix = try #require(PersonIDPrefix(text))
      #expect(ids.filter(prefix.matches) == [id], "seed \(seed)")
      guard text.count > PersonIDAbbreviations.minimumLength else { continue }
      let shorter = try #require(PersonIDPrefix(String(text.dropLast(text.hasSuffix("-") ? 2 : 1))))
      #expect(ids.filter(shorter.matches).count > 1, "seed \(seed)")
    }
  }
}
