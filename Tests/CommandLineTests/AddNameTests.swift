import TestSupport
import Testing

@Suite("people add NAME")
struct AddNameTests {
  /// The words after `add`, and the names that the person must have then.
  static let names: [(words: [String], members: String)] = [
    (["Plato"], #""firstName":"Plato""#),
    (["Zoë Müller"], #""firstName":"Zoë","lastName":"Müller""#),
    (["Anna Lena Berg"], #""firstName":"Anna Lena","lastName":"Berg""#),
    (["  Anna \t Berg\n"], #""firstName":"Anna","lastName":"Berg""#),
    (["Anna\u{A0}Maria Berg"], #""firstName":"Anna Maria","lastName":"Berg""#),
    (["Anna\u{3000}Berg"], #""firstName":"Anna","lastName":"Berg""#),
    (["花子"], #""firstName":"花子""#),
    (["Zoe\u{308} Mu\u{308}ller"], "\"firstName\":\"Zoe\u{308}\",\"lastName\":\"Mu\u{308}ller\""),
    (["Anna \"Ann\" O'Neil\\"], #""firstName":"Anna \"Ann\"","lastName":"O'Neil\\""#),
    (
      ["Ludwig van Beethoven", "--last-name", "van Beethoven"],
      #""firstName":"Ludwig","lastName":"van Beethoven""#
    ),
    (
      ["Ludwig van Beethoven", "--first-name", "Ludwig"],
      #""firstName":"Ludwig","lastName":"van Beethoven""#
    ),
    (
      ["Ludwig van Beethoven", "--first-name", "Ludwig", "--last-name", "van Beethoven"],
      #""firstName":"Ludwig","lastName":"van Beethoven""#
    ),
    (["--first-name", "Anna"], #""firstName":"Anna""#),
    (["--last-name", "Berg"], #""lastName":"Berg""#),
    (
      ["--first-name", "Anna Lena", "--last-name", "Berg"],
      #""firstName":"Anna Lena","lastName":"Berg""#
    ),
    // A name that is all first or all last name.
    (["van der Berg", "--last-name", "van der Berg"], #""lastName":"van der Berg""#),
    (["Anna Lena", "--first-name", "Anna Lena"], #""firstName":"Anna Lena""#),
    (["--company", "Nordwind"], #""company":"Nordwind""#),
    (["Anna", "--company", ""], #""firstName":"Anna""#),
  ]

  @Test("A name is split at its last space, or where an option says", arguments: names)
  func splitting(words: [String], members: String) throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let added = try people.run(words: ["add"] + words)
    #expect(added.status == 0)
    #expect(added.lines.count == 1)
    let records = try people.records
    #expect(records.count == 1)
    let created = try #require(
      records[0].firstMatch(
        of: /,"created":"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"}$/))
    // By bytes, since text that is composed otherwise counts as equal in Swift.
    #expect(
      Array(records[0].utf8)
        == Array("{\"id\":\"\(added.lines[0])\",\(members)\(created.output)".utf8), "\(records[0])")
  }

  /// Names that contradict themselves, and what is said.
  static let refusals: [(words: [String], message: String)] = [
    ([""], "NAME: \"\" is empty"),
    ([" \t"], "NAME: \"\" is empty"),
    (
      ["Anna Berg", "--first-name", "Bert"],
      "--first-name: \"Bert\" is not the beginning of NAME; --name-prefix takes what stands before it"
    ),
    (
      ["Anna Berg", "--last-name", "Anna"],
      "--last-name: \"Anna\" is not the end of NAME; --name-suffix takes what stands behind it"
    ),
    (
      ["Anna Berg", "--last-name", "erg"],
      "--last-name: \"erg\" is not the end of NAME; --name-suffix takes what stands behind it"
    ),
    (
      ["Anna Berg", "--first-name", "Anna", "--last-name", "Berger"],
      "--last-name: \"Berger\" is not the end of NAME; --name-suffix takes what stands behind it"
    ),
  ]

  @Test("A name that contradicts itself is a usage error", arguments: refusals)
  func contradiction(words: [String], message: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run(words: ["add"] + words)
    #expect(seen.status == 64)
    #expect(seen.output == "")
    #expect(seen.errors == "people: \(message): try 'people add --help'\n")
    #expect(try people.file == Sample.file())
  }

  @Test("A name may be given whole beside all of its parts")
  func middleName() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run(
      "add", "Dr Anna Lena Berg", "--name-prefix", "Dr", "--first-name", "Anna",
      "--middle-name", "Lena", "--last-name", "Berg")
    #expect(seen.status == 0)
    #expect(
      try people.records.last?.contains(
        #","firstName":"Anna","middleName":"Lena","lastName":"Berg","namePrefix":"Dr","#) == true)
    let short = try people.run(
      "add", "Anna Lena Berg", "--first-name", "Anna", "--last-name", "Berg")
    // "Berg" is the end of the name, whatever else may be wrong.
    #expect(!short.errors.contains("is not the end of NAME"))
    #expect(try short.status == 64 || people.records.last?.contains("Lena") == true)
  }

  @Test("Bytes that are not UTF-8 are a usage error that shows them as bytes")
  func invalidUTF8() throws {
    let people = try BuiltProgram.keeping()
    for option in ["", "--company ", "--note ", "--tag ", "--email work:a@"] {
      let seen = try people.shell("people add \(option)$'a\\xffb'")
      #expect(seen.status == 64)
      #expect(seen.errors.contains("is not UTF-8"))
      #expect(
        seen.errors.contains(#"a\xFFb"#), "\(seen.errors)")
    }
    #expect(try people.file == Sample.file())
  }
}
