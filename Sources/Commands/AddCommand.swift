internal import ArgumentParsing
internal import JSON
internal import Persons
internal import TextSupport

/// `people add`: one person by name, random persons, or persons as JSON.
enum AddCommand: Command {
  static let name = RepeatedArgument(
    "NAME", value: .personText, isRequired: false,
    abstract: "The full name, in quotes; - reads persons as JSON instead.")
  static let random = Flag("random", short: "r", abstract: "Add random persons.")
  static let number = DefaultedOption(
    "number", short: "n", placeholder: "N", value: .wholeNumber(in: 0...10_000_000), default: 1,
    abstract: "With --random: how many.")
  static let declaration = CommandDeclaration(
    "add",
    group: "Change",
    abstract: "Add a person, or random ones.",
    discussion: """
      The name is split at its last space; --first-name or --last-name says where it splits \
      otherwise. Prints the new ids, one a line.

      From standard input come JSON objects with the members that 'people list --format jsonl' \
      writes: one object, an array, or one object a line. A person without an id gets one.

      Random persons are made up: their e-mail addresses lie in domains, and their phone numbers \
      in ranges, that are reserved and reach nobody. The ranges are small, so numbers repeat.
      """,
    usages: [
      "NAME [FIELD OPTION ...]", "--random [-n N] [--seed S] [--locale L,...]", "- <persons.json",
    ],
    arguments: [name],
    options: FieldOptions.all + [random, number, RandomOptions.seed, RandomOptions.locale],
    examples: [
      Example("people add \"Zoë Müller\" --company Nordwind --email zoe@example.com", "Add Zoë."),
      Example(
        "people add \"Ludwig van Beethoven\" --last-name \"van Beethoven\"",
        "Say where the last name begins."),
      Example("people add --random -n 10 --seed 42", "Add ten persons, the same ones each time."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    do throws(UsageError) { try checkCombination(values) } catch { throw .usage(error) }
    let changes: [PersonChange]
    if values[random] {
      changes = try addRandomPersons(values, in: &session)
    } else if values[name] == ["-"] {
      changes = try addFromStandardInput(&session)
    } else {
      changes = try addPerson(values, in: &session)
    }
    if changes.isEmpty { session.say("Nobody was added.") }
    try session.writeIDs(of: changes)
  }

  /// The three ways to add exclude each other.
  private static func checkCombination(_ values: ParsedValues) throws(UsageError) {
    if values[name].count > 1 {
      throw UsageError(
        .other(
          "several words of NAME need quotes, as in people add \"Zoë Müller\""))
    }
    if values[random] {
      if !values[name].isEmpty { throw UsageError(.conflict(["--random", "NAME"])) }
      if let field = FieldOptions.all.first(where: { values.isGiven($0) }) {
        throw UsageError(.conflict(["--random", field.declaration.longForm]))
      }
      return
    }
    let onlyRandom: [any OptionHandle] = [
      number, RandomOptions.seed, RandomOptions.locale,
    ]
    if let option = onlyRandom.first(where: { values.isGiven($0) }) {
      throw UsageError(.other("\(option.declaration.longForm) goes with --random"))
    }
    if values[name] == ["-"], let field = FieldOptions.all.first(where: { values.isGiven($0) }) {
      throw UsageError(.conflict(["-", field.declaration.longForm]))
    }
    if values[name].isEmpty, !FieldOptions.areGiven(values) { throw UsageError(.missing("NAME")) }
  }

  private static func addPerson(
    _ values: ParsedValues, in session: inout Session
  ) throws(CommandError) -> [PersonChange] {
    var person = Person(id: PersonID(randomBits: .random(in: 0...(.max)), .random(in: 0...(.max))))
    do throws(UsageError) {
      (person.firstName, person.middleName, person.lastName) =
        try FullName.split(values[name].first, by: values)
    } catch {
      throw .usage(error)
    }
    FieldOptions.apply(values, to: &person)
    person.created = Timestamp.now.description
    return try session.update(
      as: "add", summary: { Sentences.done("Added", to: $0) }
    ) { repository throws(RepositoryError) in
      try repository.add([person])
    }
  }

  private static func addRandomPersons(
    _ values: ParsedValues, in session: inout Session
  ) throws(CommandError) -> [PersonChange] {
    let generator = RandomPersonGenerator(
      seed: values[RandomOptions.seed] ?? .random(in: 0...(.max)),
      locales: RandomOptions.locales(values))
    return try session.update(
      as: "add", summary: { "Added \(Sentences.persons($0.count, "random "))" }
    ) { repository throws(RepositoryError) in
      repository.addRandomPersons(values[number], from: generator)
    }
  }

  private static func addFromStandardInput(
    _ session: inout Session
  ) throws(CommandError) -> [PersonChange] {
    let text = try session.standardInput("persons as JSON")
    let incoming: IncomingPersons
    do throws(RepositoryFault) {
      incoming = try IncomingPersons(json: text) {
        PersonID(randomBits: .random(in: 0...(.max)), .random(in: 0...(.max)))
      }
    } catch {
      throw .input(TextPosition(of: error.offset, in: text.span), error.message(in: text.span))
    }
    let changes = try session.update(
      as: "add", summary: { Sentences.done("Added", to: $0) }
    ) { repository throws(RepositoryError) in
      try repository.add(incoming)
    }
    for name in incoming.unknownMembers.prefix(5) {
      let known = Spelling.nearest(to: name, among: PersonMember.allCases.map(\.name))
      session.say(
        "The member \"\(Sentences.name(name))\" is kept, but means nothing to people"
          + (known.map { "; is it \"\($0)\"?" } ?? "."))
    }
    return changes
  }
}
