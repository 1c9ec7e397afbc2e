/// What the parser, the help text and a completion script know of one option.
public struct OptionDeclaration: Sendable {
  /// The long name, without its dashes.
  public let name: String

  /// The letter or digit of the short form.
  public let short: Unicode.Scalar?

  /// What the option does, in a phrase.
  public let abstract: String

  /// The value that the option takes; nil for a flag.
  public let value: ValueDeclaration?

  /// Whether every occurrence counts; otherwise the last one does.
  public let isRepeatable: Bool

  /// What holds when the option is not given, as help shows it.
  public let defaultText: String?

  /// The long name with its dashes.
  public var longForm: String { "--" + name }
}

/// What the parser, the help text and a completion script know of the value of an option.
public struct ValueDeclaration: Sendable {
  /// What stands for the value in help, such as `N`.
  public let placeholder: String

  /// What the value is.
  public let kind: ValueKind

  let convert: @Sendable (String) throws(ValueError) -> any Sendable

  init<Value>(placeholder: String, conversion: ValueConversion<Value>) {
    self.placeholder = placeholder
    kind = conversion.kind
    convert = { word throws(ValueError) in try conversion.convert(word) }
  }
}

/// A typed handle of an option: it stands in a declaration and reads the parsed values.
public protocol OptionHandle: Sendable {
  /// What is known of the option apart from its type.
  var declaration: OptionDeclaration { get }
}
