internal import JSON

/// A dataset of random persons, as long as anyone cares to read it.
///
/// Person number *i* depends on the seed, *i* and the mix of locales alone: on no clock, no other
/// person, no machine. So persons can be made in any order and by any number of processes. What
/// belongs together fits: first name, gender and year of birth; address, phone and city; job and
/// company and age. No e-mail address, phone number or company is anyone's.
///
/// The algorithm is frozen as ``dataVersion``: random words by SplitMix64 as a counter-based
/// generator (`DrawStream`), whole numbers from them by Lemire's method, weighted choices by the
/// alias method (`AliasTable`), ids by a keyed permutation (`Permutation`), company names by steps of
/// one length (`Stride`), companies by rank (`CompanyRanks`), and the locales' data. A change to any of them that changes a
/// person takes a new version.
public struct RandomPersonGenerator: Sendable {
  /// What the persons of a seed depend on besides the seed: the algorithm and the locales' data.
  public static let dataVersion = 2

  /// The indices that a dataset can have: as many as there are ids.
  public static let indices = 0..<(1 << 60)

  private let streams: DrawStreams
  private let ids: Permutation
  private let origins: FixedTable<Origin>
  private let originNumbers: AliasTable
  private let totalWeight: UInt64
  private let companyCount: UInt64?
  private let ranks = CompanyRanks.shared

  /// A locale in the dataset.
  private struct Origin: Sendable, BitwiseCopyable {
    let tables: FixedTable<LocaleTables>
    let companies: Companies
    let weight: UInt64
  }

  /// Makes the dataset of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - locales: Where the persons live.
  ///   - companyCount: How many companies they share; nil for a number that grows with theirs.
  public init(
    seed: UInt64, locales: LocaleMix = LocaleMix(.americanEnglish), companyCount: Int? = nil
  ) {
    streams = DrawStreams(seed: seed, kind: .person)
    ids = Permutation(
      size: UInt64(Self.indices.count), stream: DrawStream(seed: seed, kind: .identity, number: 0))
    let origins = locales.parts.map { part in
      let tables = LocaleTables.tables(of: part.locale)
      return Origin(
        tables: tables, companies: Companies(seed: seed, locale: part.locale, tables),
        weight: UInt64(part.weight))
    }
    self.origins = FixedTable(origins)
    originNumbers = AliasTable(origins.map { $0.weight })
    totalWeight = origins.reduce(0) { $0 + $1.weight }
    self.companyCount = companyCount.map { UInt64($0) }
  }

  /// The id of the person at an index, without making the person.
  ///
  /// It is a version-4 UUID whose first half has 60 free bits: a permutation of the index, so that
  /// no two persons of a dataset share an id.
  ///
  /// - Parameter index: One of ``indices``.
  /// - Returns: The id that ``person(at:)`` gives the person.
  public func id(at index: Int) -> PersonID {
    id(at: index, stream(at: index))
  }

  /// The person at an index, which must be one of ``indices``.
  public func person(at index: Int) -> Person {
    var record: [UInt8] = []
    appendRecord(at: index, to: &record)
    do throws(JSONFault) {
      return try Person(id: id(at: index), record: record.span)
    } catch {
      preconditionFailure("a random person's record is not one: \(error)")
    }
  }

  /// Appends the record of the person at an index, which must be one of ``indices``.
  func appendRecord(at index: Int, to bytes: inout [UInt8]) {
    appendRecords(of: index..<(index + 1), to: &bytes)
    // Only in a stream of records does a line feed end each.
    bytes.removeLast()
  }

  /// Appends the records of the persons at some indices, each as it stands in the file of a
  /// repository, and a line feed.
  ///
  /// - Parameters:
  ///   - range: The indices, within ``indices``.
  ///   - bytes: Takes the records.
  public func appendRecords(of range: Range<Int>, to bytes: inout [UInt8]) {
    precondition(
      range.isEmpty || range.lowerBound >= 0 && range.upperBound <= Self.indices.upperBound,
      "no random persons have the indices \(range)")
    bytes.append(addingCapacity: RecordWriter.capacity(for: range.count)) { output in
      // Right because the writer stays within the capacity, which is that of so many of the largest
      // records.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        var writer = unsafe RecordWriter(at: start + count, texts: origins[0].tables.only.texts)
        for index in range { writeRecord(at: index, to: &writer) }
        unsafe count = writer.position - start
      }
    }
  }

  @inline(__always)
  private func id(at index: Int, _ stream: DrawStream) -> PersonID {
    let free = ids(UInt64(index))
    // The version stands between the upper 48 and the lower 12 of the free bits.
    return PersonID(randomBits: (free >> 12) << 16 | free & 0xFFF, stream.word(.idBits))
  }

  private func stream(at index: Int) -> DrawStream {
    precondition(Self.indices.contains(index), "no random person has the index \(index)")
    return streams[UInt64(index)]
  }

  @inline(__always)
  private func origin(_ stream: DrawStream) -> Origin {
    origins.count == 1 ? origins[0] : origins[originNumbers.draw(stream, .locale)]
  }
}

// MARK: Records

extension RandomPersonGenerator {
  @inline(__always)
  private func writeRecord(at index: Int, to writer: inout RecordWriter) {
    let stream = streams[UInt64(truncatingIfNeeded: index)]
    let origin = origin(stream)
    let tables = origin.tables
    writer.use(tables.only.texts)
    let chances = Chances(stream)
    let identity = RandomIdentity(tables, chances, stream)
    let company = origin.companies.company(rank: companyRank(at: index, of: origin, stream))

    writer.append(#"{"id":""#)
    writer.append(id(at: index, stream))
    writer.append(#"","firstName":""#)
    writer.append(textOf: identity.firstName)
    writer.append(#"","lastName":""#)
    identity.writeLastName(to: &writer)
    writer.append(#"","company":""#)
    origin.companies.writeName(of: company, to: &writer)
    if chances.hasJob {
      writer.append(#"","jobTitle":""#)
      writer.append(
        tables.only.jobs.draw(identity, industry: company.parts.industry, chances, stream))
    }
    if chances.hasBirthday {
      writer.append(#"","birthday":""#)
      writer.append(Birthdays.shared.text(ofYear: identity.birthday.year), count: 4)
      writer.append(identity.birthday.day, count: 6)
    }
    writer.append(identity.gender == .female ? #"","gender":"F""# : #"","gender":"M""#)
    writer.append(#","emails":[{"label":"work","address":""#)
    writeEmails(
      at: index, identity, company, of: origin, isAlsoAtHome: chances.hasPersonalAddress, stream,
      to: &writer)
    if chances.hasPhone { writePhones(of: company, tables, chances, stream, to: &writer) }
    writer.append(#""}],"addresses":[{"label":"home","street":""#)
    let rest = tables.only.streets.write(to: &writer, stream)
    writer.append(#"","postcode":""#)
    tables.only.cities.all[company.city].writePostcode(to: &writer, rest)
    writer.append(#"","city":""#)
    writer.append(textOf: tables.only.cities.all[company.city].name)
    writer.append(tables.only.cities.all[company.city].endOfRecord)
  }

  @inline(__always)
  private func companyRank(at index: Int, of origin: Origin, _ stream: DrawStream) -> UInt64 {
    let count: UInt64
    if let companyCount {
      count = max(1, share(of: origin, in: companyCount))
    } else {
      // By how many persons of this locale there are up to here, on average.
      count = CompanyRanks.count(at: share(of: origin, in: UInt64(index)))
    }
    return ranks.draw(count: count, stream, .company)
  }

  @inline(__always)
  private func share(of origin: Origin, in number: UInt64) -> UInt64 {
    if origins.count == 1 { return number }
    return totalWeight.dividingFullWidth(number.multipliedFullWidth(by: origin.weight)).quotient
  }

  @inline(__always)
  private func writePhones(
    of company: Company, _ tables: FixedTable<LocaleTables>, _ chances: Chances,
    _ stream: DrawStream, to writer: inout RecordWriter
  ) {
    let landlines = tables.only.cities.all[company.city].landlines
    let mobiles = tables.only.mobiles
    // A number at work, and for some a mobile one; where there are no landlines, only that.
    if !landlines.isEmpty {
      writer.append(#""}],"phones":[{"label":"work","number":""#)
      Self.write(one: landlines, stream.word(.landline), to: &writer)
      guard chances.hasSecondPhone, tables.only.mobilesAreLocal || !mobiles.isEmpty else { return }
      writer.append(#""},{"label":"mobile","number":""#)
    } else if !mobiles.isEmpty {
      writer.append(#""}],"phones":[{"label":"mobile","number":""#)
    } else {
      return
    }
    let patterns = tables.only.mobilesAreLocal ? landlines : mobiles
    Self.write(one: patterns, stream.word(.mobile), to: &writer)
  }

  /// Writes a number of one of several patterns: the upper part of a random word decides on the
  /// pattern, and what is left of it on the digits.
  @inline(__always)
  private static func write(
    one patterns: FixedTable<NumberPattern>, _ word: UInt64, to writer: inout RecordWriter
  ) {
    let (number, rest) = word.multipliedFullWidth(by: UInt64(patterns.count))
    patterns[Int(truncatingIfNeeded: number)].write(to: &writer, rest)
  }
}

// Addresses that no two persons of a dataset share, though no person knows of another.
//
// Before the @ stands `first.last`, or `first.last.code` with the index in base 36. Neither spelling
// of a name has a dot, so the two forms differ, and two addresses with codes differ in the code.
// Without a code are only some of the first persons: those for whom no person before has the same
// `first.last`, which is cheap to see while there are few before. So two addresses without a code
// differ, too. All this holds before the @: neither work nor personal domains matter.
extension RandomPersonGenerator {
  /// From this index on every address has a code: a dataset that is read by eye has hardly any.
  private static let firstCodedIndex = 64

  @inline(__always)
  private func writeEmails(
    at index: Int, _ identity: RandomIdentity, _ company: Company, of origin: Origin,
    isAlsoAtHome: Bool, _ stream: DrawStream, to writer: inout RecordWriter
  ) {
    let start = unsafe writer.position
    identity.writeLocalPart(to: &writer)
    if index >= Self.firstCodedIndex || hasTakenAddress(index) {
      writer.append(UInt8(ascii: "."))
      writer.append(code: index)
    }
    writer.append(UInt8(ascii: "@"))
    let count = unsafe writer.position - start
    origin.companies.writeDomain(of: company, to: &writer)
    if !isAlsoAtHome { return }
    writer.append(#""},{"label":"home","address":""#)
    unsafe writer.append(from: start, count: count)
    // Set aside for examples by RFC 2606, section 3.
    writer.append("example.")
    let number = stream.below(3, .personalDomain)
    let (com, org, net) = (0x6D_6F63 as UInt64, 0x67_726F as UInt64, 0x74_656E as UInt64)
    writer.append(number == 0 ? com : number == 1 ? org : net, count: 3)
  }

  @inline(never)
  private func hasTakenAddress(_ index: Int) -> Bool {
    let wanted = plainLocalPart(at: index)
    return (0..<index).contains { plainLocalPart(at: $0) == wanted }
  }

  private func plainLocalPart(at index: Int) -> [UInt8] {
    let stream = stream(at: index)
    let tables = origin(stream).tables
    let identity = RandomIdentity(tables, Chances(stream), stream)
    var text: [UInt8] = []
    text.append(addingCapacity: RecordWriter.capacity(for: 1)) { output in
      // Right for the reason that records are written for.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        var writer = unsafe RecordWriter(at: start, texts: tables.only.texts)
        identity.writeLocalPart(to: &writer)
        unsafe count = writer.position - start
      }
    }
    return text
  }
}
