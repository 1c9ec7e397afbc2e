internal import ArgumentParsing
internal import Persons

/// `people edit`: changes fields of persons.
enum EditCommand: Command {
  static let addEmail = RepeatedOption(
    "add-email", placeholder: "[LABEL:]ADDRESS", value: .email,
    abstract: "One more e-mail address.")
  static let addPhone = RepeatedOption(
    "add-phone", placeholder: "[LABEL:]NUMBER", value: .phone, abstract: "One more phone number.")
  static let addURL = RepeatedOption(
    "add-url", placeholder: "URL", value: .personText, abstract: "One more web address.")
  static let addTag = RepeatedOption(
    "add-tag", placeholder: "NAME", value: .tag, abstract: "One more tag.")
  static let removeEmail = RepeatedOption(
    "remove-email", placeholder: "ADDRESS", value: .personText,
    abstract: "Forget this e-mail address.")
  static let removePhone = RepeatedOption(
    "remove-phone", placeholder: "NUMBER", value: .personText,
    abstract: "Forget this phone number; only its last digits count.")
  static let removeURL = RepeatedOption(
    "remove-url", placeholder: "URL", value: .personText, abstract: "Forget this web address.")
  static let removeTag = RepeatedOption(
    "remove-tag", placeholder: "NAME", value: .tag, abstract: "Forget this tag.")
  static let unset = RepeatedOption(
    "unset", placeholder: "FIELD", value: .choice(of: UnsettableField.self),
    abstract: "Forget a field.")

  private static let changes: [any OptionHandle] = [
    addEmail, addPhone, addURL, addTag, removeEmail, removePhone, removeURL, removeTag, unset,
  ]

  static let declaration = CommandDeclaration(
    "edit",
    group: "Change",
    abstract: "Change fields of persons.",
    discussion: """
      --email, --phone, --url and --tag replace the whole list; --add-email and the like add to \
      it, --remove-email and the like take from it. Prints the ids of those who changed.
      """,
    arguments: [IDArguments.ids],
    options: FieldOptions.all + changes,
    examples: [
      Example("people edit 3f2a9c --title \"Head of Sales\"", "Set a field."),
      Example("people edit 3f2a9c --add-phone \"mobile:0171 3920012\"", "Add a number."),
      Example("people edit 3f2a9c --unset birthday --unset note", "Forget fields."),
    ])

  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError) {
    guard FieldOptions.areGiven(values) || changes.contains(where: { values.isGiven($0) }) else {
      throw .usage(UsageError(.missing("an option that names a field to change")))
    }
    if let field = values[unset].first(where: { values.isGiven($0.option) }) {
      throw .usage(
        UsageError(
          .conflict([field.option.declaration.longForm, "--unset \(field.rawValue)"])))
    }
    let changes = try session.update(
      as: "edit", summary: { Sentences.done("Changed", to: $0) }
    ) { repository throws(RepositoryError) in
      let persons = try repository.persons(matching: values[IDArguments.ids])
      return try repository.update(
        persons.compactMap { before -> Person? in
          var person = before
          apply(values, to: &person)
          if before.isSpelled(like: person) { return nil }
          person.updated = Timestamp.now.description
          return person
        })
    }
    if changes.isEmpty { session.say("Nothing had to be changed.") }
    try session.writeIDs(of: changes)
  }

  private static func apply(_ values: ParsedValues, to person: inout Person) {
    for field in values[unset] { field.unset(in: &person) }
    if let name = values[FieldOptions.firstName] { person.firstName = name }
    if let name = values[FieldOptions.lastName] { person.lastName = name }
    FieldOptions.apply(values, to: &person)
    let addresses = Set(values[removeEmail].map { $0.lowercased() })
    person.emails.removeAll { addresses.contains($0.address.lowercased()) }
    for number in values[removePhone].map({ PhoneNumber($0) }) {
      person.phones.removeAll { $0.mayBe(number) }
    }
    let urls = Set(values[removeURL])
    person.urls.removeAll(where: urls.contains)
    let tags = Set(values[removeTag])
    person.tags.removeAll(where: tags.contains)
    append(values[addEmail], to: &person.emails)
    append(values[addPhone], to: &person.phones)
    append(values[addURL].filter { !$0.isEmpty }, to: &person.urls)
    append(values[addTag].filter { !$0.isEmpty }, to: &person.tags)
  }

  /// Appends the elements that are not there yet, each once.
  private static func append<Element: Hashable>(_ elements: [Element], to list: inout [Element]) {
    var present = Set(list)
    list += elements.filter { present.insert($0).inserted }
  }
}
