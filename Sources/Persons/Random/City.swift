/// A city, and what the country's numbers say of it.
struct City: Sendable {
  /// The name.
  let name: Name
  /// The state.
  let region: String
  /// The postcodes, all of five digits.
  let postcodes: [ClosedRange<UInt64>]
  /// Phone numbers set aside for fiction, with `#` for a digit of free choice; there may be none.
  let landlines: [NumberPattern]

  /// Draws a postcode of the city.
  func postcode(_ stream: DrawStream) -> String {
    let count = postcodes.reduce(0) { $0 + UInt64($1.count) }
    var rest = stream.below(count, .postcode)
    for range in postcodes {
      guard rest >= range.count else {
        return String(String(100_000 + range.lowerBound + rest).dropFirst())
      }
      rest -= UInt64(range.count)
    }
    preconditionFailure("the draw is below the number of postcodes")
  }
}
