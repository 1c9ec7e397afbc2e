extension ProgramDeclaration {
  /// The short text for someone who calls the program without a word, in lines of this width.
  public func overview(width: Int) -> String {
    overviewLayout(width: width, listsOptions: false)
  }

  /// The help on a command, or on the program when there is none, in lines of this width.
  public func help(for command: CommandDeclaration?, width: Int) -> String {
    guard let command else { return overviewLayout(width: width, listsOptions: true) }
    var layout = HelpLayout(width: width)
    layout.add(usages: command.usages.map(usagePieces), label: "Usage: ")
    layout.add(paragraph: command.abstract)
    if !command.aliases.isEmpty {
      layout.add(paragraph: "Also: \(command.aliases.joined(separator: ", "))")
    }
    for paragraph in paragraphs(of: command.discussion) { layout.add(paragraph: paragraph) }
    let arguments = command.arguments.map { (term: $0.term, description: $0.description) }
    let options = command.options.map { (term: $0.term, description: $0.description) }
    let globals = globalOptions.map { (term: $0.term, description: $0.description) }
    let column = HelpLayout.column(for: (arguments + options + globals).map(\.term))
    layout.add(heading: "Arguments", entries: arguments, column: column)
    layout.add(heading: "Options", entries: options, column: column)
    layout.add(heading: "Global options", entries: globals, column: column)
    layout.add(heading: "Examples", examples: command.examples)
    return layout.text
  }

  private func overviewLayout(width: Int, listsOptions: Bool) -> String {
    var layout = HelpLayout(width: width)
    let pieces = [name] + declaredGlobalOptions.map(\.usage) + ["COMMAND", "[ARGUMENT ...]"]
    layout.add(usages: [pieces], label: "Usage: ")
    layout.add(paragraph: abstract)
    let visible = allCommands.filter { !$0.isHidden }
    let options = listsOptions ? globalOptions : []
    let column = HelpLayout.column(for: visible.map(\.name) + options.map(\.term))
    for group in groups(of: visible) {
      layout.add(
        heading: group.isEmpty ? "Commands" : group,
        entries: visible.filter { $0.group == group }.map { ($0.name, $0.abstract.phrase) },
        column: column)
    }
    layout.add(
      heading: "Global options", entries: options.map { ($0.term, $0.description) },
      column: column)
    layout.add(paragraph: "'\(name) help COMMAND' explains a command.")
    return layout.text
  }

  /// The headings of the overview in the order in which they first occur.
  private func groups(of commands: [CommandDeclaration]) -> [String] {
    var groups: [String] = []
    for command in commands where !groups.contains(command.group) { groups.append(command.group) }
    return groups
  }

  /// The pieces of a usage line that must not be broken: words, and what stands in brackets.
  private func usagePieces(_ usage: String) -> [String] {
    var pieces = [name]
    var isWithinBrackets = false
    for word in usage.split(separator: " ") {
      if isWithinBrackets, let last = pieces.popLast() {
        pieces.append("\(last) \(word)")
      } else {
        pieces.append(String(word))
      }
      if word.contains("[") { isWithinBrackets = true }
      if word.contains("]") { isWithinBrackets = false }
    }
    return pieces
  }

  private func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let startsParagraph = line.isEmpty || paragraphs.isEmpty
      if startsParagraph { paragraphs.append("") }
      if let last = paragraphs.indices.last { paragraphs[last] += "\(line)\n" }
    }
    return paragraphs.filter { $0 != "\n" }
  }
}

extension OptionDeclaration {
  /// How the list of options shows it: `-n, --count N`, or indented past a short form.
  var term: String {
    let start = short.map { "-\($0), " } ?? "    "
    return start + longForm + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// What it does, what it may be, and what holds without it.
  fileprivate var description: String {
    let repetition = isRepeatable ? ["may be repeated"] : []
    return abstract.annotated(defaultText.notes + (value?.kind.notes ?? []) + repetition)
  }

  /// How a usage line shows it: `[--file PATH]`, with few choices `[--color auto|always|never]`.
  fileprivate var usage: String {
    guard let value else { return "[\(longForm)]" }
    if case .choice(let names) = value.kind, names.count <= 4 {
      return "[\(longForm) \(names.joined(separator: "|"))]"
    }
    return "[\(longForm) \(value.placeholder)]"
  }
}

extension ArgumentDeclaration {
  /// How the list of arguments shows it.
  fileprivate var term: String { isRepeatable ? "\(name) ..." : name }

  /// What it is, what it may be, and what holds without it.
  fileprivate var description: String {
    abstract.annotated(defaultText.notes + kind.notes)
  }
}

extension ValueKind {
  /// What a reader must know to write such a value.
  fileprivate var notes: [String] {
    switch self {
    case .choice(let names): ["one of \(names.joined(separator: ", "))"]
    case .list(.choice(let names)):
      ["any of \(names.joined(separator: ", "))", "with commas between"]
    case .list: ["with commas between"]
    case .text, .number, .file, .dynamic: []
    }
  }
}

extension String? {
  /// What holds when nothing is given.
  fileprivate var notes: [String] { map { ["default: \($0)"] } ?? [] }
}

extension String {
  /// The phrase with notes in parentheses after it.
  fileprivate func annotated(_ notes: [String]) -> String {
    guard !notes.isEmpty else { return phrase }
    return "\(phrase) (\(notes.joined(separator: "; ")))"
  }

  /// The sentence without its full stop, as it stands in a list.
  fileprivate var phrase: String { hasSuffix(".") ? String(dropLast()) : self }
}
