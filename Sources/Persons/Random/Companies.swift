/// A company of a dataset.
struct Company: Sendable {
  /// What its name is made of.
  let parts: CompanyNames.Parts
  /// How many companies have the same name but for what stands behind it: nothing for the first
  /// one, then one city after another, then numbers.
  let namesakesBefore: UInt64
  /// The legal form.
  let legalForm: CompanyNames.LegalForm
  /// The number of the city where it is.
  let city: Int
}

/// All companies of one locale in the dataset of one seed, none of them kept.
///
/// No two companies share a name or a domain. Names are a head, a tail and an industry's word: a
/// rearrangement (`Stride`) gives each rank below the number of such names its own. After those come
/// the names with a city behind them, all over again for each city, and then with a number. A domain
/// is these parts spelt in ASCII with hyphens between them. No part has a hyphen within it and no stem is
/// made twice (tests hold the data to that), so different parts are different domains; and locales
/// share no industry word.
struct Companies: Sendable, BitwiseCopyable {
  private let tables: FixedTable<LocaleTables>
  private let streams: DrawStreams
  private let order: Stride

  /// Makes the companies of a seed and a locale.
  init(seed: UInt64, locale: RandomLocale, _ tables: FixedTable<LocaleTables>) {
    self.tables = tables
    let seed = seed ^ locale.key
    streams = DrawStreams(seed: seed, kind: .company)
    order = Stride(
      size: UInt64(tables.only.companies.count),
      stream: DrawStream(seed: seed, kind: .companyOrder, number: 0))
  }

  /// The company of a rank.
  @inline(__always)
  func company(rank: UInt64) -> Company {
    let count = UInt64(tables.only.companies.count)
    let stream = streams[rank]
    var (namesakes, number): (UInt64, UInt64) = (0, rank)
    if rank >= count { (namesakes, number) = rank.quotientAndRemainder(dividingBy: count) }
    let halves = stream.halves(.cityAndLegalForm)
    return Company(
      parts: tables.only.companies.parts(order(number)), namesakesBefore: namesakes,
      legalForm: tables.only.companies.legalForm(half: halves.low),
      city: tables.only.cities.draw(half: halves.high))
  }

  /// Writes a company's name.
  @inline(__always)
  func writeName(of company: Company, to writer: inout RecordWriter) {
    writer.append(textOf: company.legalForm.front)
    writer.append(textOf: company.parts.head)
    writer.append(textOf: company.parts.tail)
    writer.append(textOf: tables.only.companies.join)
    writer.append(textOf: company.parts.word)
    if company.namesakesBefore > 0 {
      writer.append(UInt8(ascii: " "))
      writer = writeDifference(company.namesakesBefore, isSpelt: false, to: writer)
    }
    writer.append(textOf: company.legalForm.back)
  }

  /// Writes a company's domain.
  @inline(__always)
  func writeDomain(of company: Company, to writer: inout RecordWriter) {
    writer.append(spellingOf: company.parts.head)
    writer.append(spellingOf: company.parts.tail)
    writer.append(UInt8(ascii: "-"))
    writer.append(spellingOf: company.parts.word)
    if company.namesakesBefore > 0 {
      writer.append(UInt8(ascii: "-"))
      writer = writeDifference(company.namesakesBefore, isSpelt: true, to: writer)
    }
    writer.append(".example")
  }

  /// Writes what tells a company from the others of its name.
  ///
  /// The writer comes as a value and is given back as one: if its address left the function that
  /// writes a record, it could not stay in registers there.
  @inline(never)
  private func writeDifference(
    _ number: UInt64, isSpelt: Bool, to writer: RecordWriter
  ) -> RecordWriter {
    var writer = writer
    if number > UInt64(tables.only.cities.all.count) {
      writer.append(number: number)
    } else {
      let name = tables.only.cities.all[Int(number) - 1].name
      // A hyphen within the city's name stays: what is before the first one is a stem, and a word
      // that has none, so the parts can still be told.
      if isSpelt { writer.append(spellingOf: name) } else { writer.append(textOf: name) }
    }
    return writer
  }
}
