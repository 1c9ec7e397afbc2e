import TestSupport
import Testing

@Suite("people add -")
struct AddFromJSONTests {
  private static let given = "{\"id\":\"\(Sample.nobody)\",\"firstName\":\"Dora\",\"x\":2.50}"

  /// Inputs, and the records that they must become, `ID` where a new id is expected.
  static let inputs: [(input: String, records: [String])] = [
    ("{\"firstName\":\"Dora\"}", [#"{"id":"ID","firstName":"Dora"}"#]),
    (given, [given]),
    (
      "[{\"firstName\":\"Dora\"},{\"firstName\":\"Emil\"}]",
      [#"{"id":"ID","firstName":"Dora"}"#, #"{"id":"ID","firstName":"Emil"}"#]
    ),
    (
      "{\"firstName\":\"Dora\"}\n{\"firstName\":\"Emil\"}\n",
      [#"{"id":"ID","firstName":"Dora"}"#, #"{"id":"ID","firstName":"Emil"}"#]
    ),
    (
      "\n {\"firstName\":\"Dora\"}\r\n\r\n[{\"firstName\":\"Emil\"}]",
      [#"{"id":"ID","firstName":"Dora"}"#, #"{"id":"ID","firstName":"Emil"}"#]
    ),
    (Sample.file(of: [given]), [given]),
    ("{\"persons\":[\(given)]}", [given]),
    ("{\"version\":1,\"persons\":[\(given)],\"z\":0}", [given]),
    ("{}", [#"{"id":"ID"}"#]),
    ("\u{FEFF}{\"firstName\":\"Dora\"}", [#"{"id":"ID","firstName":"Dora"}"#]),
    (
      "{\n  \"firstName\" : \"Dora\",\n  \"a b\" : [ 1e3, \"x  y\" ]\n}",
      [#"{"id":"ID","firstName":"Dora","a b":[1e3,"x  y"]}"#]
    ),
    (
      #"{"x":12345678901234567890,"y":2.50,"firstName":"\u0044ora","z":{"id":"no"}}"#,
      [#"{"id":"ID","x":12345678901234567890,"y":2.50,"firstName":"\u0044ora","z":{"id":"no"}}"#]
    ),
    ("", []), (" \n", []), ("[]", []), ("[][]", []),
  ]

  @Test("Persons come as objects, arrays, lines or whole files", arguments: inputs)
  func adding(input: String, records: [String]) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("add", "-", input: input)
    #expect(seen.status == 0)
    let sentence =
      switch records.count {
      case 0: "Nobody was added.\n"
      case 1: "Added "
      default: "Added \(records.count) persons; 'people undo' takes it back.\n"
      }
    #expect(seen.errors.hasPrefix(sentence))
    #expect(seen.lines.count == records.count)
    let expected = zip(seen.lines, records).map { $1.replacing("\"ID\"", with: "\"\($0)\"") }
    #expect(try people.records == Sample.records + expected)
    for (id, record) in zip(seen.lines, records) where record == Self.given {
      #expect(id == Sample.nobody)
    }
    #expect(Set(seen.lines).count == records.count)
    #expect(try people.run("check").status == 0)
  }

  @Test("Nothing on standard input makes no file")
  func emptyInput() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    #expect(try people.run("add", "-").status == 0)
    #expect(try !people.home.names().contains("people.json"))
  }

  /// Inputs that cannot be added, and what is said of them.
  static let refusals: [(input: String, message: String)] = [
    ("{\"firstName\":", "standard input:1:14: the text ends here, but expected a value"),
    (
      "{\"firstName\":\"Dora\"}\n{\"firstName\" \"Emil\"}",
      "standard input:2:14: expected ':' after a member name"
    ),
    (
      "[{\"firstName\":\"Dora\"},\n 7]",
      "standard input:2:2: expected a person, an object in braces"
    ),
    ("7", "standard input:1:1: expected a person, an object in braces"),
    ("hello", "standard input:1:1: expected a value"),
    ("BEGIN:VCARD", "standard input:1:1: expected a value"),
    ("{\"firstName\":7}", "standard input:1:14: the member \"firstName\" must be a string"),
    ("{\"bookmarked\":1}", "standard input:1:15: the member \"bookmarked\" must be true or false"),
    (
      "{\"note\":\"a\",\"note\":\"b\"}",
      "standard input:1:13: the member \"note\" stands twice in one object"
    ),
    (
      "{\"id\":\"42\"}",
      "standard input:1:7: the id \"42\" is not a UUID; take the member away and let"
        + " 'people add -' give the person a new one"
    ),
    (
      "[{\"id\":\"\(Sample.nobody)\"},\n{\"id\":\"\(Sample.nobody)\"}]",
      "standard input:2:1: the id \(Sample.nobody) was given to another person already, in line 1"
    ),
    (
      "{\"firstName\":\"Dora\"}{\"id\":\"\(Sample.anna)\"}",
      "the id \(Sample.anna) belongs to a person already: 'people edit' changes that one, and"
        + " without the member \"id\" this one would be added as another"
    ),
  ]

  @Test("One fault, and nobody is added", arguments: refusals)
  func refusal(input: String, message: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("add", "-", input: input)
    #expect(seen.status == 65)
    #expect(seen.output == "")
    #expect(seen.errors == "people: \(message); nothing was changed\n")
    #expect(try people.file == Sample.file())
  }

  @Test("list --format jsonl into add - copies persons to the byte")
  func copying() throws {
    let awkward = try Fixture("command-line/awkward.json").bytes()
    let people = try BuiltProgram.keeping(String(decoding: awkward, as: UTF8.self))
    for format in ["jsonl", "json"] {
      let seen = try people.shell(
        "people list --format \(format) | people -q --file \(format).json add - --file \(format).json"
      )
      #expect(seen.status == 0)
      #expect(seen.errors == "")
      #expect(
        try Array(people.run("--file", "\(format).json", "list", "--format", "jsonl").output.utf8)
          == Array(people.run("list", "--format", "jsonl").output.utf8))
    }
    try people.shell("people -q --file whole.json add - <people.json")
    #expect(try people.home.bytes(of: "whole.json") == awkward)
  }

  @Test("A copied person cannot be added a second time")
  func copyingTwice() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("people list --format jsonl | people add -")
    #expect(seen.status == 65)
    #expect(try people.file == Sample.file())
  }

  @Test("A member that is not known is kept, and named, with the one that may be meant")
  func unknownMembers() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run(
      "add", "-", input: #"{"firstName":"Jay","lastname":"Zed","x":[{"y":1}]}{"lastname":"Two"}"#)
    #expect(seen.status == 0)
    #expect(
      seen.errors
        == """
        Added 2 persons; 'people undo' takes it back.
        The member "lastname" is kept, but means nothing to people; is it "lastName"?
        The member "x" is kept, but means nothing to people.

        """)
    #expect(try people.records[3].hasSuffix(#","firstName":"Jay","lastname":"Zed","x":[{"y":1}]}"#))
  }
}
