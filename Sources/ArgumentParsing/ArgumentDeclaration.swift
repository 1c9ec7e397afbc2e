/// What the parser, the help text and a completion script know of one positional argument.
public struct ArgumentDeclaration: Sendable {
  /// How many words an argument takes.
  public enum Arity: Sendable, Equatable {
    /// Exactly one.
    case one
    /// One or none.
    case zeroOrOne
    /// Any number.
    case zeroOrMore
    /// At least one.
    case oneOrMore
  }

  /// The name that usage shows, such as `ID`.
  public let name: String

  /// What the argument is, in a phrase.
  public let abstract: String

  /// How many words it takes.
  public let arity: Arity

  /// What holds when the argument is not given, as help shows it.
  public let defaultText: String?

  /// What the value is.
  public var kind: ValueKind { makeKind() }

  private let makeKind: @Sendable () -> ValueKind

  let convert: @Sendable (String) throws(ValueError) -> any Sendable

  init<Value>(
    name: String, arity: Arity, conversion: ValueConversion<Value>, defaultText: String? = nil,
    abstract: String
  ) {
    self.name = name
    self.abstract = abstract
    self.arity = arity
    self.defaultText = defaultText
    makeKind = conversion.makeKind
    convert = { word throws(ValueError) in try conversion.convert(word) }
  }

  /// Whether a call without it is off.
  public var isRequired: Bool { arity == .one || arity == .oneOrMore }

  /// Whether it takes all the words that are left.
  public var isRepeatable: Bool { arity == .zeroOrMore || arity == .oneOrMore }

  /// How a usage line shows it: `ID`, `[ID]`, `ID ...`, `[ID ...]`.
  public var usage: String {
    let words = isRepeatable ? name + " ..." : name
    return isRequired ? words : "[\(words)]"
  }
}

/// A typed handle of an argument: it stands in a declaration and reads the parsed values.
public protocol ArgumentHandle: Sendable {
  /// What is known of the argument apart from its type.
  var declaration: ArgumentDeclaration { get }
}
