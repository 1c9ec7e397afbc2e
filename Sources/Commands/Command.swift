internal import ArgumentParsing

/// One command of the program: a declaration, and what it does.
///
/// A command parses nothing, locks nothing and formats nothing itself: it reads the values of its
/// declaration, calls the repository, and hands the result to an output.
protocol Command: SendableMetatype {
  /// Name, arguments, options and help.
  static var declaration: CommandDeclaration { get }

  /// Does what the values ask for.
  static func run(_ values: ParsedValues, in session: inout Session) throws(CommandError)
}
