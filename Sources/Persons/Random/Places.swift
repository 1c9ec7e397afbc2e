/// The cities, streets and phone numbers of a locale.
struct Places: Sendable {
  /// The country.
  let country: String
  /// The cities, weighted by population.
  let cities: WeightedTable<City>
  private let mobiles: [NumberPattern]
  private let streetHeads: [String]
  private let streetTails: WeightedTable<String>
  private let streetJoin: String
  private let houseNumberFollows: Bool
  private let houseNumbers: ClosedRange<UInt64>

  /// Reads the places from a locale's data.
  init(_ data: LocaleData) {
    country = data.country
    cities = WeightedTable(
      LocaleData.lines(data.cities).map { Self.city($0, landline: data.landlineNumber) })
    mobiles = LocaleData.entries(data.mobileNumbers).map(NumberPattern.init)
    streetHeads = LocaleData.words(data.streetHeads)
    streetTails = LocaleData.table(LocaleData.words(data.streetTails))
    streetJoin = data.streetJoin
    houseNumberFollows = data.houseNumberFollowsStreet
    houseNumbers = data.houseNumbers
  }

  private static func city(_ line: String, landline: String) -> (element: City, weight: UInt64) {
    let parts = line.utf8
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    let ranges = parts[2].split(separator: UInt8(ascii: " ")).map { range in
      let ends = range.split(separator: UInt8(ascii: "-")).map(LocaleData.number)
      return ends[0]...ends[1]
    }
    let halves = landline.split(separator: "*", omittingEmptySubsequences: false)
    let landlines = LocaleData.entries(Substring(parts[3])).map { code in
      NumberPattern(halves.joined(separator: code))
    }
    let city = City(
      name: Name(String(Substring(parts[0]))), region: String(Substring(parts[1])),
      postcodes: ranges, landlines: landlines)
    return (city, LocaleData.number(parts[4]))
  }

  /// Draws an address in a city.
  func address(in city: City, _ stream: DrawStream) -> PostalAddress {
    var address = PostalAddress()
    address.label = "home"
    address.street = street(stream)
    address.postcode = city.postcode(stream)
    address.city = city.name.text
    address.region = city.region
    address.country = country
    return address
  }

  private func street(_ stream: DrawStream) -> String {
    let head = streetHeads[Int(stream.below(UInt64(streetHeads.count), .street))]
    let tail = streetTails.draw(stream, .streetKind)
    // Most streets are short: the street has a last number, and the house one up to that.
    let last = stream.below(UInt64(houseNumbers.count), .houseNumberLimit) + 1
    let number = String(houseNumbers.lowerBound + stream.below(last, .houseNumber))
    let street = head + streetJoin + tail
    return houseNumberFollows ? street + " " + number : number + " " + street
  }

  /// Draws the phone numbers of someone in a city, all from ranges that reach nobody.
  func phones(in city: City, _ stream: DrawStream) -> [PhoneNumber] {
    guard stream.happens(percent: 94, .hasPhone) else { return [] }
    guard !city.landlines.isEmpty else { return [mobile(in: city, stream)] }
    let work = PhoneNumber(label: "work", landline(in: city, stream, .landline))
    guard stream.happens(percent: 30, .hasSecondPhone) else { return [work] }
    return [work, mobile(in: city, stream)]
  }

  private func landline(in city: City, _ stream: DrawStream, _ draw: Draw) -> String {
    city.landlines[Int(stream.below(UInt64(city.landlines.count), .areaCode))]
      .number(stream, draw)
  }

  private func mobile(in city: City, _ stream: DrawStream) -> PhoneNumber {
    guard !mobiles.isEmpty else {
      return PhoneNumber(label: "mobile", landline(in: city, stream, .mobile))
    }
    let range = Int(stream.below(UInt64(mobiles.count), .mobileRange))
    return PhoneNumber(label: "mobile", mobiles[range].number(stream, .mobile))
  }
}
