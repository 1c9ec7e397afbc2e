import TestSupport
import Testing

@Suite("Persons with awkward values, in every format")
struct ListFormatTests {
  private func awkward() throws -> BuiltProgram {
    let text = String(decoding: try Fixture("command-line/awkward.json").bytes(), as: UTF8.self)
    return try BuiltProgram.keeping(text)
  }

  private func expectGolden(_ output: String, _ name: String) throws {
    let expected = try Fixture("command-line/\(name)").expectedText(recording: output)
    #expect(Array(output.utf8) == Array(expected.utf8), "\(name)")
  }

  @Test(
    "In a pipe nothing is cut or coloured",
    arguments: ["table", "tsv", "json", "jsonl", "ids"], ["", "--sections"])
  func pipe(format: String, sections: String) throws {
    let people = try awkward()
    let seen = try people.shell("people list --format \(format) \(sections)")
    #expect(seen.status == 0)
    #expect(seen.errors == "")
    try expectGolden(seen.output, "list\(sections.dropFirst()).\(format)")
    if format == "tsv" {
      #expect(try people.shell("people list \(sections)").output == seen.output)
      #expect(seen.lines.allSatisfy { $0.count { $0 == "\t" } == 5 })
    }
    if format == "ids" { #expect(Set(seen.lines).count == 10) }
  }

  @Test("jsonl gives the records as they stand in the file")
  func verbatimRecords() throws {
    let people = try awkward()
    let listed = try people.run("list", "--format", "jsonl").lines
    #expect(try listed.sorted() == people.records.sorted())
  }

  @Test(
    "On a terminal nothing reaches it raw, and every line fits",
    arguments: [40, 80, 120], ["list", "list --sections", "sections"])
  func terminal(columns: Int, words: String) throws {
    let people = try awkward()
    let seen = TerminalText(raw: try people.terminal("people \(words)", columns: columns).output)
    let name = words.replacing(" --", with: "-")
    try expectGolden(seen.visible, "terminal-\(columns)/\(name).txt")
    #expect(seen.steeringScalars == [])
    #expect(seen.widths.allSatisfy { $0 <= columns })
    #expect(!seen.plain.contains(" \n"))
  }

  @Test(
    "Narrow terminals are not overrun either", arguments: [20, 27, 33], ["list", "list --sections"])
  func narrow(columns: Int, words: String) throws {
    let seen = TerminalText(
      raw: try awkward().terminal("people \(words)", columns: columns).output)
    #expect(seen.widths.allSatisfy { $0 <= columns })
  }

  @Test("COLUMNS counts for more than the terminal's own width")
  func columns() throws {
    let people = try awkward()
    #expect(
      try people.terminal("COLUMNS=40 people list", columns: 120).output
        == people.terminal("people list", columns: 40).output)
    #expect(
      try people.terminal("COLUMNS=x people list", columns: 40).output
        == people.terminal("people list", columns: 40).output)
    // A pipe has no width.
    #expect(try people.shell("COLUMNS=40 people list").output == people.run("list").output)
  }

  @Test("Columns are aligned, whatever the widths of the characters", arguments: [40, 80, 120])
  func alignment(columns: Int) throws {
    let seen = TerminalText(
      raw: try awkward().terminal("people list", columns: columns, type: "dumb").output)
    let lines = seen.plain.split(separator: "\n").map { TerminalText(raw: String($0)).cells }
    let header = lines[0].map { $0 ?? "" }.joined()
    let starts = ["ID", "NAME", "COMPANY", "EMAIL", "PHONE"].compactMap { title in
      header.firstRange(of: title).map { header[..<$0.lowerBound].count }
    }
    #expect(starts.count >= 2)
    for cells in lines.dropFirst() {
      // Ids and names are always there, the other columns may be empty.
      #expect(cells[starts[0]] != " " && cells[starts[1]] != " ")
      for start in starts where start < cells.count {
        if start > starts[0] { #expect(cells[start - 2] == " ") }
        #expect(cells[start - 1] == " ")
      }
    }
  }

  @Test("Nothing is cut while a terminal has room for it", arguments: [40, 60, 80, 120])
  func room(columns: Int) throws {
    let people = try awkward()
    for words in ["list", "list --sections"] {
      let seen = TerminalText(raw: try people.terminal("people \(words)", columns: columns).output)
      // A wide character that does not fit may leave one cell.
      #expect(seen.widths.max() ?? 0 >= columns - 1 || !seen.plain.contains("…"), "\(words)")
    }
  }

  @Test("A person in full, in every format", arguments: ["table", "tsv", "json", "jsonl", "ids"])
  func show(format: String) throws {
    let seen = try awkward().run("show", "8444", "3f2a9c1f", "6222", "7333", "b777", "-f", format)
    #expect(seen.status == 0)
    try expectGolden(seen.output, "show.\(format)")
  }

  @Test("Persons are shown in the order of the ids, each once")
  func showOrder() throws {
    let people = try BuiltProgram.keeping()
    #expect(
      try people.run("show", "1b2c", "0a1b", Sample.bert, "--format", "ids").lines
        == [Sample.bert, Sample.anna])
    #expect(
      try people.run("show", "1b2c", "0a1b", Sample.bert, "--format", "jsonl").lines
        == [Sample.records[1], Sample.records[0]])
  }

  @Test("An id that a file spells in capitals is printed in lower case, and found in either")
  func capitals() throws {
    let people = try BuiltProgram.keeping([
      Sample.records[0].replacing(Sample.anna, with: Sample.anna.uppercased())
    ])
    #expect(try people.run("list", "--format", "ids").lines == [Sample.anna])
    #expect(try people.run("list").output.hasPrefix("\(Sample.anna)\t"))
    #expect(try people.run("show", Sample.anna).lines.first == "id\t\(Sample.anna)")
    #expect(try people.run("-q", "bookmark", "0A1b").lines == [Sample.anna])
  }

  @Test("A person in full on a terminal")
  func showOnTerminal() throws {
    let seen = TerminalText(
      raw: try awkward().terminal("people show 8444 3f2a9c1f 6222 7333 b777").output)
    try expectGolden(seen.visible, "terminal-80/show.txt")
    #expect(seen.steeringScalars == [])
  }

  @Test("The companies, in every format", arguments: ["table", "tsv", "json", "jsonl"])
  func sections(format: String) throws {
    let seen = try awkward().run("sections", "--format", format)
    #expect(seen.status == 0)
    try expectGolden(seen.output, "sections.\(format)")
  }

  @Test("Messages show names escaped")
  func messages() throws {
    let people = try awkward()
    #expect(
      try people.run("bookmark", "7333").errors
        == "Bookmarked Eve\\e[31m \\u{202E}gnp.exe; 'people undo' takes it back.\n")
    #expect(
      try people.run("show", "3f2a9c1").errors
        == """
        people: the id "3f2a9c1" fits 2 persons, give more of it
          3f2a9c10-5b7e-4c1d-8a90-1234567890ab 花子 田中
          3f2a9c1f-0000-4000-8000-000000000001 Zoë Müller

        """.decomposingZoe)
  }

  @Test("Tables show the shortest ids of six characters and more that are unique")
  func abbreviations() throws {
    let people = try awkward()
    let ids = try people.run("list", "--format", "table").lines.dropFirst().map {
      String($0.dropFirst(3).prefix { $0 != " " })
    }
    #expect(
      Set(ids) == [
        "3f2a9c10", "3f2a9c1f", "51c0ff", "622222", "733333", "844444", "955555", "a66666",
        "b77777", "c88888",
      ])
    for id in ids { #expect(try people.run("show", id).status == 0) }
  }
}

extension String {
  /// The text with the name spelled as the fixture spells it: letters, then combining marks.
  fileprivate var decomposingZoe: String {
    replacing("Zoë Müller", with: "Zoe\u{308} Mu\u{308}ller")
  }
}
