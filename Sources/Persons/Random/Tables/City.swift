/// A city, and what the country's numbers say of it.
struct City: Sendable, BitwiseCopyable {
  /// The name.
  let name: Word
  /// What stands behind the city's name in a record: state and country, and the record's end.
  let endOfRecord: Piece
  /// The first postcode and how many there are; 0 where the pattern says everything.
  let postcodes: (first: UInt64, count: UInt64)
  /// How a postcode is written.
  let postcodePattern: NumberPattern
  /// Phone numbers set aside for fiction; there may be none.
  let landlines: FixedTable<NumberPattern>

  /// Writes a postcode of the city by random bits, of which the highest decide.
  @inline(__always)
  func writePostcode(to writer: inout RecordWriter, _ word: UInt64) {
    if postcodes.count > 0 {
      let number = postcodes.first &+ word.multipliedFullWidth(by: postcodes.count).high
      postcodePattern.write(to: &writer, number: number)
    } else {
      postcodePattern.write(to: &writer, word)
    }
  }
}

/// The cities of a locale, weighted by population.
struct Cities: Sendable, BitwiseCopyable {
  /// The cities, in the order of the data.
  let all: FixedTable<City>
  private let table: AliasTable

  /// Reads the cities from a locale's data.
  init(_ data: LocaleData, into pool: inout TextPool) {
    var cities: [City] = []
    var weights: [UInt64] = []
    for line in LocaleData.lines(data.cities) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      precondition(parts.count == 5, "locale data: a city of \(parts.count) parts: \(line)")
      guard let weight = UInt64(parts[4]) else {
        preconditionFailure("locale data: a city without a weight: \(line)")
      }
      weights.append(weight)
      cities.append(Self.city(parts, data, into: &pool))
    }
    all = FixedTable(cities)
    table = AliasTable(weights)
  }

  private static func city(
    _ parts: [String], _ data: LocaleData, into pool: inout TextPool
  ) -> City {
    var reader = ListReader(entries: parts[0].utf8.span)
    guard let entry = reader.next() else { preconditionFailure("locale data: a nameless city") }
    let word = pool.add(entry, of: reader.text)
    let landlines = LocaleData.entries(parts[3]).map { code in
      NumberPattern(replacing("*", in: data.landlineNumber, by: code), into: &pool)
    }
    let ends = parts[2].split(separator: "-").compactMap { UInt64($0) }
    precondition(
      ends.count == 2 && ends[0] <= ends[1] || !parts[2].contains("-"),
      "locale data: not one range of postcodes: \(parts[2])")
    let format =
      ends.count == 2
      ? data.postcodeFormat : replacing("*", in: data.postcodeFormat, by: parts[2])
    let region = parts[1].isEmpty ? "" : #"","region":"\#(parts[1])"#
    let endOfRecord = region + #"","country":"\#(data.country)"}]}"# + "\n"
    return City(
      name: word, endOfRecord: pool.add(endOfRecord),
      postcodes: ends.count == 2 ? (ends[0], ends[1] - ends[0] + 1) : (0, 0),
      postcodePattern: NumberPattern(format, into: &pool), landlines: FixedTable(landlines))
  }

  private static func replacing(_ mark: Character, in text: String, by other: String) -> String {
    text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: other)
  }

  /// Draws a city.
  @inline(__always)
  func draw(half word: UInt32) -> Int { table.draw(half: word) }
}
