import TestSupport
import Testing

@Suite("people add --random")
struct RandomPersonsTests {
  @Test("The same seed gives the same bytes, whenever and wherever")
  func seed() throws {
    let people = try BuiltProgram()
    for file in ["a.json", "b.json"] {
      try people.run("-q", "--file", file, "add", "--random", "-n", "200", "--seed", "42")
    }
    try people.shell(
      "for part in 50 150; do people -q --file c.json add --random -n $part --seed 42; done")
    try people.run("-q", "--file", "d.json", "add", "--random", "-n", "200", "--seed", "43")
    let bytes = try people.home.bytes(of: "a.json")
    #expect(try people.home.bytes(of: "b.json") == bytes)
    #expect(try people.home.bytes(of: "c.json") == bytes)
    #expect(try people.home.bytes(of: "d.json") != bytes)
  }

  @Test("Without a seed persons are other ones each time")
  func withoutSeed() throws {
    let people = try BuiltProgram()
    let first = try people.run("add", "--random", "-n", "3")
    let second = try people.run("add", "--random", "-n", "3")
    #expect(Set(first.lines + second.lines).count == 6)
    #expect(first.errors.hasSuffix("Added 3 random persons; 'people undo' takes it back.\n"))
    #expect(
      try people.run("add", "--random").errors
        == "Added 1 random person; 'people undo' takes it back.\n")
    let none = try people.run("add", "--random", "-n", "0")
    #expect(none.status == 0)
    #expect(none.output == "")
    #expect(try people.run("list", "--count").output == "7\n")
  }

  @Test("The ids are printed in the order of the file")
  func ids() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let added = try people.run("add", "--random", "-n", "100", "--seed", "7")
    #expect(try people.records.map { String($0.dropFirst(7).prefix(36)) } == added.lines)
    #expect(try people.run("check").status == 0)
  }

  @Test("20,000 persons of each locale can be reached by nobody", arguments: ["en_US", "de_DE"])
  func reservedAddresses(locale: String) throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    try people.run(
      "-q", "add", "--random", "-n", "20000", "--seed", "42", "--locale", locale)
    let file = try people.file
    let addresses = values(of: "address", in: file)
    #expect(addresses.count > 20_000)
    // RFC 2606 and RFC 6761.
    let reachable = addresses.filter { address in
      let parts = address.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return true }
      return !parts[1].hasSuffix(".example")
        && !["example.com", "example.org", "example.net"].contains(parts[1])
    }
    #expect(reachable.prefix(3) == [])
    let numbers = values(of: "number", in: file)
    #expect(numbers.count > 10_000)
    #expect(numbers.filter { number in !Self.isReserved(number) }.prefix(3) == [])
  }

  /// The values of a member, of which none holds an escape.
  private func values(of member: String, in file: String) -> [Substring] {
    file.split(separator: "\"\(member)\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  /// Whether a number lies in a range that is set aside for fiction: North America's 555-0100 to
  /// 555-0199, and those of the Bundesnetzagentur's list of numbers for media productions.
  private static func isReserved(_ number: Substring) -> Bool {
    let patterns = [
      "(ddd) 555-01dd", "030 23125 ddd", "069 90009 ddd", "040 66969 ddd", "0221 4710 ddd",
      "089 99998 ddd", "0171 39200dd", "0176 040690dd",
    ]
    return patterns.contains { pattern in
      pattern.utf8.count == number.utf8.count
        && zip(pattern, number).allSatisfy { $0 == "d" ? $1.isASCII && $1.isNumber : $0 == $1 }
    }
  }

  @Test("A mix of locales gives persons of each")
  func mix() throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    try people.run(
      "-q", "add", "--random", "-n", "400", "--seed", "1", "--locale", "en_US:1,de_DE:3")
    let german = try people.records.count { $0.contains("\"country\":\"Deutschland\"") }
    // Three quarters of 400, within five standard deviations.
    #expect((257...343).contains(german))
  }

  @Test(
    "A locale that is not known is a usage error",
    arguments: [
      ("xx_XX", "names a locale that is not known; there are \(Sample.locales)"),
      ("de_DE:0", "gives de_DE the weight \"0\", which is not a whole number from 1 to 1000000"),
      ("de_DE,de_DE", "names de_DE twice"),
      ("", "names a locale that is not known; there are \(Sample.locales)"),
    ])
  func unknownLocale(locale: String, reason: String) throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("add", "--random", "--locale", locale)
    #expect(seen.status == 64)
    #expect(
      seen.errors == "people: --locale: \"\(locale)\" \(reason): try 'people add --help'\n")
    #expect(try people.file == Sample.file())
  }
}
