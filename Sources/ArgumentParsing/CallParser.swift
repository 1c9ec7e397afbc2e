/// Parses the words of a call whose command is known.
///
/// The first problem is kept and parsing goes on, because a later `--help` counts for more.
struct CallParser {
  /// The values so far.
  private(set) var values = ParsedValues()

  /// Whether `--help` was given.
  private(set) var wantsHelp = false

  /// Whether `--version` was given.
  private(set) var wantsVersion = false

  /// The first thing found to be off.
  private(set) var problem: UsageError.Problem?

  private let words: [String]
  private let commandPosition: Int
  private let lookup: OptionLookup
  private let arguments: [ArgumentDeclaration]
  private var index = 0
  private var argumentIndex = 0
  private var isCurrentArgumentGiven = false

  /// Parses all words but the one that names the command.
  init(
    _ words: [String],
    commandPosition: Int,
    command: CommandDeclaration,
    globalOptions: [OptionDeclaration]
  ) {
    self.words = words
    self.commandPosition = commandPosition
    lookup = OptionLookup(options: command.options + globalOptions)
    arguments = command.arguments
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      guard index - 1 != commandPosition else { continue }
      if optionsEnded {
        addArgument(word)
        continue
      }
      switch OptionWord(word) {
      case .terminator: optionsEnded = true
      case .plain: addArgument(word)
      case .long(let name, let value): parse(long: name, value: value)
      case .cluster(let letters): parse(cluster: letters)
      }
    }
    let firstOfRest = argumentIndex + (isCurrentArgumentGiven ? 1 : 0)
    if let missing = arguments.dropFirst(firstOfRest).first(where: \.isRequired) {
      note(.missing(missing.name))
    }
  }

  private mutating func parse(long name: String, value: String?) {
    switch lookup.long(name) {
    case .unknown:
      note(lookup.unknown(long: name))
    case .ambiguous(let candidates):
      note(.ambiguousOption("--" + name, candidates: candidates.map(\.longForm)))
    case .option(let option):
      guard let declaration = option.value else {
        guard value == nil else {
          note(.unexpectedValue(option: option.longForm))
          return
        }
        set(option)
        return
      }
      parseValue(
        of: option, spelled: option.longForm, declaration: declaration, attached: value)
    }
  }

  private mutating func parse(cluster: String) {
    var letters = cluster.unicodeScalars[...]
    while let letter = letters.popFirst() {
      guard let option = lookup.short(letter) else {
        note(lookup.unknown(short: letter, in: cluster))
        // The rest is as likely a misspelt long name or a value as further letters.
        return
      }
      guard let declaration = option.value else {
        set(option)
        continue
      }
      // As getopt has it: whatever follows is the value, an equals sign included.
      parseValue(
        of: option, spelled: "-\(letter)", declaration: declaration,
        attached: letters.isEmpty ? nil : String(letters))
      return
    }
  }

  private mutating func set(_ flag: OptionDeclaration) {
    if flag.name == Flag.help.declaration.name { wantsHelp = true }
    if flag.name == Flag.version.declaration.name { wantsVersion = true }
    values.set(flag: flag.name)
  }

  private mutating func parseValue(
    of option: OptionDeclaration,
    spelled: String,
    declaration: ValueDeclaration,
    attached: String?
  ) {
    guard let word = attached ?? nextWord() else {
      note(.missingValue(option: spelled, placeholder: declaration.placeholder))
      return
    }
    do throws(ValueError) {
      values.add(try declaration.convert(word), toOption: option.name)
    } catch {
      note(.invalidValue(of: spelled, value: word, error))
    }
  }

  /// Takes the next word, whatever it looks like, unless it is the command's own.
  private mutating func nextWord() -> String? {
    guard index < words.count, index != commandPosition else { return nil }
    defer { index += 1 }
    return words[index]
  }

  private mutating func addArgument(_ word: String) {
    if isCurrentArgumentGiven, !arguments[argumentIndex].isRepeatable {
      argumentIndex += 1
      isCurrentArgumentGiven = false
    }
    // A word before the command is an argument only where an option that this command shortens
    // differently from all others gave it up.
    guard argumentIndex < arguments.count, index > commandPosition else {
      note(.unexpectedArgument(word))
      return
    }
    let argument = arguments[argumentIndex]
    isCurrentArgumentGiven = true
    do throws(ValueError) {
      values.add(try argument.convert(word), toArgument: argument.name)
    } catch {
      note(.invalidValue(of: argument.name, value: word, error))
    }
  }

  private mutating func note(_ problem: UsageError.Problem) {
    self.problem = self.problem ?? problem
  }
}
