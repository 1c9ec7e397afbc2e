import TextSupport

/// What was sent to a terminal, with escape sequences told apart from the text.
struct TerminalText {
  /// As it came.
  let raw: String

  /// The text with each escape character shown as `^[`, to be kept in a golden file.
  var visible: String { raw.replacing("\u{1B}", with: "^[") }

  /// The text without the sequences that set colours and weights.
  var plain: String { raw.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  /// The scalars that steer a terminal, besides line ends and colours.
  var steeringScalars: [Unicode.Scalar] {
    plain.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// The number of cells that each line takes.
  var widths: [Int] { plain.split(separator: "\n").map { DisplayWidth.of(String($0)) } }

  /// The cells of a line; the second cell of a wide character holds nothing.
  var cells: [String?] {
    plain.flatMap { character -> [String?] in
      [String(character)] + Array(repeating: nil, count: max(0, DisplayWidth.of(character) - 1))
    }
  }
}
