import TestSupport
import Testing

@Suite("Which persons are listed, and in which order")
struct ListSelectionTests {
  /// Persons by one letter, the last digit of their ids' first eight.
  private static let persons: [String: String] = [
    "a":
      #""firstName":"Fz","lastName":"Müller","company":"Nordwind GmbH","emails":[{"label":"work","address":"a@example.com"}],"bookmarked":true"#,
    "b":
      #""firstName":"Fy","lastName":"MULLER","company":"NORDWIND GMBH","sent":[{"at":"2026-01-02T03:04:05Z"}]"#,
    "c":
      #""firstName":"Fx","lastName":"muller","jobTitle":"Straßenbau 100%","note":"back\\slash\nnew line""#,
    "d":
      #""firstName":"Fd","lastName":"Øster","company":"Acme","phones":[{"number":"0171 39200 12"}],"tags":["choir"],"birthday":"1980-02-29""#,
    "e":
      #""firstName":"Fe","lastName":"Zed","company":"Acme","addresses":[{"street":"Weg 1","postcode":"20457","city":"Łódź"}],"urls":["https://e.example/x"],"bookmarked":true,"sent":[{"at":"2026-01-01T00:00:00Z","to":"x"}]"#,
  ]

  private static func id(_ letter: String) -> String {
    "0000000\(letter)-0000-4000-8000-000000000000"
  }

  private func people() throws -> BuiltProgram {
    try BuiltProgram.keeping(
      Self.persons.keys.sorted().map {
        "{\"id\":\"\(Self.id($0))\",\(Self.persons[$0] ?? "")}"
      })
  }

  /// Words after `list`, and the persons that are listed, by their letters in order.
  static let selections: [(words: [String], letters: String)] = [
    ([], "cbade"),
    (["muller"], "cba"), (["MÜLLER"], "cba"), (["mu\u{308}ller"], "cba"),
    (["mülle"], "cba"), (["ller"], "cba"), (["müller", "nordwind"], "ba"),
    (["nordwind", "FZ"], "a"), (["fz müller"], "a"), (["müller fz"], ""),
    (["oster"], "d"), (["ØSTER"], "d"), (["lodz"], "e"), (["strassenbau"], "c"),
    (["100%"], "c"), (["%"], "c"), (["."], "ae"), (["\\"], "c"), (["slash\nnew"], "c"),
    (["choir"], "d"), (["1980-02"], "d"), (["e.example/x"], "e"), (["39200 12"], "d"),
    (["work"], "a"), (["xyzzy"], ""), ([""], "cbade"), (["--", "-"], "d"),
    (["--bookmarked"], "ae"), (["-b", "acme"], "e"), (["--sent"], "be"), (["--sent", "-b"], "e"),
    (["--company", "nordwind gmbh"], "ba"), (["--company", "NORDwind gmbh"], "ba"),
    (["--company", "nordwind"], ""), (["--company", ""], "c"),
    (["-c", "acme", "-c", "", "--sort", "id"], "cde"),
    (["--limit", "2"], "cb"), (["-n", "0"], ""), (["-n", "99"], "cbade"),
    (["--sort", "id"], "abcde"), (["--sort", "-id"], "edcba"), (["-s", "firstName"], "decba"),
    (["--sort", "lastName"], "bacde"), (["--sort", "-lastName"], "edcab"),
    (["--sort", "-lastName,-firstName"], "edabc"),
    (["--sort", "company,id"], "deabc"), (["--sort", "-company,id"], "abdec"),
    (["--sort", "birthday,id"], "dabce"), (["--sort", "city,id"], "eabcd"),
    (["--sort", "bookmarked,id"], "aebcd"), (["--sort", "sent,id"], "ebacd"),
    (["--sort", "-sent,id"], "beacd"), (["--sort=email,id", "-n1"], "a"),
    (["--sections"], "debac"), (["--sections", "--sort", "firstName"], "decba"),
  ]

  @Test("Terms, filters, order and limit", arguments: selections)
  func selection(words: [String], letters: String) throws {
    let people = try people()
    let seen = try people.run(words: ["list", "--format", "ids"] + words)
    #expect(seen.status == 0)
    #expect(seen.errors == "")
    #expect(seen.lines.map { String($0.dropFirst(7).prefix(1)) }.joined() == letters)
    // The same persons in every other format, and their number.
    let count = try people.run(words: ["list", "--count"] + words)
    #expect(count.output == "\(letters.count)\n")
    if !words.contains("--sections") {
      let ids = { (line: String) in String(line.dropFirst(7).prefix(36)) }
      #expect(
        try people.run(words: ["list", "--format", "jsonl"] + words).lines.map(ids) == seen.lines)
      #expect(
        try people.run(words: ["list", "--format", "tsv"] + words).lines.map { $0.prefix(36) }
          == seen.lines.map { $0[...] })
    }
  }
}
