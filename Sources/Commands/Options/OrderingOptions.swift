internal import ArgumentParsing
internal import Persons

/// The options that order persons and cut the list.
enum OrderingOptions {
  static let sort = Option(
    "sort", short: "s", placeholder: "FIELD,...", value: .commaSeparated(.sortKey),
    defaultText: "lastName,firstName; company first with --sections",
    abstract: "Order by these fields; -FIELD begins with the last.")

  static let limit = Option(
    "limit", short: "n", placeholder: "N", value: .wholeNumber(in: 0...),
    abstract: "Only the first N persons.")

  static let all: [any OptionHandle] = [sort, limit]

  /// The ordering that was asked for, or the usual one.
  static func ordering(_ values: ParsedValues, usual: PersonOrdering) -> PersonOrdering {
    values[sort].map { PersonOrdering($0) } ?? usual
  }
}

extension ValueConversion where Value == PersonOrdering.Key {
  /// A field to order by, with `-` before it for descending order.
  fileprivate static var sortKey: Self {
    let field = ValueConversion<PersonOrdering.Field>.choice(of: PersonOrdering.Field.self)
    return Self(kind: field.kind) { word throws(ValueError) in
      let isDescending = word.hasPrefix("-")
      return PersonOrdering.Key(
        try field.convert(isDescending ? String(word.dropFirst()) : word),
        isDescending: isDescending)
    }
  }
}
