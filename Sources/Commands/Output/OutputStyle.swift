internal import Platform
internal import TextSupport

/// How results look on standard output: for a person at a terminal, or for a program at a pipe.
struct OutputStyle {
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether colours and weights are shown.
  let isColored: Bool
  /// The width that a table must fit; nil where nothing is ever cut.
  let width: Int?

  /// Looks at the terminal and the environment (no-color.org, and `CLICOLOR_FORCE`).
  init(color: ColorChoice) {
    isTerminal = TerminalFacts.isTerminal(.standardOutput)
    func isSet(_ name: String) -> Bool { !(ProcessEnvironment.variable(name) ?? "").isEmpty }
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        if isSet("NO_COLOR") {
          false
        } else if isSet("CLICOLOR_FORCE"), ProcessEnvironment.variable("CLICOLOR_FORCE") != "0" {
          true
        } else {
          isTerminal && ProcessEnvironment.variable("TERM") != "dumb"
        }
      }
    width =
      isTerminal
      ? ProcessEnvironment.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        ?? TerminalFacts.width(of: .standardOutput) ?? 80
      : nil
  }

  /// A weight or colour of text, as ECMA-48's "select graphic rendition" numbers it.
  enum Rendition: String {
    case bold = "1"
    case dim = "2"
    case blue = "34"
    case cyan = "36"
  }

  /// The text in a rendition, where colours are shown.
  func render(_ text: String, _ rendition: Rendition) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(rendition.rawValue)m\(text)\u{1B}[0m" : text
  }
}
