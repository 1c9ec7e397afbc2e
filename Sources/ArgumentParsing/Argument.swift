/// A positional argument that must be given.
public struct Argument<Value: Sendable>: ArgumentHandle {
  /// What is known of the argument apart from its type.
  public let declaration: ArgumentDeclaration

  /// Declares an argument.
  ///
  /// - Parameters:
  ///   - name: The name that usage shows, such as `ID`.
  ///   - value: How a word becomes the value.
  ///   - abstract: What the argument is, in a phrase.
  public init(_ name: String, value: ValueConversion<Value>, abstract: String) {
    declaration = ArgumentDeclaration(
      name: name, arity: .one, conversion: value, abstract: abstract)
  }
}

/// A positional argument that may be left out.
public struct OptionalArgument<Value: Sendable>: ArgumentHandle {
  /// What is known of the argument apart from its type.
  public let declaration: ArgumentDeclaration

  /// Declares an argument.
  ///
  /// - Parameters:
  ///   - name: The name that usage shows, such as `FILE`.
  ///   - value: How a word becomes the value.
  ///   - defaultText: What holds when the argument is not given, as help shows it.
  ///   - abstract: What the argument is, in a phrase.
  public init(
    _ name: String, value: ValueConversion<Value>, defaultText: String? = nil, abstract: String
  ) {
    declaration = ArgumentDeclaration(
      name: name, arity: .zeroOrOne, conversion: value, defaultText: defaultText,
      abstract: abstract)
  }
}

/// A positional argument that takes all the words that are left.
public struct RepeatedArgument<Value: Sendable>: ArgumentHandle {
  /// What is known of the argument apart from its type.
  public let declaration: ArgumentDeclaration

  /// Declares an argument.
  ///
  /// - Parameters:
  ///   - name: The name that usage shows, such as `TERM`.
  ///   - value: How a word becomes one of the values.
  ///   - isRequired: Whether there must be at least one.
  ///   - abstract: What the argument is, in a phrase.
  public init(
    _ name: String, value: ValueConversion<Value>, isRequired: Bool, abstract: String
  ) {
    declaration = ArgumentDeclaration(
      name: name, arity: isRequired ? .oneOrMore : .zeroOrMore, conversion: value,
      abstract: abstract)
  }
}
