import TestSupport
import Testing

@Suite("people history")
struct HistoryTests {
  /// A repository with three changes, of which one was taken back.
  private func changed() throws -> BuiltProgram {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.anna)
    try people.run("delete", Sample.bert)
    try people.run("add", "Tab\tand\nline")
    try people.run("undo")
    return people
  }

  @Test("A pipe gets a line of five columns for each change, the latest first")
  func pipe() throws {
    let people = try changed()
    let seen = try people.run("history")
    #expect(seen.status == 0)
    #expect(seen.errors == "")
    let rows = seen.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.map(\.count) == [5, 5, 5])
    #expect(rows.map(\.first) == ["3", "2", "1"])
    #expect(rows.map { $0[2] } == ["add", "delete", "bookmark"])
    #expect(rows.map { $0[4] } == ["undone", "", ""])
    #expect(rows[1][3] == "Deleted Bert Özil")
    #expect(rows.allSatisfy { $0[1].wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil })
    #expect(try people.run("history", "-n", "2").lines == Array(seen.lines.prefix(2)))
    #expect(try people.run("history", "--limit", "0").output == "")
    #expect(try people.run("history", "--limit", "9").output == seen.output)
  }

  @Test("A terminal gets a line for each change, which fits")
  func terminal() throws {
    let people = try changed()
    let seen = try people.terminal("NO_COLOR=1 people history", columns: 40)
    let lines = seen.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines[1].hasSuffix("  Deleted Bert Özil"))
    let wide = try people.terminal("NO_COLOR=1 people history", columns: 120)
    #expect(wide.output.split(separator: "\n").first?.hasSuffix(" (undone)") == true)
    #expect(wide.output.contains("Added Tab and line (undone)\n"))
  }

  @Test("Where nothing was changed, only a terminal is told so")
  func nothing() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("history")
    #expect(seen.status == 0)
    #expect(seen.output == "" && seen.errors == "")
    #expect(try people.terminal("people history").output == "Nothing was changed yet.\n")
    #expect(try people.run("--file", "missing/people.json", "history").status == 66)
    #expect(try people.home.names() == ["people.json"])
  }

  @Test("Standard input has no history")
  func standardInput() throws {
    let seen = try BuiltProgram().run("--file", "-", "history", input: Sample.file())
    #expect(seen.status == 64)
    #expect(seen.output == "")
  }

  @Test("What was taken back before another change is undone for good")
  func lost() throws {
    let people = try changed()
    try people.run("bookmark", Sample.carla)
    let rows = try people.run("history").lines
    #expect(rows.map { $0.hasSuffix("\tundone") } == [false, true, false, false])
  }

  @Test("What a foreign history says reaches no terminal raw")
  func foreignHistory() throws {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.anna)
    try people.shell(
      """
      cat >>.local/state/people/*/history.jsonl <<'END'
      {"n":90,"at":"\\u001b[32mT","command":"add","summary":"\\u001b[31mRED\\u202e","base":[1],"file":[1],"changes":[]}
      END
      """)
    let seen = try people.terminal("people history --color never; people undo")
    #expect(
      seen.output.hasPrefix(
        #"""
        \e[32mT  \e[31mRED\u{202E}
        """#))
    #expect(seen.output.contains(#"is gone: \e[31mRED\u{202E}; nothing was changed"#))
    #expect(!seen.output.contains("\u{1B}"))
  }
}
