import JSON
import TestSupport
import Testing

@testable import Persons

@Suite("A dataset of random persons")
struct RandomDatasetTests {
  @Test("is the same in any order, and each id is that of its person")
  func order() throws {
    let indices = [0, 1, 15, 63, 64, 65, 4_711, 1 << 40, (1 << 60) - 1]
    let generator = RandomPersonGenerator(seed: 8, locales: try .everywhere)
    let forwards = indices.map(generator.person)
    let again = RandomPersonGenerator(seed: 8, locales: try .everywhere)
    let backwards = indices.reversed().map(again.person)
    #expect(forwards == backwards.reversed())
    #expect(forwards.map(\.id) == indices.map(again.id))
  }

  @Test("is the same, however it is cut", arguments: 1...5 as ClosedRange<UInt64>)
  func parts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let start = Int.random(in: 0...1 << Int.random(in: 0...59, using: &random), using: &random)
    let range = start..<start + 600
    let generator = RandomPersonGenerator(seed: random.next(), locales: try .everywhere)
    let cuts = (0..<7).map { _ in Int.random(in: range, using: &random) }.sorted()
    var pieces: [UInt8] = []
    for (from, to) in zip([range.lowerBound] + cuts, cuts + [range.upperBound]) {
      generator.appendRecords(of: from..<to, to: &pieces)
    }
    #expect(pieces == RandomPersonSample.records(range, of: generator))
    #expect(pieces.count { $0 == UInt8(ascii: "\n") } == range.count)
  }

  /// Written anew by the code that writes everyone's records, a person is the same to the byte.
  @Test("has records in the layout of the file", arguments: RandomLocale.allCases)
  func records(locale: RandomLocale) {
    let generator = RandomPersonGenerator(seed: 12, locales: LocaleMix(locale))
    var written: [UInt8] = []
    for index in 0..<1_000 {
      generator.person(at: index).appendRecord(to: &written)
      written.append(UInt8(ascii: "\n"))
    }
    #expect(written == RandomPersonSample.records(0..<1_000, of: generator))
  }

  @Test("has records that others take for the same persons")
  func incoming() throws {
    let generator = RandomPersonGenerator(seed: 13, locales: try .everywhere)
    let records = RandomPersonSample.records(0..<300, of: generator)
    var repository = PersonsRepository()
    let incoming = try IncomingPersons(json: SharedBytes(records)) { .numbered(0) }
    _ = try repository.add(incoming)
    #expect(
      (0..<repository.count).map { repository.record($0) + "\n" }.joined()
        == String(decoding: records, as: UTF8.self))
    #expect(Array(repository.persons) == (0..<300).map(generator.person))
  }

  @Test("has records far below the size that memory is kept for", arguments: RandomLocale.allCases)
  func sizes(locale: RandomLocale) {
    let last = RandomPersonGenerator.indices.upperBound
    let generator = RandomPersonGenerator(seed: .max, locales: LocaleMix(locale))
    let records = RandomPersonSample.records(last - 10_000..<last, of: generator)
    let largest = records.split(separator: UInt8(ascii: "\n")).map(\.count).max() ?? 0
    #expect((300..<RecordWriter.largestRecord / 2).contains(largest))
  }

  @Test("differs from that of another seed")
  func seeds() {
    let one = RandomPersonSample.persons(50, seed: 1)
    let other = RandomPersonSample.persons(50, seed: 2)
    #expect(Set(one.map(\.id)).isDisjoint(with: other.map(\.id)))
    #expect(one.map(\.firstName) != other.map(\.firstName))
    #expect(Set(one.map(\.company)).isDisjoint(with: other.map(\.company)))
  }

  /// Also at the end of all indices, where codes are longest.
  @Test(
    "of 200,000 persons has each id and each e-mail address once",
    arguments: ["en_US", "all"])
  func uniqueness(locales: String) throws {
    let mix = try locales == "all" ? LocaleMix.everywhere : LocaleMix(parsing: locales)
    let generator = RandomPersonGenerator(seed: 14, locales: mix)
    let last = RandomPersonGenerator.indices.upperBound
    var (ids, addresses): (Set<String>, Set<String>) = ([], [])
    var (idCount, addressCount) = (0, 0)
    for range in [0..<190_000, last - 10_000..<last] {
      let records = RandomPersonSample.records(range, of: generator)
      let found = RandomPersonSample.values(of: "address", in: records)
      addresses.formUnion(found)
      addressCount += found.count
      let foundIDs = RandomPersonSample.values(of: "id", in: records)
      ids.formUnion(foundIDs)
      idCount += foundIDs.count
    }
    #expect(idCount == 200_000)
    #expect(ids.count == idCount)
    #expect(addressCount > 260_000)
    #expect(addresses.count == addressCount)
  }

  @Test("has version-4 UUIDs whose first half alone is one of each")
  func ids() {
    let generator = RandomPersonGenerator(seed: 15)
    let last = RandomPersonGenerator.indices.upperBound
    let ids = (Array(0..<5_000) + Array(last - 5_000..<last)).map(generator.id)
    #expect(ids.allSatisfy { $0.high & 0xF000 == 0x4000 && $0.low >> 62 == 0b10 })
    #expect(Set(ids.map(\.high)).count == ids.count)
    // Random bits, of which half are set.
    let bits = ids.reduce(0) { $0 + $1.low.nonzeroBitCount + $1.high.nonzeroBitCount }
    #expect(isLikely(bits - 2 * ids.count, of: 122 * ids.count, probability: 0.5))
  }

  @Test("has each locale as often as its weight says")
  func mix() throws {
    let generator = RandomPersonGenerator(seed: 16, locales: try .everywhere)
    let records = RandomPersonSample.records(0..<20_000, of: generator)
    let countries = RandomPersonSample.values(of: "country", in: records)
    #expect(countries.count == 20_000)
    let all = RandomLocale.allCases
    let total = all.count * (all.count + 1) / 2
    for (number, locale) in all.enumerated() {
      let country = LocaleFacts.of(locale).data.country
      #expect(
        isLikely(
          countries.count { $0 == country }, of: countries.count,
          probability: Double(number + 1) / Double(total)))
    }
  }

  @Test("has plain addresses for its first 64 persons, and the index in base 36 in the others")
  func addressCodes() {
    let persons = RandomPersonSample.persons(200, seed: 3)
    let locals = persons.map(local)
    for (index, local) in locals.enumerated() {
      let parts = local.split(separator: ".")
      if index < 64 {
        #expect(parts.count == 2 || locals[..<index].contains(parts[0] + "." + parts[1]))
      } else {
        #expect(parts.count == 3 && parts[2] == String(index, radix: 36))
      }
    }
  }

  @Test("gives a code to the second of two namesakes among the first persons")
  func namesakes() throws {
    // Some seeds in a hundred have such a pair; one of them is looked for.
    let coded = (0..<2_000 as Range<UInt64>).lazy.compactMap { seed -> [Substring]? in
      let records = RandomPersonSample.records(0..<64, of: RandomPersonGenerator(seed: seed))
      let locals = RandomPersonSample.values(of: "address", in: records).map {
        $0.prefix { $0 != "@" }
      }
      return locals.contains { $0.count { $0 == "." } > 1 } ? locals : nil
    }
    let locals = try #require(coded.first)
    let second = try #require(locals.firstIndex { $0.count { $0 == "." } > 1 })
    let parts = locals[second].split(separator: ".")
    #expect(locals[..<second].contains(parts[0] + "." + parts[1]))
    #expect((1..<64).contains(Int(parts[2], radix: 36) ?? 0))
  }

  private func local(_ person: Person) -> Substring {
    person.emails[0].address.prefix { $0 != "@" }
  }
}
