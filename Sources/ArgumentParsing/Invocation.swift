/// What a call asks for.
public enum Invocation: Sendable {
  /// To run a command with the values that were given.
  case command(CommandDeclaration, ParsedValues)
  /// To show the help of a command, or of the program.
  case help(CommandDeclaration?)
  /// To show the version.
  case version
  /// To show what there is, as nothing was asked.
  case overview
}
