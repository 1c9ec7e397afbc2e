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
  /// A company or e-mail address that is cut keeps so many cells, or goes.
  private static let narrowestText = 14
  /// A name of more cells is cut before anything else is.
  private static let longName = 30
  /// A name that is cut keeps so many cells where another column can go instead.
  private static let narrowestName = 20

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

  /// Makes the columns fit into some room.
  ///
  /// First very long names are cut, then companies and e-mail addresses, then the last columns left
  /// out, and only in the end other names cut. Ids and phone numbers are never cut: half of one is
  /// of no use.
  private static func fit(_ columns: inout [PersonColumn], _ widths: inout [Int], into room: Int) {
    func narrowest(_ index: Int) -> Int {
      switch columns[index] {
      case .id, .phone: widths[index]
      case .name: min(widths[index], narrowestName)
      case .company, .email: min(widths[index], narrowestText)
      }
    }
    func total(_ width: (Int) -> Int) -> Int {
      columns.indices.reduce(gap * (columns.count - 1)) { $0 + width($1) }
    }
    func narrowName(to width: Int) {
      guard let name = columns.firstIndex(of: .name), widths[name] > width else { return }
      widths[name] = max(width, widths[name] - max(0, total { widths[$0] } - room))
    }
    narrowName(to: longName)
    while columns.count > 2, total(narrowest) > room {
      columns.removeLast()
      widths.removeLast()
    }
    while total({ widths[$0] }) > room {
      let wide = columns.indices.filter { columns[$0] != .name && widths[$0] > narrowest($0) }
      guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    narrowName(to: 1)
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
