/// A dataset of random persons, as long as anyone cares to read it.
///
/// Person number *i* depends on the seed, *i* and the mix of locales alone: on no clock, no other
/// person, no machine. So persons can be made in any order and by any number of processes. What
/// belongs together fits: first name, gender and year of birth; address, phone and city; job and
/// company and age. No e-mail address, phone number or company is anyone's.
///
/// The algorithm is frozen as ``dataVersion``: random words by SplitMix64 as a counter-based
/// generator (`DrawStream`), whole numbers from them by Lemire's method, ids and company names by a
/// keyed permutation (`Permutation`), companies by rank (`CompanyRanks`), and the locales' data. A
/// change to any of them that changes a person takes a new version.
public struct RandomPersonGenerator: Sendable {
  /// What the persons of a seed depend on besides the seed: the algorithm and the locales' data.
  public static let dataVersion = 1

  /// The indices that a dataset can have: as many as there are ids.
  public static let indices = 0..<(1 << 60)

  private let seed: UInt64
  private let ids: Permutation
  private let origins: [Origin]
  private let originNumbers: WeightedTable<Int>

  /// A locale in the dataset.
  private struct Origin: Sendable {
    let tables: LocaleTables
    let companies: Companies
    let weight: UInt64
  }

  /// Makes the dataset of a seed.
  public init(seed: UInt64, locales: LocaleMix = LocaleMix(.americanEnglish)) {
    self.seed = seed
    ids = Permutation(
      size: UInt64(Self.indices.count), stream: DrawStream(seed: seed, kind: .identity, number: 0))
    origins = locales.parts.map { part in
      let tables = LocaleTables.tables(of: part.locale)
      return Origin(
        tables: tables,
        companies: Companies(seed: seed, locale: part.locale, tables.companies),
        weight: UInt64(part.weight))
    }
    originNumbers = WeightedTable(origins.enumerated().map { ($0.offset, $0.element.weight) })
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
    let stream = stream(at: index)
    let origin = origins[originNumbers.draw(stream, .locale)]
    let tables = origin.tables
    let identity = RandomIdentity(tables, stream)
    let company = company(at: index, of: origin, stream)

    var person = Person(id: id(at: index, stream))
    person.firstName = identity.firstName.text
    person.lastName = identity.lastName.text
    person.gender = identity.gender.rawValue
    person.company = company.name
    if stream.happens(percent: 95, .hasJob) {
      let isCommon = stream.happens(percent: 30, .jobIsCommon)
      let jobs = isCommon ? tables.commonJobs : tables.industries[company.industry].jobs
      person.jobTitle = jobs.job(age: identity.age, stream).title(identity.gender)
    }
    if stream.happens(percent: 92, .hasBirthday) { person.birthday = identity.birthday.text }
    person.emails = emails(at: index, identity, domain: company.domain, stream)
    person.phones = tables.places.phones(in: company.city, stream)
    person.addresses = [tables.places.address(in: company.city, stream)]
    return person
  }

  private func stream(at index: Int) -> DrawStream {
    precondition(Self.indices.contains(index), "no random person has the index \(index)")
    return DrawStream(seed: seed, kind: .person, number: UInt64(index))
  }

  private func id(at index: Int, _ stream: DrawStream) -> PersonID {
    let free = ids(UInt64(index))
    // The version stands between the upper 48 and the lower 12 of the free bits.
    return PersonID(randomBits: (free >> 12) << 16 | free & 0xFFF, stream.word(.idBits))
  }

  private func company(at index: Int, of origin: Origin, _ stream: DrawStream) -> Company {
    // How many persons of this locale there are up to here, on average.
    let share = originNumbers.total.dividingFullWidth(
      UInt64(index).multipliedFullWidth(by: origin.weight)
    ).quotient
    let rank = CompanyRanks.shared.draw(
      count: CompanyRanks.count(at: share), stream, .company)
    return origin.companies.company(rank: rank)
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
  /// From this index on every address has a code: a dataset that is read by eye has none.
  private static let firstCodedIndex = 64

  private static let personalDomains = ["example.com", "example.org", "example.net"]

  private func emails(
    at index: Int, _ identity: RandomIdentity, domain: String, _ stream: DrawStream
  ) -> [EmailAddress] {
    let local = localPart(at: index, identity)
    let work = EmailAddress(label: "work", local + "@" + domain)
    guard stream.happens(percent: 35, .hasPersonalAddress) else { return [work] }
    let number = Int(stream.below(UInt64(Self.personalDomains.count), .personalDomain))
    return [work, EmailAddress(label: "home", local + "@" + Self.personalDomains[number])]
  }

  private func localPart(at index: Int, _ identity: RandomIdentity) -> String {
    let plain = identity.plainLocalPart
    guard index >= Self.firstCodedIndex || isTaken(plain, before: index) else { return plain }
    return plain + "." + String(index, radix: 36)
  }

  private func isTaken(_ localPart: String, before index: Int) -> Bool {
    (0..<index).contains { earlier in
      let stream = stream(at: earlier)
      let tables = origins[originNumbers.draw(stream, .locale)].tables
      return RandomIdentity(tables, stream).plainLocalPart == localPart
    }
  }
}
