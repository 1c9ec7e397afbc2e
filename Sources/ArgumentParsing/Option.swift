/// An option with a value that may be absent; the last one given wins.
public struct Option<Value: Sendable>: OptionHandle {
  /// What is known of the option apart from its type.
  public let declaration: OptionDeclaration

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - short: The letter or digit of the short form.
  ///   - placeholder: What stands for the value in help, such as `N`.
  ///   - value: How a word becomes the value.
  ///   - defaultText: What holds when the option is not given, where the program works that out.
  ///   - abstract: What the option does, in a phrase.
  public init(
    _ name: String,
    short: Unicode.Scalar? = nil,
    placeholder: String,
    value: ValueConversion<Value>,
    defaultText: String? = nil,
    abstract: String
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, abstract: abstract,
      value: ValueDeclaration(placeholder: placeholder, conversion: value), isRepeatable: false,
      defaultText: defaultText)
  }
}

/// An option with a value that holds without being given; the last one given wins.
public struct DefaultedOption<Value: Sendable>: OptionHandle {
  /// What is known of the option apart from its type.
  public let declaration: OptionDeclaration

  /// The value when the option is not given.
  public let defaultValue: Value

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - short: The letter or digit of the short form.
  ///   - placeholder: What stands for the value in help, such as `N`.
  ///   - value: How a word becomes the value.
  ///   - defaultValue: The value when the option is not given.
  ///   - defaultText: The word for that value, where its description is another.
  ///   - abstract: What the option does, in a phrase.
  public init(
    _ name: String,
    short: Unicode.Scalar? = nil,
    placeholder: String,
    value: ValueConversion<Value>,
    default defaultValue: Value,
    defaultText: String? = nil,
    abstract: String
  ) {
    self.defaultValue = defaultValue
    declaration = OptionDeclaration(
      name: name, short: short, abstract: abstract,
      value: ValueDeclaration(placeholder: placeholder, conversion: value), isRepeatable: false,
      defaultText: defaultText ?? String(describing: defaultValue))
  }
}

/// An option with a value that may be given many times, each of which counts.
public struct RepeatedOption<Value: Sendable>: OptionHandle {
  /// What is known of the option apart from its type.
  public let declaration: OptionDeclaration

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - short: The letter or digit of the short form.
  ///   - placeholder: What stands for one value in help, such as `NAME`.
  ///   - value: How a word becomes a value.
  ///   - abstract: What the option does, in a phrase.
  public init(
    _ name: String,
    short: Unicode.Scalar? = nil,
    placeholder: String,
    value: ValueConversion<Value>,
    abstract: String
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, abstract: abstract,
      value: ValueDeclaration(placeholder: placeholder, conversion: value), isRepeatable: true)
  }
}
