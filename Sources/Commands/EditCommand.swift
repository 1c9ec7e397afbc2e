internal import ArgumentParsing
internal import Persons
internal import Platform

/// `people edit`: changes fields of persons.
enum EditCommand: Command {
  static let addEmail = RepeatedOption(
    "add-email", placeholder: "[LABEL:]ADDRESS", value: .email,
    abstract: "One more e-mail address.")
  static let addPhone = RepeatedOption(
    "add-phone", placeholder: "[LABEL:]NUMBER", value: .phone, abstract: "One more phone number.")
  static let addTag = RepeatedOption(
    "add-tag", placeholder: "NAME", value: .tag, abstract: "One more tag.")
  static let unset = RepeatedOption(
    "unset", placeholder: "FIELD", value: .choice(of: UnsettableField.self),
    abstract: "Forget a field.")

  private static let additions: [any OptionHandle] = [addEmail, addPhone, addTag, unset]

  static let declaration = CommandDeclaration(
    "edit",
    group: "Change",
    abstract: "Change fields of persons.",
    discussion: """
      --email, --phone, --url and --tag replace the whole list; --add-email, --add-phone and \
      --add-tag add to it. Prints the ids of those who changed.
      """,
    arguments: [IDArguments.ids],
    options: FieldOptions.all + additions,
    examples: [
      Example("people edit 3f2a9c --title \"Head of Sales\"", "Set a field."),
      Example("people edit 3f2a9c --add-phone \"mobile:0171 3920012\"", "Add a number."),
      Example("people edit 3f2a9c --unset birthday --unset note", "Forget fields."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    guard FieldOptions.areGiven(values) || additions.contains(where: { values.isGiven($0) }) else {
      throw .usage(UsageError(.missing("an option that names a field to change")))
    }
    let now = Timestamp(secondsSince1970: SystemClock.secondsSince1970()).description
    var changed: [Person] = []
    let changes = try session.update { repository throws(RepositoryError) in
      let persons = try repository.persons(matching: values[IDArguments.ids])
      let edited = persons.compactMap { before -> Person? in
        var person = before
        apply(values, to: &person)
        if person == before { return nil }
        person.updated = now
        return person
      }
      changed = edited
      return try repository.update(edited)
    }
    session.say(
      changed.isEmpty ? "That is how it was already." : Sentences.done("Changed", to: changed))
    try session.writeIDs(of: changes)
  }

  private static func apply(_ values: ParsedValues, to person: inout Person) {
    for field in values[unset] { field.unset(in: &person) }
    if let name = values[FieldOptions.firstName] { person.firstName = name }
    if let name = values[FieldOptions.lastName] { person.lastName = name }
    FieldOptions.apply(values, to: &person)
    person.emails += values[addEmail].filter { !person.emails.contains($0) }
    person.phones += values[addPhone].filter { !person.phones.contains($0) }
    person.tags += values[addTag].filter { !$0.isEmpty && !person.tags.contains($0) }
  }
}

/// A field that `people edit --unset` can forget, by the name of its option.
enum UnsettableField: String, CaseIterable {
  case firstName = "first-name"
  case lastName = "last-name"
  case company, title, email, phone, address, birthday, url, note, tag

  /// Makes the field unknown.
  func unset(in person: inout Person) {
    switch self {
    case .firstName: person.firstName = ""
    case .lastName: person.lastName = ""
    case .company: person.company = ""
    case .title: person.jobTitle = ""
    case .email: person.emails = []
    case .phone: person.phones = []
    case .address: person.addresses = []
    case .birthday: person.birthday = ""
    case .url: person.urls = []
    case .note: person.note = ""
    case .tag: person.tags = []
    }
  }
}
