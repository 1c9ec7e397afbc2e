internal import TextSupport

extension UsageError {
  /// The sentence that a person reads: the word that is off, then the way out.
  ///
  /// It has no full stop and no program name before it.
  public var message: String {
    [fault, wayOut].compactMap(\.self).joined(separator: separator)
  }

  private var fault: String {
    switch problem {
    case .unknownCommand(let word, _):
      "no command is named \(word.quoted)"
    case .missingCommand:
      "a command is missing"
    case .unknownOption(let option, _):
      if let command {
        "'\(command.name)' has no option \(option.quoted)"
      } else {
        "no option is named \(option.quoted)"
      }
    case .ambiguousOption(let option, let candidates):
      "\(option.quoted) could be \(Self.list(candidates, "or"))"
    case .missingValue(let option, _):
      "\(option) needs a value"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .invalidValue(let name, let value, let error):
      "\(name): \(value.quoted) \(error.reason)"
    case .unexpectedArgument(let word):
      "the argument \(word.quoted) is one too many (quotes keep words together)"
    case .missing(let what):
      "\(what) is missing"
    case .conflict(let names):
      "\(Self.list(names, "and")) cannot be given together"
    case .other(let sentence):
      sentence
    }
  }

  private var wayOut: String? {
    switch problem {
    case .unknownCommand(_, let suggestion?), .unknownOption(_, let suggestion?):
      "did you mean '\(suggestion)'?"
    case .invalidValue(_, _, let error):
      error.suggestion.map { "did you mean '\($0)'?" } ?? help
    case .ambiguousOption:
      "write more of it"
    case .missingValue(let option, let placeholder):
      "write '\(option) \(placeholder)'"
    case .unexpectedValue(let option):
      "write '\(option)' alone"
    case .unexpectedArgument, .missing:
      usage ?? help
    default:
      help
    }
  }

  private var separator: String {
    switch problem {
    // What follows has a colon of its own.
    case .unexpectedArgument, .missing: usage == nil ? ": " : "; "
    default: ": "
    }
  }

  private var help: String? {
    guard let programName else { return nil }
    return
      "try '\([programName, command?.name, "--help"].compactMap(\.self).joined(separator: " "))'"
  }

  private var usage: String? {
    guard let programName, let command else { return nil }
    return "usage: " + Self.list(command.usages.map { "\(programName) \($0)" }, "or")
  }

  private static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  /// The text in double quotes, safe to show on a terminal.
  ///
  /// A word of the call may come from anywhere, so control characters and those that turn the
  /// direction of the text are shown by their number.
  var quoted: String {
    // A word may be as long as the system lets a call be; its beginning tells which one it is.
    "\"\(DisplayWidth.truncated(DisplayEscaping.escaped(self), to: 200))\""
  }
}
