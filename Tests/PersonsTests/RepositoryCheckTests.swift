import JSON
import Persons
import TestSupport
import Testing

/// What a check tells of a file whose JSON is broken in places.
@Suite("Checking a broken repository")
struct RepositoryCheckTests {
  /// The lines on which a check finds faults, and how many persons it can read.
  private static func check(_ text: String) -> (lines: [Int], personCount: Int) {
    let bytes = Array(text.utf8)
    let (faults, count) = PersonsRepository.check(SharedBytes(bytes))
    return (faults.map { TextPosition(of: $0.offset, in: bytes.span).line }, count)
  }

  /// The sentences of a check.
  private static func sentences(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return PersonsRepository.check(SharedBytes(bytes)).faults.map { $0.message(in: bytes.span) }
  }

  /// A file of numbered persons, one a line from line 2 on; the given lines are replaced.
  private static func file(of count: UInt64, replacing lines: [Int: String] = [:]) -> String {
    let persons = (1...count).map { number in
      "\(number == 1 ? " " : ",")\(record(number))"
    }
    let all = ["{\"format\":\"people\",\"version\":1,\"persons\":["] + persons + ["]}", ""]
    return all.enumerated().map { lines[$0.offset + 1] ?? $0.element }.joined(separator: "\n")
  }

  private static func record(_ number: UInt64) -> String {
    "{\"id\":\"\(id(number))\",\"firstName\":\"A\",\"emails\":[{\"address\":\"a\"}],\"bookmarked\":true}"
  }

  /// Ways to break line 50, which holds person 49.
  private static let brokenLines = [
    ",{\"id\":\"\(id(49))\",\"firstName\":\"A}", ",{\"id\":\"\(id(49))\",}",
    ",{\"id\":\"\(id(49))\"", ",\"id\":\"\(id(49))\"}", ",{\"id\":\"\(id(49))\"}x",
    ",{id:\"\(id(49))\"}", ",{\"id\":'\(id(49))'}", ",{\"id\":\"\(id(49))\"}}", ",", ",,", "x",
    ",{\"id\":\"\(id(49))\"},", "{\"id\":\"\(id(49))\"}", ",{", ",{\"id\"", ",{\"id\":",
    "// person",
    ",,{\"id\":\"\(id(49))\"}", ",{\"id\":\"\(id(49))\"}]", ",{\"id\":\"\(id(49))\"}]}", "]",
    ",{\"id\":\"\(id(49))\",\"emails\":{\"address\":\"a\"}],\"firstName\":\"A\"}",
    ",{\"id\":\"\(id(49))\",\"emails\":[\"address\":\"a\"],\"firstName\":1}",
    ",{\"id\":\"\(id(49))\",\"tags\":[\"a\",\"bookmarked\":true}",
    ",{\"id\":\"\(id(49))\",\"note\":1 2}", ",{\"id\":\(id(49))}", ",7 8",
    ",[{\"id\":\"\(id(49))\"}",
    ",{\"id\":\"\(id(49))\",\"note\":\"\u{0}\"}", "<<<<<<< HEAD", "=======", ">>>>>>> branch", "\"",
    ",{\"id\":\"\(id(49))\",\"note\":\"\\\"}", ",{{\"id\":\"\(id(49))\"}",
    ",{\"id\" \"\(id(49))\"}",
    ",{\"id\":\"\(id(49))\",\"note\":01}", "", ",{\"id\":\"\(id(49))\"}\u{FEFF}",
  ]

  @Test("finds one fault where one line of a hundred is broken", arguments: brokenLines)
  func oneLine(line: String) {
    let text = Self.file(of: 100, replacing: [50: line])
    let (lines, count) = Self.check(text)
    if line.isEmpty {
      // An empty line is none: there is simply one person fewer.
      #expect(lines == [] && count == 99)
      return
    }
    // What is missing at the end of a line shows on the next one.
    #expect(lines == [50] || lines == [51], "\(Self.sentences(text))")
    #expect(count == 99 || count == 100)
  }

  @Test(
    "finds three faults where three lines of a hundred are broken",
    arguments: [[2, 3, 4], [2, 50, 101], [99, 100, 101], [20, 21, 50], [2, 100, 101]])
  func threeLines(broken: [Int]) {
    let lines = broken.map { line in
      let lead = line == 2 ? " " : ","
      return (line, "\(lead){\"id\":\"\(id(UInt64(line) - 1))\",\"firstName\":A}")
    }
    let text = Self.file(of: 100, replacing: Dictionary(uniqueKeysWithValues: lines))
    let (found, count) = Self.check(text)
    #expect(found == broken, "\(Self.sentences(text))")
    #expect(count == 97)
  }

  @Test("finds a fault in the head, one in a person and one in the tail")
  func headAndTail() {
    let text = Self.file(
      of: 10, replacing: [1: "{\"format\":people,\"persons\":[", 5: "?", 12: "],\"x\":}"])
    #expect(Self.check(text).lines == [1, 5, 12])
    #expect(Self.check(text).personCount == 9)
  }

  @Test("still finds what is wrong with the persons behind, and ids given before")
  func persons() {
    let text = Self.file(
      of: 10,
      replacing: [
        3: ",{\"id\":\"\(id(2))\",\"firstName\":\"A", 4: ",{\"firstName\":\"A\"}",
        5: ",{\"id\":\"\(id(1))\"}", 7: ",{\"id\":\"\(id(6))\",\"tags\":1}", 9: ",{\"id\":}",
      ])
    #expect(Self.check(text).lines == [3, 4, 5, 7, 9])
    #expect(
      Self.sentences(text) == [
        "a control character (0x0a) in a string must be escaped",
        "this person has no \"id\"; 'people add -' gives persons an id where they have none",
        "the id \(id(1)) was given to another person already, in line 2",
        "the member \"tags\" must be an array of strings", "expected a value",
      ])
  }

  @Test("finds one fault in a file that is cut off anywhere")
  func truncated() {
    let bytes = Array(Self.file(of: 4).utf8)
    // Without the last line break the file is whole.
    for length in 0..<bytes.count - 1 {
      let (faults, _) = PersonsRepository.check(SharedBytes(Array(bytes[..<length])))
      #expect(faults.count == 1, "\(length) bytes")
    }
  }

  @Test("finds at most one fault for one byte that is lost, doubled or wrong")
  func oneByte() throws {
    let bytes = Array(Self.file(of: 5).utf8)
    let third = try #require(Self.file(of: 5).utf8.firstRange(of: ",{\"id\":\"\(id(3))".utf8))
    let start = Self.file(of: 5).utf8.distance(
      from: Self.file(of: 5).utf8.startIndex, to: third.lowerBound)
    for place in start..<start + Self.record(3).utf8.count + 1 {
      var variants: [[UInt8]] = []
      for insertion in Array("{}[]\",:\\ \n0x-".utf8) {
        var inserted = bytes
        inserted.insert(insertion, at: place)
        variants.append(inserted)
        var replaced = bytes
        replaced[place] = insertion
        variants.append(replaced)
      }
      var removed = bytes
      removed.remove(at: place)
      variants.append(removed)
      for variant in variants {
        let (faults, count) = PersonsRepository.check(SharedBytes(variant))
        let line = String(decoding: variant[start...].prefix(130), as: UTF8.self)
        #expect(faults.count <= 1, "\(line): \(faults)")
        #expect(count >= 4, "\(line)")
      }
    }
  }

  @Test(
    "names each conflict marker of git, and nothing else, whichever sides hold which persons",
    arguments: [
      "<<<<<<< HEAD\n,2\n=======\n,3\n>>>>>>> branch\n", "<<<<<<<\n=======\n,3\n>>>>>>>\n",
      "<<<<<<< HEAD\n,2\n=======\n>>>>>>> branch\n", "<<<<<<< HEAD\r\n,2\n=======\r\n,2\n>>>>>>>\n",
      "<<<<<<< HEAD\n,2\n||||||| base\n=======\n,3\n,2\n>>>>>>> branch\n",
      "<<<<<<< HEAD\n,2\n]}\n=======\n,2\n,3\n]}\n>>>>>>> branch\n",
      "<<<<<<< HEAD\n,2\n=======\n,2\n>>>>>>> a\n,4\n<<<<<<< HEAD\n,3\n=======\n,3\n>>>>>>> b\n",
    ])
  func conflicts(_ notation: String) throws {
    var body = notation
    for number in [UInt64(2), 3, 4] {
      body = body.split(separator: ",\(number)\n", omittingEmptySubsequences: false)
        .joined(separator: ",\(Self.record(number))\n")
    }
    let hasEnd = body.contains("]}")
    let text = "{\"persons\":[\n \(Self.record(1))\n\(body)\(hasEnd ? "" : "]}\n")"
    let markers = text.split(separator: "\n").filter { line in
      ["<", "=", ">", "|"].contains { line.hasPrefix(String(repeating: $0, count: 7)) }
    }
    #expect(
      Self.sentences(text)
        == markers.map { _ in "a git conflict marker: settle the merge first" })
    let bytes = Array(text.utf8)
    let fault = try #require(throws: RepositoryFault.self) {
      try PersonsRepository(opening: SharedBytes(bytes))
    }
    #expect(fault.message(in: bytes.span) == "a git conflict marker: settle the merge first")
  }

  @Test(
    "goes on in a pretty-printed file with the next person, and not inside one",
    arguments: [
      (10, "      \"firstName\": \"Anna,"), (10, "      firstName: \"Anna\","),
      (10, "<<<<<<< HEAD"),
      (10, "      \"firstName\": \"Anna\" }"), (10, "      \"firstName\" \"Anna\","),
    ])
  func pretty(line: Int, replacement: String) throws {
    let whole = String(decoding: try Fixture("repository/pretty.json").bytes(), as: UTF8.self)
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line - 1] = replacement
    let (found, count) = Self.check(lines.joined(separator: "\n"))
    #expect(found.count == 1, "\(Self.sentences(lines.joined(separator: "\n")))")
    #expect(count >= 2)
  }

  @Test("names the conflict markers that stand inside a person, and reads the others")
  func conflictInside() throws {
    let whole = String(decoding: try Fixture("repository/pretty.json").bytes(), as: UTF8.self)
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[9...9] = ["<<<<<<< HEAD", lines[9], "=======", lines[9], ">>>>>>> branch"]
    let text = lines.joined(separator: "\n")
    #expect(
      Self.sentences(text)
        == Array(repeating: "a git conflict marker: settle the merge first", count: 3))
    #expect(Self.check(text).lines == [10, 12, 14])
    #expect(Self.check(text).personCount == 2)
  }

  @Test("takes what follows a fault on its line for a consequence, at the end of the file too")
  func cutOffBehindFault() {
    let text = "[\n \(Self.record(1))\n,{}\"id\":1}"
    #expect(Self.check(text).lines == [3])
  }

  @Test("stops at the first fault of a file that is all one line")
  func oneLineFile() throws {
    let text = "[\(Self.record(1)),{x},\(Self.record(2)),{y}]"
    #expect(
      Self.sentences(text) == ["a member name without quotes: it must stand in double quotes"])
  }
}
