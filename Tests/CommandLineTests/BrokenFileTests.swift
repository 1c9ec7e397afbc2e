import TestSupport
import Testing

@Suite("Files that are not what they should be")
struct BrokenFileTests {
  private static let anna = Sample.anna

  /// What follows every fault that keeps a command from its work.
  private static let advice = ": 'people check' lists every fault"

  /// Files, with the line, the column and the sentence of their first fault.
  static let faults: [(text: String, fault: String)] = [
    ("", "1:1: there is nothing here, which is no repository: a new one has no file at all"),
    (
      " \n", "2:1: there is nothing here, which is no repository: a new one has no file at all"
    ),
    (
      String(Sample.file().dropLast(3)),
      "5:1: the text ends here, but expected ',' or ']' after an element"
    ),
    (
      "{\n  \"persons\": [\n    {\"id\": \"\(anna)\", \"firstName\" \"Anna\"}\n  ]\n}\n",
      "3:64: expected ':' after a member name"
    ),
    (
      "{\"persons\":[{\"id\":\"\(anna)\",\"firstName\":\"An\tna\"}]}",
      "1:73: a control character (0x09) in a string must be escaped"
    ),
    ("{\"persons\":[{\"id\":\"\(anna)\",}]}", "1:58: a comma, but no member follows"),
    (
      "{\"persons\":[{\"id\":\"\(anna)\"},]}", "1:59: a comma, but no element follows"
    ),
    ("{\"persons\":[]} x", "1:16: expected nothing more after the end of the document"),
    ("hello", "1:1: expected a value"),
    ("\"hello\"", "1:1: expected an object with the member \"persons\", or an array of persons"),
    (
      "{\"format\":\"people\"}",
      "1:1: expected an object with the member \"persons\", or an array of persons"
    ),
    (
      "{\"format\":\"cards\",\"persons\":[]}", "1:11: the member \"format\" must be \"people\""
    ),
    (
      "{\"version\":0,\"persons\":[]}",
      "1:12: the member \"version\" must be a whole number from 1"
    ),
    ("[\n  1\n]", "2:3: expected a person, an object in braces"),
    (
      "[{}]",
      "1:2: this person has no \"id\"; 'people add -' gives persons an id where they have none"
    ),
    (
      "[{\"id\":\"42\"}]",
      "1:8: the id \"42\" is not a UUID; take the member away and let 'people add -' give the"
        + " person a new one"
    ),
    (
      "[{\"id\":\"\(anna)\",\"company\":7}]", "1:57: the member \"company\" must be a string"
    ),
    (
      "[{\"id\":\"\(anna)\",\"note\":\"a\",\"note\":\"b\"}]",
      "1:58: the member \"note\" stands twice in one object"
    ),
    (
      "[{\"id\":\"\(anna)\"},\n\n{\"id\":\"\(anna.uppercased())\"}]",
      "3:1: the id \(anna) was given to another person already, in line 1"
    ),
  ]

  /// Every command that reads the repository, and whether it sets out to change it.
  static let commands: [(words: [String], isChanging: Bool)] = [
    (["list"], false), (["list", "--count"], false), (["list", "--sections"], false),
    (["sections"], false), (["show", anna], false), (["add", "Dora"], true),
    (["add", "--random"], true), (["add", "-"], true), (["edit", anna, "--title", "Boss"], true),
    (["delete", anna], true), (["bookmark", anna], true), (["send", anna], true),
  ]

  @Test("A fault is told with line and column", arguments: faults)
  func place(text: String, fault: String) throws {
    let people = try BuiltProgram.keeping(text)
    let listed = try people.run("list")
    #expect(listed.status == 65)
    #expect(listed.output == "")
    #expect(listed.errors == "people: people.json:\(fault)\(Self.advice)\n")
    let checked = try people.run("check")
    #expect(checked.status == 65)
    #expect(checked.lines.first == "people.json:\(fault)")
    #expect(checked.errors == "")
    #expect(try people.file == text)
  }

  @Test("No command touches a broken file", arguments: commands)
  func untouched(words: [String], isChanging: Bool) throws {
    let text = String(Sample.file().dropLast(3))
    let people = try BuiltProgram.keeping(text)
    let seen = try people.run(words: words, input: "{\"firstName\":\"Dora\"}")
    #expect(seen.status == 65)
    #expect(seen.output == "")
    #expect(
      seen.errors
        == "people: people.json:5:1: the text ends here, but expected ',' or ']' after an element"
        + (isChanging ? "; nothing was changed" : "") + "\(Self.advice)\n")
    #expect(try people.file == text)
    #expect(try people.home.names().filter { $0.hasSuffix(".new") } == [])
  }

  @Test("A file cut off anywhere is broken, and stays as it is")
  func truncated() throws {
    let whole = Array(Sample.file().utf8)
    let people = try BuiltProgram.keeping()
    // All but the final newline belongs to the document.
    for length in stride(from: 0, to: whole.count - 1, by: 23) {
      try people.home.write(Array(whole[..<length]), to: "people.json")
      let seen = try people.run("add", "Dora")
      #expect(seen.status == 65, "cut to \(length) bytes")
      #expect(try people.home.bytes(of: "people.json") == Array(whole[..<length]))
    }
  }

  @Test("Bytes that are not UTF-8 are a fault")
  func invalidUTF8() throws {
    let people = try BuiltProgram.keeping()
    let bytes = Array("[{\"id\":\"\(Self.anna)\",\"note\":\"a".utf8) + [0xFF] + Array("\"}]".utf8)
    try people.home.write(bytes, to: "people.json")
    let seen = try people.run("list")
    #expect(seen.status == 65)
    #expect(seen.errors == "people: people.json:1:56: the bytes here are not UTF-8\(Self.advice)\n")
    #expect(try people.home.bytes(of: "people.json") == bytes)
  }

  @Test("check reports every fault, in the order of the file")
  func everyFault() throws {
    let people = try BuiltProgram.keeping(
      """
      {"format":"people","version":1,"persons":[
       {"id":"42","firstName":"Anna"}
      ,{"id":"\(Sample.bert)","firstName":1,"tags":"a"}
      ,{"firstName":"Carla"}
      ,{"id":"\(Sample.bert)"}
      ]}

      """)
    let seen = try people.run("check")
    #expect(seen.status == 65)
    #expect(
      seen.lines == [
        "people.json:2:8: the id \"42\" is not a UUID; take the member away and let"
          + " 'people add -' give the person a new one",
        "people.json:3:59: the member \"firstName\" must be a string",
        "people.json:3:68: the member \"tags\" must be an array of strings",
        "people.json:4:2: this person has no \"id\"; 'people add -' gives persons an id where they"
          + " have none",
        "people.json:5:2: the id \(Sample.bert) was given to another person already, in line 3",
      ])
    #expect(seen.errors == "")
  }

  @Test("check says that a good repository is one, on standard error")
  func noFault() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("check")
    #expect(seen.status == 0)
    #expect(seen.output == "")
    #expect(seen.errors == "people.json: 3 persons, no faults.\n")
  }
}
