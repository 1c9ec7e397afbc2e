internal import Persons
internal import TextSupport

/// Persons as a table of aligned columns, fitted to the window where there is one.
struct PersonsTable {
  private let columns: [PersonColumn]
  private let widths: [Int]
  private let abbreviations: PersonIDAbbreviations
  private let style: OutputStyle

  /// Two cells for the marks and one space.
  private static let marksWidth = 3
  private static let gap = 2
  /// A column that is cut keeps so many cells, or goes.
  private static let narrowest = 8

  /// Measures the columns for some persons.
  init(
    _ persons: some Sequence<Person>, of repository: PersonsRepository, columns: [PersonColumn],
    style: OutputStyle, indentation: Int = 0
  ) {
    let abbreviations = PersonIDAbbreviations(repository.ids)
    var widths = columns.map { DisplayWidth.of($0.title) }
    for person in persons {
      for (index, column) in columns.enumerated() {
        widths[index] = max(
          widths[index], DisplayWidth.of(Self.text(column, of: person, abbreviations)))
      }
    }
    var kept = columns
    if let room = style.width {
      Self.fit(&kept, &widths, into: room - Self.marksWidth - indentation)
    }
    self.columns = kept
    self.widths = widths
    self.abbreviations = abbreviations
    self.style = style
  }

  /// Writes the titles of the columns.
  func writeHeader(to session: inout Session) throws(CommandError) {
    let titles = zip(columns, widths).map { DisplayWidth.padded($0.title, to: $1) }
    let line = titles.joined(separator: String(repeating: " ", count: Self.gap))
    try session.writeLine(
      style.render(String(repeating: " ", count: Self.marksWidth) + line.trimmingEnd, .dim))
  }

  /// Writes persons, a line each.
  func write(
    _ persons: PersonSelection, indentation: String = "", to session: inout Session
  ) throws(CommandError) {
    for person in persons.reading(PersonColumn.members(of: columns)) {
      var line = indentation + marks(of: person)
      for (index, column) in columns.enumerated() {
        let text = DisplayWidth.truncated(
          Self.text(column, of: person, abbreviations), to: widths[index])
        // The last column needs no padding, and a line should not end in spaces.
        let cell =
          index == columns.count - 1
          ? text : DisplayWidth.padded(text, to: widths[index] + Self.gap)
        line += column == .id ? style.render(cell, .dim) : cell
      }
      try session.writeLine(line.trimmingEnd)
    }
  }

  private func marks(of person: Person) -> String {
    (person.isBookmarked ? style.render("⚑", .cyan) : " ")
      + (person.sent.isEmpty ? " " : style.render("➤", .blue)) + " "
  }

  private static func text(
    _ column: PersonColumn, of person: Person, _ abbreviations: PersonIDAbbreviations
  ) -> String {
    column == .id
      ? abbreviations.abbreviation(of: person.id)
      : DisplayEscaping.escaped(column.text(of: person))
  }

  /// Makes the columns narrower, the widest first, and where that is not enough leaves out the last.
  private static func fit(_ columns: inout [PersonColumn], _ widths: inout [Int], into room: Int) {
    func total() -> Int { widths.reduce(0, +) + gap * (widths.count - 1) }
    while total() > room {
      let shrinkable = widths.indices.filter { columns[$0] != .id && widths[$0] > narrowest }
      if let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) {
        widths[widest] -= 1
      } else if columns.count > 2 {
        columns.removeLast()
        widths.removeLast()
      } else {
        return
      }
    }
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
