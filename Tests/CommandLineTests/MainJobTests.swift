import TestSupport
import Testing

@Suite("The main job, from the shell")
struct MainJobTests {
  @Test("Ten random persons are listed in company sections")
  func randomPersonsInSections() throws {
    let people = try BuiltProgram()
    let added = try people.run("add", "--random", "-n", "10", "--seed", "42")
    #expect(added.status == 0)
    #expect(added.lines.count == 10)
    let listed = try people.run("list", "--sections")
    #expect(listed.status == 0)
    let rows = listed.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 6 })
    #expect(Set(rows.map { $0[1] }) == Set(added.lines.map { $0[...] }))
    // A company's persons stand together, and some company has several.
    let companies = rows.map { $0[0] }
    let sections = companies.indices.filter { $0 == 0 || companies[$0] != companies[$0 - 1] }
    #expect(sections.count == Set(companies).count)
    #expect(sections.count < 10)
  }

  @Test("A person is added, shown, found and deleted by the id that add printed")
  func lifeOfAPerson() throws {
    let people = try BuiltProgram()
    let seen = try people.shell(
      #"""
      id=$(people -q add "Zoë Müller" --company "Nordwind GmbH" --email zoe@example.com) || exit
      echo "$id"
      people show "${id%????????}" | grep -v ^created
      people list muller --format ids
      people list MULLER nordwind --format ids
      people -q delete "$id"
      people list | wc -c | tr -d ' '
      people delete "$id"
      echo "status $?"
      """#)
    let id = try #require(seen.lines.first)
    #expect(
      id.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
        != nil)
    #expect(
      seen.lines == [
        id, "id\t\(id)", "name\tZoë Müller", "firstName\tZoë", "lastName\tMüller",
        "company\tNordwind GmbH", "email\tzoe@example.com", id, id, id, "0", "status 1",
      ])
    #expect(
      seen.errors
        == "people: no person has the id \"\(id)\": try 'people list'; nothing was changed\n")
  }

  @Test("The same command serves a terminal, a pipe and another program")
  func readers() throws {
    let people = try BuiltProgram.keeping(Array(Sample.records.prefix(2)))
    let terminal = try people.terminal("people list --sections", type: "dumb")
    #expect(
      terminal.output == """
        Nordwind (1)
            0a1b2c  Anna Schmidt  anna@example.com

        Südstern (1)
         ⚑  1b2c3d  Bert Özil

        """)
    let pipe = try people.run("list", "--sections")
    #expect(
      pipe.output
        == "Nordwind\t\(Sample.anna)\tAnna Schmidt\tanna@example.com\t\t\n"
        + "Südstern\t\(Sample.bert)\tBert Özil\t\t\tb\n")
    let json = try people.run("list", "--sections", "--format", "json")
    #expect(
      json.output == """
        [
          {"company":"Nordwind","persons":[\(Sample.records[0])]},
          {"company":"Südstern","persons":[\(Sample.records[1])]}
        ]

        """)
  }

  @Test("Eight shells add fifty persons each at the same time, and none is lost")
  func crowd() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let seen = try people.shell(
      #"""
      people -q add First >/dev/null
      for shell in 1 2 3 4 5 6 7 8; do
        for turn in {1..50}; do people -q add "Shell$shell Turn$turn" || echo "failed: $?"; done &
      done
      # Readers take no lock, and must never see half a file.
      while [ "$(jobs -rp | wc -l)" -gt 0 ]; do
        people check >/dev/null 2>broken || { cat broken; people check; }
      done
      wait
      """#)
    #expect(seen.status == 0)
    #expect(seen.errors == "")
    #expect(seen.lines.count == 400)
    #expect(Set(seen.lines).count == 400)
    #expect(try people.run("list", "--count").output == "401\n")
    #expect(try people.run("check").errors == "people.json: 401 persons, no faults.\n")
    let names = try people.run("list").lines.map { $0.split(separator: "\t")[1] }
    let expected = (1...8).flatMap { shell in (1...50).map { "Shell\(shell) Turn\($0)" } }
    #expect(Set(names.map(String.init)) == Set(expected + ["First"]))
  }
}
