import TestSupport
import Testing

@Suite("Undo and redo")
struct UndoTests {
  @Test("The last change is taken back and made again, each with its name")
  func lastChange() throws {
    let people = try BuiltProgram.keeping()
    try people.run("-q", "delete", Sample.bert)
    let undo = try people.run("undo")
    #expect(undo.status == 0)
    #expect(undo.output == "")
    #expect(undo.errors == "Took back: Deleted Bert Özil.\n'people redo' makes it again.\n")
    #expect(try people.file == Sample.file())
    let redo = try people.run("redo")
    #expect(redo.status == 0)
    #expect(redo.output == "")
    #expect(redo.errors == "Made again: Deleted Bert Özil.\n'people undo' takes it back.\n")
    #expect(try people.file == Sample.file(of: [Sample.records[0], Sample.records[2]]))
    #expect(try people.run("-q", "undo").errors == "")
    #expect(try people.file == Sample.file())
  }

  /// Every kind of change, as a line of shell.
  static let changes = [
    "people add Dora", "people add --random -n 3 --seed 7",
    "echo '[{\"firstName\":\"Dora\"}]' | people add -",
    "people edit \(Sample.anna) --company Westwind", "people edit \(Sample.anna) --unset company",
    "people bookmark \(Sample.carla)", "people bookmark --remove \(Sample.bert)",
    "people send \(Sample.anna)", "people delete \(Sample.anna) \(Sample.carla)",
  ]

  @Test("Every kind of change is taken back to the byte, and made again", arguments: changes)
  func everyChange(call: String) throws {
    let people = try BuiltProgram.keeping()
    #expect(try people.shell(call).status == 0)
    let changed = try people.file
    #expect(changed != Sample.file())
    #expect(try people.run("undo").status == 0)
    #expect(try people.file == Sample.file())
    #expect(try people.run("redo").status == 0)
    #expect(try people.file == changed)
  }

  @Test("Several changes are taken back and made again at once, the latest first")
  func several() throws {
    let people = try BuiltProgram.keeping()
    for call in Self.changes { #expect(try people.shell(call).status == 0) }
    let changed = try people.file
    let few = try people.run("undo", "2")
    #expect(
      few.errors == """
        Took back: Deleted 2 persons.
        Took back: Wrote the card of Anna Schmidt.
        'people redo' makes it again.

        """)
    #expect(try people.run("undo", "\(Self.changes.count - 2)").status == 0)
    #expect(try people.file == Sample.file())
    #expect(try people.run("redo", "\(Self.changes.count)").status == 0)
    #expect(try people.file == changed)
  }

  @Test("More than there is to undo or redo is refused, and nothing is done")
  func tooMany() throws {
    let people = try BuiltProgram.keeping()
    func expect(_ words: String..., says message: String) throws {
      let before = try people.file
      let seen = try people.run(words: words)
      #expect(seen.status == 1)
      #expect(seen.output == "")
      #expect(seen.errors == "people: \(message); nothing was changed\n")
      #expect(try people.file == before)
    }
    try expect("undo", says: "there is nothing to undo: 'people history' lists the changes")
    try expect("redo", says: "there is nothing to redo: 'people history' lists the changes")
    try people.run("bookmark", Sample.anna)
    try expect("undo", "2", says: "there is only one change to undo: 'people history' lists it")
    try people.run("bookmark", Sample.carla)
    try expect(
      "undo", "3", says: "there are only 2 changes to undo: 'people history' lists them")
    try people.run("undo", "2")
    try expect(
      "redo", "3", says: "there are only 2 changes to redo: 'people history' lists them")
    try people.run("add", "Dora")
    try expect("redo", says: "there is nothing to redo: 'people history' lists the changes")
  }

  @Test(
    "A number of changes is one from 1",
    arguments: ["0", "-1", "x", "1.5", "", "99999999999999999999"])
  func badNumber(word: String) throws {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.anna)
    let file = try people.file
    for command in ["undo", "redo"] {
      #expect(try people.run(command, "--", word).status == 64)
      #expect(try people.file == file)
    }
  }

  @Test("A person who was changed by hand is named, and the file stays as it is")
  func changedByHand() throws {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.anna)
    let edited = try people.file.replacing("anna@example.com", with: "a@example.com")
    try people.home.write(edited, to: "people.json")
    let seen = try people.run("undo")
    #expect(seen.status == 1)
    #expect(
      seen.errors == """
        people: Anna Schmidt was changed by other means since, so this cannot be taken back or made \
        again: see 'people show \(Sample.anna)'; nothing was changed

        """)
    #expect(try people.file == edited)
  }

  @Test("A person who was changed by hand is not in the way of another's change")
  func otherChangedByHand() throws {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.carla)
    try people.home.write(
      try people.file.replacing("anna@example.com", with: "a@example.com"), to: "people.json")
    #expect(try people.run("undo").status == 0)
    #expect(
      try people.file == Sample.file().replacing("anna@example.com", with: "a@example.com"))
  }

  @Test("A file that was laid out anew by another program keeps its history")
  func otherLayout() throws {
    let people = try BuiltProgram.keeping()
    try people.run("delete", Sample.bert)
    try people.home.write(
      try people.file.replacing(",\"", with: ",\n  \"").replacing("{\"", with: "{\r\n  \""),
      to: "people.json")
    #expect(try people.run("undo").status == 0)
    #expect(try people.file == Sample.file())
  }

  @Test("One file has one history, however it is named; two files have two")
  func spellings() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      """
      unset PEOPLE_FILE; mkdir a; ln -s ../people.json a/link.json; ln -s . b
      people -q --file people.json bookmark \(Sample.anna)
      people -q --file "$PWD/people.json" bookmark \(Sample.carla)
      (cd a && people -q --file ../people.json delete \(Sample.bert))
      people -q --file b/people.json add Dora >/dev/null
      cp people.json other.json
      people --file other.json undo; echo $?
      people --file a/link.json history | wc -l
      (cd a && people -q --file link.json undo 2)
      PEOPLE_FILE=b/a/../people.json people -q undo 2; echo $?
      """)
    #expect(seen.lines.filter { $0.count == 1 } == ["1", "4", "0"])
    #expect(try people.file == Sample.file())
  }

  @Test("A large addition is taken back in one go, and made again, to the byte")
  func largeAddition() throws {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.anna)
    let before = try people.file
    let add = try people.run("add", "--random", "-n", "20000", "--seed", "3")
    #expect(add.errors == "Added 20000 random persons; 'people undo' takes it back.\n")
    let after = try people.home.bytes(of: "people.json")
    #expect(after.count > 4 << 20)
    let undo = try people.run("undo")
    #expect(
      undo.errors == "Took back: Added 20000 random persons.\n'people redo' makes it again.\n")
    #expect(try people.file == before)
    #expect(try people.run("redo").status == 0)
    #expect(try people.home.bytes(of: "people.json") == after)
    let both = try people.run("undo", "2")
    #expect(both.status == 1)
    #expect(
      both.errors == "people: this change is so large that it can only be undone or redone by"
        + " itself: Added 20000 random persons; nothing was changed\n")
    #expect(try people.run("undo").status == 0)
    #expect(try people.run("undo").status == 0)
    #expect(try people.file == Sample.file())
  }

  @Test("The first addition of all leaves an empty repository when it is taken back")
  func firstAddition() throws {
    let people = try BuiltProgram()
    try people.run("add", "Dora")
    #expect(try people.run("undo").status == 0)
    #expect(
      try people.home.text(of: ".local/share/people/people.json") == Sample.file(of: []))
    #expect(try people.run("undo").status == 1)
    #expect(try people.run("redo").status == 0)
    #expect(try people.run("list", "--count").output == "1\n")
  }

  @Test("Where there is no place for a history, the change is made and told to be for good")
  func noPlace() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell("unset HOME XDG_STATE_HOME; people delete \(Sample.bert)")
    #expect(seen.status == 0)
    #expect(
      seen.errors == "Deleted Bert Özil; this cannot be taken back:"
        + " neither XDG_STATE_HOME nor HOME says where the history is.\n")
    #expect(try people.records.count == 2)
    for command in ["undo", "redo"] {
      let seen = try people.shell("unset HOME; people \(command)")
      #expect(seen.status == 66)
      #expect(
        seen.errors == "people: there is no history: neither XDG_STATE_HOME nor HOME says where the"
          + " history is; nothing was changed\n")
    }
    #expect(try people.records.count == 2)
  }

  @Test("XDG_STATE_HOME names the place of histories; a relative path is none")
  func stateHome() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      """
      XDG_STATE_HOME=$PWD/state people -q bookmark \(Sample.anna) >ids; ls state/people | wc -l
      [ -e .local ]; echo $?
      XDG_STATE_HOME=relative people -q bookmark \(Sample.carla) >ids; ls .local/state/people | wc -l
      [ -e relative ]; echo $?
      people history | wc -l; XDG_STATE_HOME=$PWD/state people history | wc -l
      """)
    #expect(seen.lines == ["1", "1", "1", "1", "1", "1"])
  }

  @Test("A broken file is not undone, and the file before it is named")
  func brokenFile() throws {
    let people = try BuiltProgram.keeping()
    try people.run("bookmark", Sample.anna)
    try people.home.write("[", to: "people.json")
    let seen = try people.run("undo")
    #expect(seen.status == 65)
    let backup = try #require(seen.errors.firstMatch(of: /\/\S*backup.json/)).output
    #expect(seen.errors.contains("nothing was changed"))
    try people.shell("cp '\(backup)' people.json")
    #expect(try people.file == Sample.file())
    // The bookmark is not there any more, so there is nothing to take back.
    #expect(try people.run("undo").status == 1)
    #expect(try people.file == Sample.file())
  }

  @Test(
    "The way back names the file that the call named, where a shell can take it",
    arguments: [
      ("other.json", "people --file other.json undo"), ("a b.json", "people --file FILE undo"),
    ])
  func wayBackNamesFile(file: String, call: String) throws {
    let people = try BuiltProgram()
    let seen = try people.run("--file", file, "add", "Anna")
    #expect(seen.errors.hasSuffix("Added Anna; '\(call)' takes it back.\n"))
    let undone = try people.run("--file", file, "undo")
    #expect(
      undone.errors
        == "Took back: Added Anna.\n'\(call.replacing("undo", with: "redo"))' makes it again.\n")
  }

  @Test("A file that is made anew has nothing to do with the one before it")
  func newFileAtOldPath() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let seen = try people.shell(
      """
      id=$(people -q add "Secret Person"); people -q delete $id >/dev/null; rm people.json
      people -q add "Fresh One" >/dev/null
      people history | cut -f4-
      people -q undo; people undo; echo $?
      people list --count
      """)
    #expect(seen.lines == ["Added Fresh One\t", "1", "0"])
    #expect(seen.errors.hasPrefix("people: there is nothing to undo"))
  }
}
