internal import ArgumentParsing
internal import Persons

/// The options that choose persons.
enum FilterOptions {
  static let terms = RepeatedArgument(
    "TERM", value: .personText, isRequired: false,
    abstract:
      "A text that must occur in some field, as must every other TERM; case and accents do not count."
  )

  static let company = RepeatedOption(
    "company", short: "c", placeholder: "NAME", value: .company,
    abstract: "Only persons of this company, by its whole name; '' is none.")

  static let bookmarked = Flag("bookmarked", short: "b", abstract: "Only persons with a bookmark.")

  static let sent = Flag("sent", abstract: "Only persons whose card was sent.")

  static let all: [any OptionHandle] = [company, bookmarked, sent]

  /// The filter that the values of a call describe.
  static func filter(_ values: ParsedValues) -> PersonFilter {
    var filter = PersonFilter()
    filter.terms = values[terms]
    filter.companies = values[company]
    filter.isBookmarked = values[bookmarked]
    filter.isSent = values[sent]
    return filter
  }
}
