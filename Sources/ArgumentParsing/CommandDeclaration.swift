/// All that is said of one command, once: parsing, help, completions and the manual come from it.
///
/// Arguments, options and examples are kept as closures, so that a call pays for no command but
/// the one that it names.
public struct CommandDeclaration: Sendable {
  /// The word that names the command.
  public let name: String

  /// Other words for it.
  public let aliases: [String]

  /// The heading under which the overview lists the command.
  public let group: String

  /// What the command does, in one sentence.
  public let abstract: String

  /// More for those who want it: paragraphs with blank lines between them, or nothing.
  public let discussion: String

  /// Whether the overview leaves the command out and no misspelling leads to it.
  public let isHidden: Bool

  private let writtenUsages: [String]
  private let makeArguments: @Sendable () -> [any ArgumentHandle]
  private let makeOptions: @Sendable () -> [any OptionHandle]
  private let makeExamples: @Sendable () -> [Example]

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The word that names the command.
  ///   - aliases: Other words for it.
  ///   - group: The heading under which the overview lists the command.
  ///   - abstract: What the command does, in one sentence.
  ///   - discussion: Paragraphs with blank lines between them.
  ///   - usages: The forms of the call, each without the program and the command; when there are
  ///     none, one is made from the arguments.
  ///   - isHidden: Whether the overview leaves the command out.
  ///   - arguments: The positional arguments in their order.
  ///   - options: The options in the order in which help lists them.
  ///   - examples: Calls worth showing.
  public init(
    _ name: String,
    aliases: [String] = [],
    group: String = "",
    abstract: String,
    discussion: String = "",
    usages: [String] = [],
    isHidden: Bool = false,
    arguments: @autoclosure @escaping @Sendable () -> [any ArgumentHandle] = [],
    options: @autoclosure @escaping @Sendable () -> [any OptionHandle] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.abstract = abstract
    self.discussion = discussion
    self.isHidden = isHidden
    writtenUsages = usages
    makeArguments = arguments
    makeOptions = options
    makeExamples = examples
  }

  // In the next two a key path would do, but one that begins at an existential is made at run time.

  /// The positional arguments in their order.
  public var arguments: [ArgumentDeclaration] { makeArguments().map { $0.declaration } }

  /// The command's own options.
  public var options: [OptionDeclaration] { makeOptions().map { $0.declaration } }

  /// Calls worth showing.
  public var examples: [Example] { makeExamples() }

  /// The forms of the call, each beginning with the command's name.
  public var usages: [String] {
    guard writtenUsages.isEmpty else { return writtenUsages.map { "\(name) \($0)" } }
    var words = [name]
    if !makeOptions().isEmpty { words.append("[OPTION ...]") }
    words += arguments.map(\.usage)
    return [words.joined(separator: " ")]
  }

  /// Whether a word names the command, by its name or an alias.
  func isNamed(_ word: String) -> Bool { name == word || aliases.contains(word) }
}

/// A call worth showing, with what it does.
public struct Example: Sendable, Equatable {
  /// The whole line as it is typed, with the program's name.
  public let commandLine: String

  /// What the line does, in one sentence.
  public let abstract: String

  /// Makes an example.
  public init(_ commandLine: String, _ abstract: String) {
    self.commandLine = commandLine
    self.abstract = abstract
  }
}
