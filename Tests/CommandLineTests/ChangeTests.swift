import TestSupport
import Testing

@Suite("Commands that change several persons")
struct ChangeTests {
  /// The commands that take ids and change persons.
  static let commands: [[String]] = [
    ["delete"], ["rm"], ["bookmark"], ["bookmark", "--remove"], ["send"],
    ["edit", "--title", "Boss"],
  ]

  @Test("One id that names nobody, and none is changed", arguments: commands)
  func missingID(command: [String]) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run(words: command + [Sample.anna, Sample.nobody, Sample.bert])
    #expect(seen.status == 1)
    #expect(seen.output == "")
    #expect(
      seen.errors.hasPrefix("people: no person has the id \"\(Sample.nobody)\": try 'people list'"))
    #expect(try people.file == Sample.file())
  }

  @Test("An id that fits several, and none is changed", arguments: commands)
  func ambiguousID(command: [String]) throws {
    let text = Sample.file(of: Self.alike)
    let people = try BuiltProgram.keeping(text)
    let seen = try people.run(words: command + [Sample.anna, "abcdef"])
    #expect(seen.status == 1)
    #expect(seen.output == "")
    #expect(
      seen.errors.hasPrefix(
        """
        people: the id "abcdef" fits 7 persons, give more of it; nothing was changed
          abcdef01-0000-4000-8000-000000000000 Person 1
          abcdef02-0000-4000-8000-000000000000 Person 2
          abcdef03-0000-4000-8000-000000000000 Person 3
          abcdef04-0000-4000-8000-000000000000 Person 4
          abcdef05-0000-4000-8000-000000000000 Person 5
          and 2 more
        """))
    #expect(try people.file == text)
  }

  /// Anna, and seven persons whose ids begin alike.
  private static let alike =
    [Sample.records[0]]
    + (1...7).map { Sample.record("abcdef0\($0)-0000-4000-8000-000000000000", "Person \($0)") }

  @Test(
    "A prefix is long enough when it fits one person",
    arguments: [
      ("abcdef01", 0), ("abcdef01-", 0), ("ABCDEF07-0000", 0), ("0a1b", 0), ("0a1", 1), ("abcd", 1),
      ("abcdef08", 1), ("0a1b2c3d-4e5f-4a6b-8c7d-8e9fa0b1c2d3", 0),
      ("0a1b2c3d-4e5f-4a6b-8c7d-8e9fa0b1c2d33", 1), ("0a1b2c3d4e5f", 1), ("", 1), ("zzzz", 1),
      ("Anna", 1), (" 0a1b", 1),
    ])
  func prefix(id: String, status: Int32) throws {
    let people = try BuiltProgram.keeping(Self.alike)
    #expect(try people.run("show", id).status == status)
    #expect(try people.run("-q", "bookmark", id).status == status)
  }

  @Test("The same person named twice counts once", arguments: commands)
  func twice(command: [String]) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run(words: command + ["1b2c", Sample.bert])
    #expect(seen.status == 0)
    if command == ["send"] {
      #expect(seen.output.count { $0 == "\r\n" } == 7)
      #expect(try people.file.count(of: "\"at\"") == 1)
    } else {
      #expect(seen.lines == (command == ["bookmark"] ? [] : [Sample.bert]))
    }
  }

  @Test("delete prints the ids of those it took out, and leaves the others to the byte")
  func deleting() throws {
    let people = try BuiltProgram.keeping()
    let one = try people.run("delete", "1B2C3D")
    #expect(one.lines == [Sample.bert])
    #expect(one.errors == "Deleted Bert Özil; 'people undo' takes it back.\n")
    #expect(try people.file == Sample.file(of: [Sample.records[0], Sample.records[2]]))
    let rest = try people.run("rm", Sample.carla, Sample.anna)
    #expect(Set(rest.lines) == [Sample.anna, Sample.carla])
    #expect(rest.errors == "Deleted 2 persons; 'people undo' takes it back.\n")
    #expect(try people.file == Sample.file(of: []))
    #expect(try people.run("list", "--count").output == "0\n")
  }

  @Test("A bookmark is set and taken off; what is so already leaves the file as it is")
  func bookmarking() throws {
    let people = try BuiltProgram.keeping()
    let set = try people.run("bookmark", Sample.anna, Sample.bert)
    #expect(set.lines == [Sample.anna])
    #expect(set.errors == "Bookmarked Anna Schmidt; 'people undo' takes it back.\n")
    let file = try people.file
    #expect(file != Sample.file())
    let again = try people.run("bookmark", Sample.anna, Sample.bert)
    #expect(again.status == 0)
    #expect(again.output == "")
    #expect(again.errors == "The bookmark was there already.\n")
    #expect(try people.file == file)
    #expect(
      try people.run("list", "--bookmarked", "-f", "ids").lines == [Sample.bert, Sample.anna])
    let off = try people.run("bookmark", "--remove", Sample.anna)
    #expect(off.lines == [Sample.anna])
    #expect(off.errors == "Took the bookmark off Anna Schmidt; 'people undo' takes it back.\n")
    #expect(try people.file == Sample.file())
    let offAgain = try people.run("bookmark", "--remove", Sample.anna, Sample.carla)
    #expect(offAgain.output == "")
    #expect(offAgain.errors == "No bookmark was there.\n")
    #expect(try people.file == Sample.file())
  }

  @Test("No change, and the file is not even replaced")
  func untouchedFile() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      "touch -d 2001-02-03 people.json; stat -c '%i %Y' people.json; people -q bookmark \(Sample.bert); stat -c '%i %Y' people.json"
    )
    #expect(seen.lines.count == 2)
    #expect(seen.lines.first == seen.lines.last)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
