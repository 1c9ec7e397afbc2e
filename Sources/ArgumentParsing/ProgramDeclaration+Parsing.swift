extension ProgramDeclaration {
  /// Tells what a call asks for.
  ///
  /// Options may stand before or after the command. `--help` anywhere before `--` counts for more
  /// than whatever else is off with a known command.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: What to do, with converted values.
  /// - Throws: `UsageError` for the first word that is off.
  public func parse(_ words: [String]) throws(UsageError) -> Invocation {
    guard !words.isEmpty else { return .overview }
    let globals = globalOptions
    let search = CommandSearch(words, program: self, globalOptions: globals)
    guard let position = search.position else {
      if search.wantsHelp { return .help(nil) }
      if let problem = search.problem { throw UsageError(problem).attributed(to: nil, of: self) }
      if search.wantsVersion { return .version }
      throw UsageError(.missingCommand).attributed(to: nil, of: self)
    }
    guard let command = command(named: words[position]) else {
      let problem = search.problem ?? unknownCommand(words[position])
      throw UsageError(problem).attributed(to: nil, of: self)
    }
    let call = CallParser(
      words, commandPosition: position, command: command, globalOptions: globals)
    if call.wantsHelp { return .help(command) }
    if let problem = call.problem { throw UsageError(problem).attributed(to: command, of: self) }
    if call.wantsVersion { return .version }
    guard command.name == Self.helpName else { return .command(command, call.values) }
    return .help(try helpTopic(of: call.values))
  }

  private func helpTopic(of values: ParsedValues) throws(UsageError) -> CommandDeclaration? {
    guard let word = values[Self.helpTopic] else { return nil }
    guard let command = command(named: word) else {
      throw UsageError(unknownCommand(word)).attributed(to: nil, of: self)
    }
    return command
  }

  private func unknownCommand(_ word: String) -> UsageError.Problem {
    let visible = allCommands.filter { !$0.isHidden }
    let names = visible.map(\.name) + visible.flatMap(\.aliases)
    return .unknownCommand(word, suggestion: Spelling.nearest(to: word, among: names))
  }
}
