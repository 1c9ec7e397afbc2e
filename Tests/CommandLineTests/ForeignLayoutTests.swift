import TestSupport
import Testing

@Suite("Files that other programs wrote")
struct ForeignLayoutTests {
  private static let unknown =
    #""x":12345678901234567890,"y":2.50,"z":{"a":[1e3,"\u00e9\/"],"b":null}"#

  private static let record =
    #"{"id":"\#(Sample.anna)","firstName":"Anna",\#(unknown),"emails":[{"address":"anna@example.com","pref":1.0}]}"#

  /// As `jq .` lays it out.
  private static let pretty = """
    {
      "format": "people",
      "version": 1,
      "persons": [
        {
          "id": "\(Sample.anna)",
          "firstName": "Anna",
          "x": 12345678901234567890,
          "y": 2.50,
          "z": {
            "a": [
              1e3,
              "\\u00e9\\/"
            ],
            "b": null
          },
          "emails": [
            {
              "address": "anna@example.com",
              "pref": 1.0
            }
          ]
        },
        {
          "id": "\(Sample.bert)",
          "firstName": "Bert"
        }
      ],
      "made by": {
        "hand": true
      }
    }

    """

  /// The same persons in the layouts that editors and programs leave behind.
  static let layouts: [(name: String, text: String)] = [
    ("as jq writes it", pretty),
    ("with CRLF", pretty.replacing("\n", with: "\r\n")),
    ("with a byte order mark", "\u{FEFF}" + pretty),
    ("with tabs", pretty.replacing("  ", with: "\t")),
    (
      "on one line",
      pretty.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        .replacing("\": ", with: "\":")
    ),
    ("without a final newline", String(pretty.dropLast())),
    ("with empty lines around", "\n\n" + pretty + "\n \n"),
  ]

  private static func keptFile(_ first: String) -> String {
    "{\"format\":\"people\",\"version\":1,\"persons\":[\n \(first)\n"
      + ",\(Sample.record(Sample.bert, "Bert"))\n],\"made by\":{\"hand\":true}}\n"
  }

  @Test("Any layout is read", arguments: layouts)
  func reading(name: String, text: String) throws {
    let people = try BuiltProgram.keeping(text)
    #expect(
      try people.run("list").output
        == "\(Sample.anna)\tAnna\t\tanna@example.com\t\t\n\(Sample.bert)\tBert\t\t\t\t\n")
    #expect(
      try people.run("list", "--format", "jsonl").output
        == "\(Self.record)\n\(Sample.record(Sample.bert, "Bert"))\n")
    #expect(try people.run("check").errors == "people.json: 2 persons, no faults.\n")
    #expect(try people.file == text)
  }

  @Test("The first change writes the program's own layout and keeps everything", arguments: layouts)
  func changing(name: String, text: String) throws {
    let people = try BuiltProgram.keeping(text)
    #expect(try people.run("-q", "bookmark", Sample.anna).output == "\(Sample.anna)\n")
    #expect(
      try people.file
        == Self.keptFile(String(Self.record.dropLast()) + #","bookmarked":true}"#))
  }

  @Test("What is not understood survives every change, to the byte")
  func unknownMembers() throws {
    let people = try BuiltProgram.keeping(Self.pretty)
    try people.run("-q", "bookmark", Sample.anna)
    try people.run("-q", "edit", Sample.anna, "--last-name", "Schmidt")
    try people.run("-q", "edit", Sample.anna, "--email", "home:anna@example.com")
    try people.run("-q", "send", Sample.anna)
    try people.run("-q", "bookmark", Sample.anna, "--remove")
    try people.run("-q", "edit", Sample.anna, "--unset", "last-name")
    try people.run("-q", "delete", Sample.bert)
    let file = try people.file
    #expect(file.contains(Self.unknown))
    #expect(
      file.contains(#"[{"address":"anna@example.com","pref":1.0,"label":"home"}]"#)
        || file.contains(#"[{"label":"home","address":"anna@example.com","pref":1.0}]"#))
    #expect(file.hasSuffix("\n],\"made by\":{\"hand\":true}}\n"))
  }

  @Test("An array of persons without the envelope gets one with the first change")
  func array() throws {
    let people = try BuiltProgram.keeping(
      "[\(Sample.records[0]),\n\n  \(Sample.records[1])]")
    #expect(try people.run("list", "--count").output == "2\n")
    try people.run("-q", "delete", Sample.bert)
    #expect(try people.file == Sample.file(of: [Sample.records[0]]))
  }

  @Test("A newer version is read, and refused for writing")
  func newerVersion() throws {
    let text = Sample.file().replacing("\"version\":1", with: "\"version\":2")
    let people = try BuiltProgram.keeping(text)
    #expect(try people.run("list", "--count").output == "3\n")
    let refused = try people.run("add", "Dora")
    #expect(refused.status == 65)
    #expect(refused.output == "")
    #expect(
      refused.errors
        == "people: \"people.json\" is of version 2 of the format, which this program can read but"
        + " not write: use a newer 'people' to change it; nothing was changed\n")
    #expect(try people.file == text)
  }
}
