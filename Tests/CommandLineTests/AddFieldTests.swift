import TestSupport
import Testing

@Suite("Field options")
struct AddFieldTests {
  /// Options, and the members that they must become.
  static let fields: [(options: [String], members: String)] = [
    (["--company", "Nordwind GmbH"], #""company":"Nordwind GmbH""#),
    (["-c", "Tab\tand \"quotes\""], #""company":"Tab\tand \"quotes\"""#),
    (["--title", "Head of Sales"], #""jobTitle":"Head of Sales""#),
    (["--email", "anna@example.com"], #""emails":[{"address":"anna@example.com"}]"#),
    (
      ["-e", "work:anna@example.com", "-e", "home:a.b+c@example.org"],
      #""emails":[{"label":"work","address":"anna@example.com"},{"label":"home","address":"a.b+c@example.org"}]"#
    ),
    (["--email", "änna@exämple.example"], #""emails":[{"address":"änna@exämple.example"}]"#),
    (["--phone", "+49 (0)171 3920012"], #""phones":[{"number":"+49 (0)171 3920012"}]"#),
    (
      ["-p", "mobile:0171 3920012", "-p", "1"],
      #""phones":[{"label":"mobile","number":"0171 3920012"},{"number":"1"}]"#
    ),
    (
      ["--address", "Hafenstr. 1, 20457 Hamburg"],
      #""addresses":[{"street":"Hafenstr. 1, 20457 Hamburg"}]"#
    ),
    (["--birthday", "1980-02-29"], #""birthday":"1980-02-29""#),
    (["--birthday", "--02-29"], #""birthday":"--02-29""#),
    (["--birthday=--12-31"], #""birthday":"--12-31""#),
    (
      ["--url", "https://example.com/a?b=c", "--url", "gopher://x"],
      #""urls":["https://example.com/a?b=c","gopher://x"]"#
    ),
    (["--tag", "choir", "--tag", "team, two"], #""tags":["choir","team, two"]"#),
    (
      ["--note", "line one\nline two\t\\ \u{1B}[31m"],
      #""note":"line one\nline two\t\\ \u001b[31m""#
    ),
    (["--note", "-x"], #""note":"-x""#),
    (["--note", "first", "--note", "last"], #""note":"last""#),
    (["--company", "", "--note", "", "--url", "", "--tag", ""], ""),
  ]

  @Test("Every field option comes back as it was given", arguments: fields)
  func roundTrip(options: [String], members: String) throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let added = try people.run(words: ["-q", "add", "Anna"] + options)
    #expect(added.status == 0)
    #expect(added.errors == "")
    let id = try #require(added.lines.first)
    let created = try #require(try people.records[0].firstMatch(of: /"created":"[^"]*"/))
    let record =
      "{\"id\":\"\(id)\",\"firstName\":\"Anna\",\(members)\(members.isEmpty ? "" : ",")\(created.output)}"
    #expect(try people.run("show", id, "--format", "json").output == "[\n  \(record)\n]\n")
    #expect(try people.run("show", id, "--format", "jsonl").output == "\(record)\n")
    // The same options on someone who is there already.
    let other = try #require(try people.run("-q", "add", "Anna").lines.first)
    let edited = try people.run(words: ["-q", "edit", other] + options)
    #expect(edited.lines == (members.isEmpty ? [] : [other]))
    #expect(try people.records[1].contains(members))
  }

  @Test("A person may have every field at once")
  func allFields() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let words = Self.fields.filter { !$0.members.isEmpty }.flatMap(\.options)
    let added = try people.run(words: ["-q", "add", "Anna Berg"] + words)
    #expect(added.status == 0)
    let shown = try people.run("show", added.lines[0]).lines.dropLast()
    #expect(
      shown == [
        "id\t\(added.lines[0])", "name\tAnna Berg", "firstName\tAnna", "lastName\tBerg",
        "company\tTab\\tand \"quotes\"", "jobTitle\tHead of Sales", "birthday\t--12-31",
        "email\tanna@example.com", "email\tanna@example.com\twork",
        "email\ta.b+c@example.org\thome", "email\tänna@exämple.example",
        "phone\t+49 (0)171 3920012", "phone\t0171 3920012\tmobile", "phone\t1",
        "address\tHafenstr. 1, 20457 Hamburg", "url\thttps://example.com/a?b=c",
        "url\tgopher://x", "tag\tchoir", "tag\tteam, two", "note\tlast",
      ])
  }

  /// Values that cannot be, and why.
  static let refusals: [(option: String, value: String, reason: String)] = [
    ("--birthday", "2001-02-29", "is not a day of the calendar"),
    ("--birthday", "2000-02-30", "is not a day of the calendar"),
    ("--birthday", "--02-30", "is not a day of the calendar"),
    ("--birthday", "2000-13-01", "is not a day of the calendar"),
    ("--birthday", "2000-00-01", "is not a day of the calendar"),
    ("--birthday", "0000-01-01", "is not a day of the calendar"),
    ("--birthday", "1980-2-9", "is not a day of the calendar"),
    ("--birthday", "29.02.1980", "is not a day of the calendar"),
    ("--birthday", "１９８０-01-01", "is not a day of the calendar"),
    ("--email", "anna", "is not an e-mail address: it needs one '@' with text on both sides"),
    ("--email", "", "is not an e-mail address: it needs one '@' with text on both sides"),
    ("--email", "work:", "is not an e-mail address: it needs one '@' with text on both sides"),
    (
      "--email", "@example.com",
      "is not an e-mail address: it needs one '@' with text on both sides"
    ),
    (
      "--email", "a@b@example.com",
      "is not an e-mail address: it needs one '@' with text on both sides"
    ),
    (
      "--email", "Anna <a@example.com>",
      "is not an e-mail address: it holds a space or an angle bracket"
    ),
    ("--phone", "call me", "is not a phone number: it has no digit"),
    ("--phone", "", "is not a phone number: it has no digit"),
    ("--phone", "1:", "is not a phone number: it has no digit"),
  ]

  @Test("A value that cannot be is a usage error that says why", arguments: refusals)
  func refusal(option: String, value: String, reason: String) throws {
    let people = try BuiltProgram.keeping()
    for words in [["add", "Anna"], ["edit", Sample.anna]] {
      let seen = try people.run(words: words + [option, value])
      #expect(seen.status == 64)
      #expect(seen.output == "")
      #expect(seen.errors.hasPrefix("people: \(option): \"\(value)\" \(reason)"), "\(seen.errors)")
      #expect(seen.errors.hasSuffix(": try 'people \(words[0]) --help'\n"))
    }
    #expect(try people.file == Sample.file())
  }
}
