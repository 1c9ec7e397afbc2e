import TestSupport
import Testing

@Suite("Random calls, with undo and redo among them")
struct UndoModelTests {
  @Test("Leave the file that a simple model expects, and go back to the first byte")
  func calls() throws {
    let seed: UInt64 = 1_130
    print("seed \(seed)")
    var trial = try CallTrial(seed: seed)
    for step in 0..<150 { try trial.step(step) }
    try trial.finish()
  }
}

/// A program, and the records that its file should hold, now and after each undo or redo.
private struct CallTrial {
  private let people: BuiltProgram
  private let seed: UInt64
  private var random: SeededGenerator
  private var records = Sample.records
  /// The records before each change that stands.
  private var done: [[String]] = []
  /// The records after each change that was taken back.
  private var undone: [[String]] = []

  init(seed: UInt64) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    people = try BuiltProgram.keeping()
  }

  /// Makes a random call, and compares the file with the model.
  mutating func step(_ step: Int) throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<3: try add()
    case 3..<5: try edit()
    case 5..<7: try bookmark()
    case 7..<9: try delete()
    case 9..<12:
      if try isMade("undo", of: done.count) { for _ in 0..<count { undo() } }
    case 12..<15:
      if try isMade("redo", of: undone.count) { for _ in 0..<count { redo() } }
    default: try fail()
    }
    try #require(try people.file == Sample.file(of: records), "seed \(seed), step \(step)")
  }

  /// How many changes the latest undo or redo was about.
  private var count = 0

  /// Calls undo or redo with a random number, and tells whether it should have worked.
  private mutating func isMade(_ command: String, of available: Int) throws -> Bool {
    count = Int.random(in: 1...4, using: &random)
    let seen = try people.run(command, "\(count)")
    #expect(seen.status == (count <= available ? 0 : 1), "seed \(seed): \(seen.errors)")
    return count <= available
  }

  private mutating func undo() {
    undone.append(records)
    records = done.removeLast()
  }

  private mutating func redo() {
    done.append(records)
    records = undone.removeLast()
  }

  /// Notes a change in the model.
  private mutating func note(_ new: [String]) {
    done.append(records)
    undone = []
    records = new
  }

  /// The place of a random person.
  private mutating func anyone() -> Int { Int.random(in: 0..<records.count, using: &random) }

  /// The id in a record that the program wrote.
  private func id(_ position: Int) -> String { String(records[position].dropFirst(7).prefix(36)) }

  private mutating func add() throws {
    let name = "N" + random.text(of: ["é", "\"", "\\", "山"], upTo: 5)
    let seen = try people.run("add", "--first-name", name)
    #expect(seen.status == 0)
    // The id and the time are the program's to choose.
    let added = try #require(try people.records.last)
    #expect(added.hasPrefix(#"{"id":"\#(seen.lines.first ?? "")","firstName":"N"#))
    note(records + [added])
  }

  private mutating func edit() throws {
    if records.isEmpty { return }
    let position = anyone()
    let company = "C\(Int.random(in: 0..<1_000_000, using: &random))"
    #expect(try people.run("edit", id(position), "--company", company).status == 0)
    let now = try people.records
    try #require(now.count == records.count)
    #expect(now[position].contains(#""company":"\#(company)""#))
    var new = records
    new[position] = now[position]
    note(new)
  }

  private mutating func bookmark() throws {
    if records.isEmpty { return }
    let position = anyone()
    let member = #","bookmarked":true"#
    let isSet = records[position].contains(member)
    let words = isSet ? ["bookmark", "--remove"] : ["bookmark"]
    #expect(try people.run(words: words + [id(position)]).status == 0)
    let now = try people.records
    try #require(now.count == records.count)
    #expect(now[position].contains(member) == !isSet)
    var new = records
    new[position] = now[position]
    note(new)
  }

  private mutating func delete() throws {
    if records.count < 2 { return }
    let doomed = Set([anyone(), anyone()])
    #expect(try people.run(words: ["delete"] + doomed.map(id)).status == 0)
    note(records.indices.filter { !doomed.contains($0) }.map { records[$0] })
  }

  /// Calls that must fail as a whole, and one that has nothing to do.
  private mutating func fail() throws {
    if records.isEmpty { return }
    let one = id(anyone())
    #expect(try people.run("delete", one, Sample.nobody).status == 1)
    #expect(
      try people.run("add", "-", input: #"[{"firstName":"A"},{"id":"\#(one)"}]"#).status == 65)
    #expect(try people.run("bookmark", "--remove", "--tag", one).status == 64)
    #expect(try people.run("add", "-", input: "[]").status == 0)
  }

  /// Takes back everything that stands.
  mutating func finish() throws {
    #expect(done.count > 10)
    #expect(try people.run("undo", "\(done.count)").status == 0)
    #expect(try people.file == Sample.file())
  }
}
