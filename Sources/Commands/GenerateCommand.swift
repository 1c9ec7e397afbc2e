internal import ArgumentParsing
internal import Persons
internal import Platform

/// `people generate`: random persons straight to standard output, nothing stored.
enum GenerateCommand: Command {
  static let number = DefaultedOption(
    "number", short: "n", placeholder: "N",
    value: .wholeNumber(in: 0...RandomPersonGenerator.indices.upperBound), default: 1,
    abstract: "How many persons the dataset has.")
  static let shard = DefaultedOption(
    "shard", placeholder: "I/K", value: .shard, default: .whole, defaultText: "1/1",
    abstract: "Only part I of the K parts into which the dataset is cut.")
  static let jobs = Option(
    "jobs", short: "j", placeholder: "J", value: .wholeNumber(in: 1...1024),
    defaultText: "one for each processor", abstract: "How many threads work at once.")
  static let companies = Option(
    "companies", placeholder: "C", value: .wholeNumber(in: 1...1_000_000_000),
    defaultText: "one for every four persons", abstract: "How many companies they share.")
  static let format = DefaultedOption(
    "format", short: "f", placeholder: "FORMAT",
    value: .choice(of: PersonRendering.Format.self), default: .jsonl, defaultText: "jsonl",
    abstract: "How to write the persons.")
  static let fields = Option(
    "fields", placeholder: "FIELD,...", value: .commaSeparated(.choice(of: PersonField.self)),
    defaultText: "all in json, jsonl and vcard, 14 columns in csv and tsv",
    abstract: "Which fields to write, in this order.")

  static let declaration = CommandDeclaration(
    "generate",
    group: "Make up",
    abstract: "Print random persons; nothing is stored.",
    discussion: """
      Person number i of a seed depends on nothing but the seed, i, the locales and --companies: \
      not on the machine, the day, the number of threads, the fields that are asked for, or on how \
      many persons there are. The parts of --shard, one behind another, are the whole, \
      if all of them are given the same --seed.

      Ids and e-mail addresses are unique within a dataset; names repeat as they do among people. \
      E-mail addresses lie in domains, and phone numbers in ranges, that are reserved and reach \
      nobody; these ranges are small, so numbers repeat. Where a country has reserved none (es_ES, \
      it_IT, ja_JP, pl_PL), persons have no phone. From the 65th person on, e-mail addresses carry a \
      code that makes them unique.

      Without --fields, jsonl and json hold the records that 'people add -' reads.
      """,
    options: [
      number, RandomOptions.seed, RandomOptions.locale, companies, shard, jobs, format, fields,
    ],
    examples: [
      Example("people generate -n 1000000 --seed 7 >persons.jsonl", "A million persons."),
      Example(
        "people generate -n 20 --locale de_DE,fr_FR:3 --format csv", "A table of 20 persons."),
      Example(
        "people generate -n 5 --fields firstName,email,city", "Only some fields."),
      Example(
        "seq 8 | parallel -k people generate -n 80000000 --seed 7 --shard {}/8",
        "Eight machines or processes share the work."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    let (format, shard) = (values[format], values[shard])
    do throws(UsageError) { try checkCombination(values) } catch { throw .usage(error) }
    let seed = values[RandomOptions.seed] ?? .random(in: 0...(.max))
    let total = values[number]
    if values[RandomOptions.seed] == nil, total > 1 {
      session.say("The seed is \(seed): --seed \(seed) makes the same persons again.")
    }
    let rendering = PersonRendering(
      generator: RandomPersonGenerator(
        seed: seed, locales: RandomOptions.locales(values), companyCount: values[companies]),
      format: format, fields: values[fields])
    let indices = shard.indices(of: total)
    let isWhole = shard == .whole
    // The parts of a dataset make the whole, so only the first one has what stands before it all.
    if shard.number == 1 {
      try session.write { $0 += total > 0 ? rendering.head : rendering.nobody }
    }
    if total == 0 { return }
    try session.finish()
    let pipeline = BlockPipeline(
      rendering, indices: indices,
      progress: session.isQuiet ? nil : Progress(total: indices.count))
    do throws(SystemError) {
      try pipeline.run(threadCount: values[jobs] ?? Threads.processorCount)
    } catch {
      throw .output(error, afterChange: false)
    }
    if isWhole { try session.write { $0 += rendering.tail } }
  }

  private static func checkCombination(_ values: ParsedValues) throws(UsageError) {
    if values[shard] != .whole, !values.isGiven(RandomOptions.seed) {
      throw UsageError(
        .other(
          "the parts of --shard belong together only with one seed: give each of them --seed S"))
    }
    if values[shard] != .whole, values[format] == .json {
      throw UsageError(
        .other("the parts of --shard cannot make one JSON array: take --format jsonl"))
    }
    guard let names = values[fields] else { return }
    if values[format] == .vcard {
      throw UsageError(.other("--fields does not go with --format vcard, which has all of them"))
    }
    // An object in which a member stands twice is one that no careful reader takes.
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw UsageError(.other("--fields names \(name.rawValue) twice"))
    }
  }
}
