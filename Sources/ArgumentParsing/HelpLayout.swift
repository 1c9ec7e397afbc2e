/// Sets help text into lines of a width that is measured in characters.
struct HelpLayout {
  /// The text so far; every line ends in a newline.
  private(set) var text = ""

  private let width: Int

  /// Begins a text; anything narrower than 40 characters is set as if it were that wide.
  init(width: Int) {
    self.width = max(width, 40)
  }

  /// Adds a paragraph.
  mutating func add(paragraph: String) {
    separate()
    add(lines: wrap(Self.words(paragraph), first: "", others: ""))
  }

  /// Adds lines that begin with a common word and keep each piece whole.
  mutating func add(usages: [[String]], label: String) {
    separate()
    let blank = String(repeating: " ", count: label.count)
    for (number, pieces) in usages.enumerated() {
      let start = number == 0 ? label : blank
      // What wraps stands below what follows the program's name.
      let hanging = blank + String(repeating: " ", count: (pieces.first?.count ?? 0) + 1)
      add(lines: wrap(pieces, first: start, others: hanging))
    }
  }

  /// Adds a heading with terms and their descriptions side by side.
  ///
  /// - Parameters:
  ///   - heading: The heading, without its colon.
  ///   - entries: The terms and descriptions.
  ///   - column: Where the descriptions begin; see `column(for:)`.
  mutating func add(heading: String, entries: [(term: String, description: String)], column: Int) {
    guard !entries.isEmpty else { return }
    separate()
    add(lines: ["\(heading):"])
    let blank = String(repeating: " ", count: column)
    for (term, description) in entries {
      var start = "  \(term)"
      if start.count + 2 > column {
        add(lines: [start])
        start = ""
      }
      let padding = String(repeating: " ", count: column - start.count)
      add(lines: wrap(Self.words(description), first: start + padding, others: blank))
    }
  }

  /// Adds a heading with lines to type, each with its description below it.
  mutating func add(heading: String, examples: [Example]) {
    guard !examples.isEmpty else { return }
    separate()
    add(lines: ["\(heading):"])
    for example in examples {
      add(lines: ["  \(example.commandLine)"])
      let indent = String(repeating: " ", count: 6)
      add(lines: wrap(Self.words(example.abstract), first: indent, others: indent))
    }
  }

  /// The column that fits all terms but those so long that they had better stand alone.
  static func column(for terms: some Sequence<String>) -> Int {
    let widest = terms.lazy.map { $0.count + 4 }.filter { $0 <= widestColumn }.max()
    return widest ?? widestColumn
  }

  private static let widestColumn = 28

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private func wrap(_ pieces: [String], first: String, others: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for piece in pieces {
      if !isEmpty, line.count + 1 + piece.count > width {
        lines.append(line)
        line = others
        isEmpty = true
      }
      line += isEmpty ? piece : " \(piece)"
      isEmpty = false
    }
    return lines + [line]
  }

  private mutating func separate() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func add(lines: [String]) {
    for line in lines { text += "\(line)\n" }
  }
}
