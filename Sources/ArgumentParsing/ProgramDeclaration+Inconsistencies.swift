extension ProgramDeclaration {
  /// What is off with the declaration itself, one sentence each; a test asserts that it is empty.
  public var inconsistencies: [String] {
    var findings: [String] = []
    if name.isEmpty { findings.append("the program has no name") }
    if abstract.isEmpty { findings.append("the program has no abstract") }
    let globals = globalOptions
    findings += Self.inconsistencies(ofOptions: globals).map { "global options: \($0)" }
    for command in commands {
      let own = Self.inconsistencies(of: command) + Self.overlaps(of: command, with: globals)
      findings += own.map { "\(command.name): \($0)" }
    }
    let words = allCommands.flatMap { [$0.name] + $0.aliases }
    findings += words.repeated.map { "two commands are named '\($0)'" }
    return findings + Self.disagreements(among: globals + commands.flatMap(\.options))
  }

  private static func inconsistencies(of command: CommandDeclaration) -> [String] {
    var findings: [String] = []
    for name in [command.name] + command.aliases where !name.isName {
      findings.append("the command name '\(name)' is not a plain word")
    }
    if command.abstract.isEmpty { findings.append("there is no abstract") }
    if command.examples.isEmpty, !command.isHidden { findings.append("there is no example") }
    let arguments = command.arguments
    findings += arguments.map(\.name).repeated.map { "two arguments are named \($0)" }
    for argument in arguments where argument.abstract.isEmpty {
      findings.append("\(argument.name) has no abstract")
    }
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      if argument.isRepeatable {
        findings.append("\(next.name) comes after \(argument.name), which takes all words")
      } else if next.isRequired, !argument.isRequired {
        findings.append("\(next.name) is required after \(argument.name), which is not")
      }
    }
    return findings + inconsistencies(ofOptions: command.options)
  }

  private static func inconsistencies(ofOptions options: [OptionDeclaration]) -> [String] {
    var findings = options.map(\.longForm).repeated.map { "two options are named \($0)" }
    findings += options.compactMap(\.short).map { "-\($0)" }.repeated
      .map { "two options are named \($0)" }
    for option in options {
      if !option.name.isName { findings.append("'\(option.longForm)' is not a plain word") }
      if option.abstract.isEmpty { findings.append("\(option.longForm) has no abstract") }
      if option.value?.placeholder.isEmpty == true {
        findings.append("\(option.longForm) has no placeholder")
      }
      if let short = option.short, !String(short).isName {
        findings.append("'-\(short)' is not a letter or digit")
      }
    }
    return findings
  }

  /// Names of a command's options that the global options have already.
  private static func overlaps(
    of command: CommandDeclaration, with globals: [OptionDeclaration]
  ) -> [String] {
    command.options.flatMap { option in
      var findings: [String] = []
      if globals.contains(where: { $0.name == option.name }) {
        findings.append("\(option.longForm) is a global option")
      }
      if let short = option.short, globals.contains(where: { $0.short == short }) {
        findings.append("-\(short) is a global option")
      }
      return findings
    }
  }

  /// Names that take a value in one command and none in another.
  ///
  /// Before the command is known, the parser could not tell whether the next word is theirs.
  private static func disagreements(among options: [OptionDeclaration]) -> [String] {
    var takesValue: [String: Bool] = [:]
    var findings: [String] = []
    for option in options {
      for name in [option.longForm] + (option.short.map { ["-\($0)"] } ?? []) {
        let isTaking = option.value != nil
        guard takesValue.updateValue(isTaking, forKey: name) ?? isTaking != isTaking else {
          continue
        }
        let finding = "\(name) takes a value in one command and none in another"
        if !findings.contains(finding) { findings.append(finding) }
      }
    }
    return findings
  }
}

extension [String] {
  /// The elements that occur more than once, each a single time, in their order.
  fileprivate var repeated: [String] {
    var counts: [String: Int] = [:]
    return filter { element in
      counts[element, default: 0] += 1
      return counts[element] == 2
    }
  }
}

extension String {
  /// Whether this is made of ASCII letters, digits and inner dashes.
  fileprivate var isName: Bool {
    !isEmpty && first != "-"
      && unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0))
      }
  }
}
