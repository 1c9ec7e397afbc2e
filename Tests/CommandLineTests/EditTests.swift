import TestSupport
import Testing

@Suite("people edit")
struct EditTests {
  private static let record =
    #"{"id":"\#(Sample.anna)","firstName":"Anna","emails":[{"label":"work","address":"a@example.com","x":1.0},{"address":"b@example.com"}],"phones":[{"number":"1"}],"tags":["one"],"y":2.50}"#

  /// Options, and the record that they make of Anna's, without the time of the change.
  static let edits: [(options: [String], record: String)] = [
    (
      ["--title", "Boss"],
      record.replacing("\"emails\"", with: "\"jobTitle\":\"Boss\",\"emails\"")
    ),
    (
      ["--email", "c@example.com"],
      record.replacing(
        /\[\{"label.*?\]/, with: #"[{"address":"c@example.com"}]"#)
    ),
    (
      ["--email", "b@example.com", "--email", "work:a@example.com"],
      record.replacing(
        /\[\{"label.*?\]/,
        with: #"[{"address":"b@example.com"},{"label":"work","address":"a@example.com","x":1.0}]"#)
    ),
    (
      ["--add-email", "c@example.com"],
      record.replacing(#"b@example.com"}]"#, with: #"b@example.com"},{"address":"c@example.com"}]"#)
    ),
    (
      ["--email", "c@example.com", "--add-email", "d@example.com"],
      record.replacing(
        /\[\{"label.*?\]/, with: #"[{"address":"c@example.com"},{"address":"d@example.com"}]"#)
    ),
    (
      ["--add-phone", "mobile:2", "--add-phone", "3"],
      record.replacing(
        #"{"number":"1"}"#,
        with: #"{"number":"1"},{"label":"mobile","number":"2"},{"number":"3"}"#)
    ),
    (
      ["--add-tag", "two", "--add-tag", "one"],
      record.replacing(#"["one"]"#, with: #"["one","two"]"#)
    ),
    (
      ["--remove-email", "B@example.com", "--remove-tag", "one", "--remove-phone", "+49 5"],
      record.replacing(#",{"address":"b@example.com"}"#, with: "")
        .replacing(#","tags":["one"]"#, with: "")
    ),
    (
      ["--add-url", "https://example.com", "--remove-phone", "(1)"],
      record.replacing(#","phones":[{"number":"1"}]"#, with: #","urls":["https://example.com"]"#)
    ),
    (["--tag", "three"], record.replacing(#"["one"]"#, with: #"["three"]"#)),
    (["--unset", "tag"], record.replacing(#","tags":["one"]"#, with: "")),
    (
      ["--unset", "tag", "--unset", "phone", "--unset", "email"],
      #"{"id":"\#(Sample.anna)","firstName":"Anna","y":2.50}"#
    ),
    (["--first-name", ""], record.replacing(#""firstName":"Anna","#, with: "")),
    (
      ["--last-name", "Zoe\u{308}"],
      record.replacing("\"emails\"", with: "\"lastName\":\"Zoe\u{308}\",\"emails\"")
    ),
  ]

  @Test("Options change their fields and nothing else", arguments: edits)
  func editing(options: [String], record: String) throws {
    let people = try BuiltProgram.keeping([Self.record, Sample.records[1]])
    let seen = try people.run(words: ["edit", Sample.anna] + options)
    #expect(seen.status == 0)
    #expect(seen.lines == [Sample.anna])
    let records = try people.records
    let updated = try #require(
      records[0].firstMatch(
        of: /,"updated":"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"/))
    #expect(Array(records[0].replacing(updated.output, with: "").utf8) == Array(record.utf8))
    #expect(records[1] == Sample.records[1])
  }

  @Test(
    "What is so already is no change",
    arguments: [
      ["--first-name", "Anna"], ["--add-tag", "one"], ["--add-email", "b@example.com"],
      ["--unset", "note"], ["--company", ""],
      ["--email", "work:a@example.com", "--email", "b@example.com"],
    ])
  func noChange(options: [String]) throws {
    let text = Sample.file(of: [Self.record])
    let people = try BuiltProgram.keeping(text)
    let seen = try people.run(words: ["edit", Sample.anna] + options)
    #expect(seen.status == 0)
    #expect(seen.output == "")
    #expect(seen.errors == "Nothing had to be changed.\n")
    #expect(try people.file == text)
  }

  @Test("A field cannot be set and forgotten at once")
  func contradiction() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("edit", Sample.anna, "--title", "Boss", "--unset", "title")
    #expect(seen.status == 64)
    #expect(
      seen.errors
        == "people: --title and --unset title cannot be given together:"
        + " try 'people edit --help'\n")
    #expect(try people.file == Sample.file())
  }

  @Test("The same spelling composed and decomposed is a change")
  func normalization() throws {
    let people = try BuiltProgram.keeping([Sample.record(Sample.anna, "Zoë")])
    #expect(
      try people.run("-q", "edit", Sample.anna, "--first-name", "Zoe\u{308}").lines == [Sample.anna]
    )
    #expect(try Array(people.file.utf8).contains(0xCC))
  }

  @Test("Several persons are changed at once; the ids of those who changed are printed")
  func several() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run(
      "edit", Sample.carla, "0a1b", Sample.bert, Sample.anna.uppercased(), "--company", "Nordwind")
    #expect(seen.status == 0)
    #expect(seen.lines == [Sample.bert])
    #expect(seen.errors == "Changed Bert Özil; 'people undo' takes it back.\n")
    let again = try people.run("edit", Sample.carla, Sample.anna, "--title", "Boss")
    #expect(again.lines == [Sample.carla, Sample.anna])
    #expect(again.errors == "Changed 2 persons; 'people undo' takes it back.\n")
  }
}
