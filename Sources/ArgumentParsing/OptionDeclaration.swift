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
  public var defaultText: String? { makeDefaultText() }

  // A closure, because only help needs it: describing a value that is no text takes longer than
  // parsing the whole call.
  private let makeDefaultText: @Sendable () -> String?

  init(
    name: String,
    short: Unicode.Scalar?,
    abstract: String,
    value: ValueDeclaration?,
    isRepeatable: Bool,
    defaultText: @autoclosure @escaping @Sendable () -> String? = nil
  ) {
    self.name = name
    self.short = short
    self.abstract = abstract
    self.value = value
    self.isRepeatable = isRepeatable
    makeDefaultText = defaultText
  }

  /// The long name with its dashes.
  public var longForm: String { "--" + name }
}

/// What the parser, the help text and a completion script know of the value of an option.
public struct ValueDeclaration: Sendable {
  /// What stands for the value in help, such as `N`.
  public let placeholder: String

  /// What the value is.
  public var kind: ValueKind { makeKind() }

  private let makeKind: @Sendable () -> ValueKind

  let convert: @Sendable (String) throws(ValueError) -> any Sendable

  init<Value>(placeholder: String, conversion: ValueConversion<Value>) {
    self.placeholder = placeholder
    makeKind = conversion.makeKind
    convert = { word throws(ValueError) in try conversion.convert(word) }
  }
}

/// A typed handle of an option: it stands in a declaration and reads the parsed values.
public protocol OptionHandle: Sendable {
  /// What is known of the option apart from its type.
  var declaration: OptionDeclaration { get }
}
