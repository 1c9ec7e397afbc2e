import TestSupport
import Testing

@Suite("Where the repository file is")
struct FilePlaceTests {
  @Test(
    "The option counts for more than the environment, that for more than the usual place",
    arguments: [
      ("people add Anna", ".local/share/people/people.json"),
      ("XDG_DATA_HOME=$PWD/data people add Anna", "data/people/people.json"),
      ("XDG_DATA_HOME=data people add Anna", ".local/share/people/people.json"),
      ("XDG_DATA_HOME= people add Anna", ".local/share/people/people.json"),
      ("PEOPLE_FILE=here.json people add Anna", "here.json"),
      ("PEOPLE_FILE=$PWD/here.json people add Anna", "here.json"),
      ("PEOPLE_FILE= people add Anna", ".local/share/people/people.json"),
      ("PEOPLE_FILE=other.json people --file here.json add Anna", "here.json"),
      ("PEOPLE_FILE=a/b/c.json people add Anna", "a/b/c.json"),
      ("people add Anna --file 'two words\n.json'", "two words\n.json"),
      ("people add Anna --file=-x.json", "-x.json"),
      ("people add Anna --file ./-", "-"),
      ("people add Anna --file Zoe\u{308}.json", "Zoe\u{308}.json"),
    ])
  func place(script: String, file: String) throws {
    let people = try BuiltProgram()
    let seen = try people.shell(script)
    #expect(seen.status == 0)
    #expect(try people.home.text(of: file).contains("\"firstName\":\"Anna\""))
    let files = try people.shell("find . -name '*.json' -o -name '-' -type f | grep -v lock")
    #expect(files.output.hasSuffix("\(file)\n"))
    #expect(files.output.ranges(of: ".json").count <= 1)
  }

  @Test(
    "What is new is for its owner alone, whatever the mask",
    arguments: ["022", "000", "077", "777"])
  func permissions(mask: String) throws {
    let people = try BuiltProgram()
    // A mask that takes the owner's own permissions away must not matter to the file.
    let folder =
      mask == "777" ? "mkdir -p .local/share/people; chmod 700 .local/share/people; " : ""
    let seen = try people.shell(
      "\(folder)umask \(mask); people -q add Anna >/dev/null; cd .local/share; stat -c %a people people/people.json"
    )
    #expect(seen.lines == ["700", "600"])
  }

  @Test("The permissions of a file that is there stay", arguments: ["644", "640", "600", "664"])
  func keptPermissions(mode: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      "chmod \(mode) people.json; people -q add Anna >/dev/null; stat -c %a people.json")
    #expect(seen.lines == [mode])
  }

  @Test(
    "A missing file is an empty repository at the usual place alone",
    arguments: [
      "list", "list --sections", "list --format ids", "sections", "check", "list --count",
    ])
  func missing(words: String) throws {
    let people = try BuiltProgram()
    let usual = try people.shell("people \(words)")
    #expect(usual.status == 0)
    #expect(usual.output == (words == "list --count" ? "0\n" : ""))
    // Reading makes nothing.
    #expect(try people.home.names() == [])
    for named in ["people --file x.json \(words)", "PEOPLE_FILE=x.json people \(words)"] {
      let seen = try people.shell(named)
      #expect(seen.status == 66)
      #expect(seen.output == "")
      #expect(
        seen.errors
          == "people: there is no file \"x.json\": check the name, or add a person to make it\n")
    }
  }

  @Test(
    "Nobody can be changed in a file that is missing",
    arguments: [
      "delete", "bookmark", "edit --title Boss", "send",
    ])
  func changingMissing(words: String) throws {
    let people = try BuiltProgram()
    let usual = try people.shell("people \(words) \(Sample.anna)")
    #expect(usual.status == 1)
    #expect(usual.errors.hasPrefix("people: no person has the id \"\(Sample.anna)\""))
    let named = try people.shell("people --file x.json \(words) \(Sample.anna)")
    #expect([1, 66].contains(named.status))
    #expect(try !people.home.names().contains("x.json"))
  }

  @Test(
    "--file - reads standard input",
    arguments: [
      ("list --format ids", "\(Sample.carla)\n\(Sample.bert)\n\(Sample.anna)\n"),
      ("list --count", "3\n"), ("show 1b2c --format ids", "\(Sample.bert)\n"),
      ("sections", "Nordwind\t2\nSüdstern\t1\n"), ("check", ""),
    ])
  func standardInput(words: String, output: String) throws {
    let people = try BuiltProgram()
    let file = try people.shell("people --file - \(words)", input: Sample.file())
    #expect(file.status == 0)
    #expect(file.output == output)
    // The length of a pipe is not known.
    let pipe = try people.shell("cat | people --file - \(words)", input: Sample.file())
    #expect(pipe.output == output)
    let environment = try people.shell("PEOPLE_FILE=- people \(words)", input: Sample.file())
    #expect(environment.output == output)
    #expect(try people.home.names() == [])
  }

  @Test(
    "Standard input is not changed",
    arguments: [
      "add Dora", "add --random", "add -", "delete \(Sample.anna)", "bookmark \(Sample.anna)",
      "edit \(Sample.anna) --title Boss",
    ])
  func changingStandardInput(words: String) throws {
    let people = try BuiltProgram()
    let seen = try people.shell("people --file - \(words)", input: Sample.file())
    #expect(seen.status == 64)
    #expect(seen.output == "")
    #expect(
      seen.errors.hasPrefix(
        "people: --file - is standard input, which can be read but not changed"))
  }

  @Test("A card is not sent from standard input, where the sending cannot be noted")
  func sendingFromStandardInput() throws {
    let seen = try BuiltProgram().run("--file", "-", "send", Sample.anna, input: Sample.file())
    #expect(seen.status == 64)
    #expect(seen.output == "")
  }

  @Test("Faults of standard input have its name")
  func brokenStandardInput() throws {
    let people = try BuiltProgram()
    let seen = try people.run("--file", "-", "list", input: "[\n1]")
    #expect(seen.status == 65)
    #expect(
      seen.errors.hasPrefix("people: standard input:2:1: expected a person, an object in braces"))
    let empty = try people.run("--file", "-", "list")
    #expect(empty.status == 65)
  }

  @Test("A name whose bytes are not UTF-8 is a name like any other")
  func bytes() throws {
    let people = try BuiltProgram()
    let seen = try people.shell(
      "name=$'n\\xff\\e.json'; people -q add Anna --file \"$name\"; [ -f \"$name\" ] && people --file \"$name\" list --count; people --file \"$name\" check"
    )
    #expect(seen.status == 0)
    #expect(seen.lines.last == "1")
    #expect(seen.errors == #"n\xFF\e.json: 1 person, no faults."# + "\n")
  }

  @Test("A symbolic link stays one, and the file that it leads to is changed")
  func symbolicLink() throws {
    let people = try BuiltProgram()
    let seen = try people.shell(
      """
      mkdir real; people -q --file real/people.json add Anna
      ln -s real/people.json link.json; ln -s link.json chain.json; ln -s real/new.json dangling.json
      people -q --file chain.json add Bert; people -q --file dangling.json add Carla
      readlink chain.json link.json dangling.json
      people --file real/people.json list --count; people --file real/new.json list --count
      ls -A . real | grep -v -e '^$'
      """)
    #expect(seen.status == 0)
    #expect(
      seen.lines.suffix(16) == [
        "link.json", "real/people.json", "real/new.json", "2", "1", ".:", ".local", "chain.json",
        "dangling.json", "link.json", "real", "real:", ".new.json.lock", ".people.json.lock",
        "new.json", "people.json",
      ])
  }

  @Test("What a killed process left behind is taken away by the next change")
  func abandonedDraft() throws {
    let people = try BuiltProgram.keeping()
    try people.home.write(String(repeating: "x", count: 100_000), to: ".people.json.new")
    #expect(try people.run("delete", Sample.bert).status == 0)
    #expect(try people.file == Sample.file(of: [Sample.records[0], Sample.records[2]]))
    #expect(try people.home.names() == [".local", ".people.json.lock", "people.json"])
  }

  @Test("Without HOME a file must be named")
  func withoutHome() throws {
    let people = try BuiltProgram()
    let seen = try people.shell("HOME= people list")
    #expect(seen.status == 64)
    #expect(
      seen.errors
        == "people: HOME is not an absolute path: name the repository with --file or PEOPLE_FILE:"
        + " try 'people list --help'\n")
    #expect(try people.shell("unset HOME; people add Anna").status == 64)
    #expect(try people.shell("unset HOME; people --file x.json add Anna").status == 0)
  }
}
