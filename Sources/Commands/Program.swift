internal import ArgumentParsing
internal import Persons
internal import Platform

/// The program: its commands, and one call of it from words to exit status.
public enum Program {
  /// The version, by the rules of semver.org.
  static let version = "0.1.0"

  private static let commands: [any Command.Type] = [
    AddCommand.self, ListCommand.self, SectionsCommand.self, ShowCommand.self, EditCommand.self,
    DeleteCommand.self, BookmarkCommand.self, SendCommand.self, UndoCommand.self, RedoCommand.self,
    HistoryCommand.self, CheckCommand.self, GenerateCommand.self,
  ]

  /// The declaration of the program with all its commands.
  static let declaration = ProgramDeclaration(
    "people",
    version: version,
    abstract: "Keep persons, their companies and bookmarks in one JSON file.",
    globalOptions: GlobalOptions.all,
    commands: commands.map { $0.declaration })

  /// Runs one call.
  ///
  /// - Parameter words: the words of the call, without the program's name; nil when the system does
  ///   not tell them.
  /// - Returns: the exit status.
  public static func run(_ words: [String]?) -> Int32 {
    guard let words else { return report(.unreadableCall, isChanging: false).rawValue }
    let status: ExitStatus
    do throws(UsageError) {
      status = run(try declaration.parse(words))
    } catch {
      status = report(.usage(error), isChanging: false)
    }
    return status.rawValue
  }

  private static func run(_ invocation: Invocation) -> ExitStatus {
    switch invocation {
    case .overview: return show { declaration.overview(width: $0) }
    case .help(let command): return show { declaration.help(for: command, width: $0) }
    case .version:
      return show { _ in
        """
        people \(version)
        random persons of data version \(RandomPersonGenerator.dataVersion)
        """
      }
    case .command(let command, let values):
      guard let type = commands.first(where: { $0.declaration.name == command.name }) else {
        preconditionFailure("the declaration names a command that is not there")
      }
      var session = Session(values)
      do throws(CommandError) {
        try type.run(values, in: &session)
        try session.finish()
        return .done
      } catch .usage(let error) {
        return report(.usage(error.attributed(to: command, of: declaration)), isChanging: false)
      } catch {
        return report(error, isChanging: session.isChanging)
      }
    }
  }

  /// Writes a help text to standard output, fitted to the terminal.
  private static func show(_ text: (Int) -> String) -> ExitStatus {
    let width = min(TerminalFacts.width(of: .standardOutput) ?? 80, 100)
    do throws(SystemError) {
      let text = text(width)
      try File.standardOutput.write((text.hasSuffix("\n") ? text : text + "\n").utf8.span)
      return .done
    } catch {
      return report(.output(error, afterChange: false), isChanging: false)
    }
  }

  private static func report(_ error: CommandError, isChanging: Bool) -> ExitStatus {
    if let message = error.message(isChanging: isChanging) {
      // When not even standard error can be written, the exit status is all that is left to say.
      try? File.standardError.write("people: \(message)\n".utf8.span)
    }
    return error.status
  }
}
