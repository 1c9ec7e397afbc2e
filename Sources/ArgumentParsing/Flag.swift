/// An option without a value: it is given or it is not.
public struct Flag: OptionHandle {
  /// What is known of the option apart from its type.
  public let declaration: OptionDeclaration

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - short: The letter or digit of the short form.
  ///   - abstract: What the flag does, in a phrase.
  public init(_ name: String, short: Unicode.Scalar? = nil, abstract: String) {
    declaration = OptionDeclaration(
      name: name, short: short, abstract: abstract, value: nil, isRepeatable: false)
  }

  /// Asks for help instead of the command; every program has it.
  static let help = Flag("help", short: "h", abstract: "Show this help")

  /// Asks for the version instead of the command; every program has it.
  static let version = Flag("version", abstract: "Show the version")
}
