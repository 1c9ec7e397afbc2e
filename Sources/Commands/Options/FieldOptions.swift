internal import ArgumentParsing
internal import Persons

/// The options that say what is known of a person.
enum FieldOptions {
  static let firstName = Option(
    "first-name", placeholder: "NAME", value: .personText, abstract: "The given name.")
  static let lastName = Option(
    "last-name", placeholder: "NAME", value: .personText, abstract: "The family name.")
  static let middleName = Option(
    "middle-name", placeholder: "NAME", value: .personText, abstract: "Further given names.")
  static let namePrefix = Option(
    "name-prefix", placeholder: "TEXT", value: .personText,
    abstract: "What stands before the name, such as Dr.")
  static let nameSuffix = Option(
    "name-suffix", placeholder: "TEXT", value: .personText,
    abstract: "What stands behind the name, such as Jr.")
  static let nickname = Option(
    "nickname", placeholder: "NAME", value: .personText, abstract: "The name friends use.")
  static let company = Option(
    "company", short: "c", placeholder: "NAME", value: .company, abstract: "The company.")
  static let department = Option(
    "department", placeholder: "NAME", value: .personText, abstract: "The part of the company.")
  static let title = Option(
    "title", placeholder: "TEXT", value: .personText, abstract: "The job title.")
  static let email = RepeatedOption(
    "email", short: "e", placeholder: "[LABEL:]ADDRESS", value: .email,
    abstract: "An e-mail address.")
  static let phone = RepeatedOption(
    "phone", short: "p", placeholder: "[LABEL:]NUMBER", value: .phone, abstract: "A phone number.")
  static let address = Option(
    "address", placeholder: "TEXT", value: .personText, abstract: "The postal address.")
  static let birthday = Option(
    "birthday", placeholder: "YYYY-MM-DD", value: .birthday,
    abstract: "The birthday; --MM-DD where the year is not known.")
  static let url = RepeatedOption(
    "url", placeholder: "URL", value: .personText, abstract: "A web address.")
  static let note = Option("note", placeholder: "TEXT", value: .longText, abstract: "A note.")
  static let tag = RepeatedOption("tag", placeholder: "NAME", value: .tag, abstract: "A tag.")

  static let all: [any OptionHandle] = [
    firstName, lastName, middleName, namePrefix, nameSuffix, nickname, company, department, title,
    email, phone, address, birthday, url, note, tag,
  ]

  /// Whether a call says anything about a person.
  static func areGiven(_ values: ParsedValues) -> Bool {
    all.contains { values.isGiven($0) }
  }

  /// Puts what a call says into a person, names left out; lists are replaced.
  static func apply(_ values: ParsedValues, to person: inout Person) {
    if let name = values[middleName] { person.middleName = name }
    if let prefix = values[namePrefix] { person.namePrefix = prefix }
    if let suffix = values[nameSuffix] { person.nameSuffix = suffix }
    if let nickname = values[nickname] { person.nickname = nickname }
    if let company = values[company] { person.company = company }
    if let department = values[department] { person.department = department }
    if let title = values[title] { person.jobTitle = title }
    if let birthday = values[birthday] { person.birthday = birthday }
    if let note = values[note] { person.note = note }
    if values.isGiven(email) { person.emails = values[email] }
    if values.isGiven(phone) { person.phones = values[phone] }
    if values.isGiven(url) { person.urls = values[url].filter { !$0.isEmpty } }
    if values.isGiven(tag) { person.tags = values[tag].filter { !$0.isEmpty } }
    if let text = values[address] {
      // One line of text has no parts that could be told apart safely, so it is the street.
      var address = PostalAddress()
      address.street = text
      person.addresses = text.isEmpty ? [] : [address]
    }
  }
}
