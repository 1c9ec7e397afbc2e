/// Finds the word that names the command, past options that may stand before it.
///
/// Which command's options those are is not known yet, so they are looked up among the options of
/// all commands, and only for whether they take the next word as their value. The names before
/// the command are thus read twice; the second time, `CallParser` knows the command.
struct CommandSearch {
  /// The position of the command's word; nil when there is none.
  private(set) var position: Int?

  /// Whether `--help` stands before the command.
  private(set) var wantsHelp = false

  /// Whether `--version` stands before the command.
  private(set) var wantsVersion = false

  /// The first thing found to be off.
  private(set) var problem: UsageError.Problem?

  private let globals: OptionLookup
  private let all: () -> OptionLookup

  /// Searches the words of a call.
  init(_ words: [String], program: ProgramDeclaration, globalOptions: [OptionDeclaration]) {
    globals = OptionLookup(options: globalOptions)
    all = {
      OptionLookup(options: globalOptions + program.commands.flatMap(\.options))
    }
    var index = 0
    while index < words.count {
      var takesNext = false
      switch OptionWord(words[index]) {
      case .plain:
        position = index
        return
      case .terminator:
        position = index + 1 < words.count ? index + 1 : nil
        return
      case .long(let name, let value):
        takesNext = takesValue(long: name) && value == nil
      case .cluster(let letters):
        takesNext = takesNextWord(cluster: letters)
      }
      index += takesNext ? 2 : 1
    }
  }

  private mutating func takesValue(long name: String) -> Bool {
    if let option = globals.exact(name) { return note(option) }
    let lookup = all()
    switch lookup.long(name) {
    case .option(let option):
      return note(option)
    case .ambiguous(let candidates):
      let takingValue = candidates.filter { $0.value != nil }.count
      if takingValue == candidates.count { return true }
      if takingValue > 0 {
        problem = problem ?? .ambiguousOption("--" + name, candidates: candidates.map(\.longForm))
      }
      return false
    case .unknown:
      problem = problem ?? lookup.unknown(long: name)
      return false
    }
  }

  private mutating func takesNextWord(cluster: String) -> Bool {
    var lookup = globals
    var letters = cluster.unicodeScalars[...]
    while let letter = letters.popFirst() {
      if lookup.short(letter) == nil { lookup = all() }
      guard let option = lookup.short(letter) else {
        problem = problem ?? lookup.unknown(short: letter, in: cluster)
        return false
      }
      if note(option) { return letters.isEmpty }
    }
    return false
  }

  /// Notes a request for help or the version, and tells whether the option takes a value.
  private mutating func note(_ option: OptionDeclaration) -> Bool {
    if option.name == Flag.help.declaration.name { wantsHelp = true }
    if option.name == Flag.version.declaration.name { wantsVersion = true }
    return option.value != nil
  }
}
