/// What is off with the words of a call.
///
/// The parser throws it with the command at hand. A command that finds a problem itself throws
/// `UsageError(.conflict(["--random", "NAME"]))`, and whoever ran it calls `attributed(to:of:)`.
public struct UsageError: Error, Sendable {
  /// The ways in which a call can be off.
  public enum Problem: Sendable, Equatable {
    /// No command has this name.
    case unknownCommand(String, suggestion: String?)
    /// There are options but no command.
    case missingCommand
    /// No option has this name, given with its dashes.
    case unknownOption(String, suggestion: String?)
    /// More than one option begins like this, all given with their dashes.
    case ambiguousOption(String, candidates: [String])
    /// The option stands last, without its value.
    case missingValue(option: String, placeholder: String)
    /// A flag was given a value.
    case unexpectedValue(option: String)
    /// The value of an option or argument cannot be.
    case invalidValue(of: String, value: String, ValueError)
    /// There is one argument too many.
    case unexpectedArgument(String)
    /// Something that must be given is not, such as `ID`.
    case missing(String)
    /// These cannot be given together.
    case conflict([String])
    /// What only a sentence can say; it ends without a full stop.
    case other(String)
  }

  /// What is off.
  public let problem: Problem

  /// The program that was called, as far as it is known.
  private(set) var programName: String?

  /// The command that was called, as far as it is known.
  private(set) var command: CommandDeclaration?

  /// Makes an error that does not know the call yet.
  public init(_ problem: Problem) {
    self.problem = problem
  }

  /// The error with the call that it is about, so that its message can name the way out.
  ///
  /// - Parameters:
  ///   - command: The command; nil when none was found.
  ///   - program: The program.
  /// - Returns: The same problem, with a message that ends in a way out.
  public func attributed(
    to command: CommandDeclaration?, of program: ProgramDeclaration
  ) -> UsageError {
    var error = self
    error.programName = program.name
    error.command = command
    return error
  }
}
