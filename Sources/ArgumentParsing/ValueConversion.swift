internal import TextSupport

/// How a word of the call becomes a value.
///
/// What the value is, is kept as a closure, so that a call does not list the choices of all the
/// options that it could have.
public struct ValueConversion<Value: Sendable>: Sendable {
  /// What the value is, for help, completions and the manual page.
  public var kind: ValueKind { makeKind() }

  let makeKind: @Sendable () -> ValueKind

  /// Makes the value from the word, or says why it cannot.
  public let convert: @Sendable (String) throws(ValueError) -> Value

  /// Makes a conversion from a closure.
  public init(
    kind: @autoclosure @escaping @Sendable () -> ValueKind = .text,
    _ convert: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    makeKind = kind
    self.convert = convert
  }
}

extension ValueConversion where Value == String {
  /// Any text, as it stands.
  public static var text: Self { verbatim(.text) }

  /// The path of a file, as it stands.
  public static var file: Self { verbatim(.file) }

  /// Any text, completed from a list that the program itself can print, such as `id`.
  public static func dynamic(_ list: String) -> Self { verbatim(.dynamic(list)) }

  private static func verbatim(_ kind: ValueKind) -> Self {
    Self(kind: kind) { word throws(ValueError) in word }
  }
}

extension ValueConversion where Value: FixedWidthInteger {
  /// A whole number within two bounds.
  public static func wholeNumber(in range: ClosedRange<Value>) -> Self {
    Self(kind: .number) { word throws(ValueError) in
      guard let number = Value(word), range.contains(number) else {
        throw ValueError(
          "is not a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  /// A whole number of at least some bound.
  public static func wholeNumber(in range: PartialRangeFrom<Value>) -> Self {
    Self(kind: .number) { word throws(ValueError) in
      if let number = Value(word), range.contains(number) { return number }
      let isTooLarge =
        Value(word) == nil && !word.isEmpty
        && word.utf8.allSatisfy { $0.isASCIIDigit }
      throw ValueError(
        isTooLarge
          ? "is more than \(Value.max), the largest number that fits"
          : "is not a whole number of \(range.lowerBound) or more")
    }
  }
}

extension ValueConversion {
  /// One of some named values, written out in full; help lists them in this order.
  public static func choice(_ values: KeyValuePairs<String, Value>) -> Self {
    Self(kind: .choice(values.map(\.key))) { word throws(ValueError) in
      if let match = values.first(where: { $0.key == word }) { return match.value }
      throw ValueError(word, isNotOneOf: values.map(\.key))
    }
  }

  /// Several values of one kind in one word, with commas between them.
  public static func commaSeparated<Element: Sendable>(
    _ element: ValueConversion<Element>
  ) -> Self where Value == [Element] {
    Self(kind: .list(element.kind)) { word throws(ValueError) in
      var values: [Element] = []
      for part in word.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false) {
        do throws(ValueError) {
          values.append(try element.convert(String(part)))
        } catch {
          // The word as a whole is named beside the reason: only a part of several needs its name.
          guard part.count < word.unicodeScalars.count else { throw error }
          throw ValueError(
            "has a part that cannot be: \(String(part).quoted) \(error.reason)",
            suggestion: error.suggestion)
        }
      }
      return values
    }
  }
}

extension ValueConversion
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, written as its raw value.
  public static func choice(of type: Value.Type) -> Self {
    Self(kind: .choice(type.allCases.map(\.rawValue))) { word throws(ValueError) in
      if let match = Value(rawValue: word) { return match }
      throw ValueError(word, isNotOneOf: type.allCases.map(\.rawValue))
    }
  }
}

extension ValueError {
  /// The error that a word is none of those that may be chosen.
  fileprivate init(_ word: String, isNotOneOf names: [String]) {
    self.init(
      "is not one of \(names.joined(separator: ", "))",
      suggestion: Spelling.nearest(to: word, among: names))
  }
}
