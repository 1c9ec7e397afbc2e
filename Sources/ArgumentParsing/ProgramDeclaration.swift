/// All that is said of a program's command line, once.
///
/// The program gets `--help`, `--version` and the command `help` without declaring them.
public struct ProgramDeclaration: Sendable {
  /// The name by which the program is called.
  public let name: String

  /// The version, such as `1.0.0`.
  public let version: String

  /// What the program is, in one sentence.
  public let abstract: String

  /// The declared commands in the order of the overview.
  public let commands: [CommandDeclaration]

  private let makeGlobalOptions: @Sendable () -> [any OptionHandle]

  /// Declares a program.
  ///
  /// - Parameters:
  ///   - name: The name by which the program is called.
  ///   - version: The version, such as `1.0.0`.
  ///   - abstract: What the program is, in one sentence.
  ///   - globalOptions: The options that every command has.
  ///   - commands: The commands in the order of the overview.
  public init(
    _ name: String,
    version: String,
    abstract: String,
    globalOptions: @autoclosure @escaping @Sendable () -> [any OptionHandle] = [],
    commands: [CommandDeclaration]
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.commands = commands
    makeGlobalOptions = globalOptions
  }

  /// The options that every command has, `--help` and `--version` among them.
  public var globalOptions: [OptionDeclaration] {
    declaredGlobalOptions + [Flag.help.declaration, Flag.version.declaration]
  }

  /// The options that every command has by the program's own declaration.
  var declaredGlobalOptions: [OptionDeclaration] { makeGlobalOptions().map { $0.declaration } }

  /// The declared commands and the command `help`.
  public var allCommands: [CommandDeclaration] { commands + [helpCommand] }

  /// The name of the command that the parser itself answers.
  static let helpName = "help"

  /// The argument of the command `help`.
  ///
  /// It accepts any word, so that an unknown command reads the same as in a call, and is completed
  /// from `allCommands`, which whoever makes a completion script has at hand.
  static let helpTopic = OptionalArgument(
    "COMMAND", value: .dynamic("command"), defaultText: "the whole program",
    abstract: "The command to explain.")

  /// The command `help`, which the parser itself answers.
  public var helpCommand: CommandDeclaration {
    let program = self
    return CommandDeclaration(
      Self.helpName,
      group: "Help",
      abstract: "Show help on a command, or on the program.",
      arguments: [Self.helpTopic],
      examples: program.commands.prefix(1).map {
        Example("\(program.name) help \($0.name)", "Show help on the command '\($0.name)'.")
      })
  }

  /// The command that a word names, by its name or an alias.
  public func command(named word: String) -> CommandDeclaration? {
    commands.first { $0.isNamed(word) } ?? (word == Self.helpName ? helpCommand : nil)
  }
}
