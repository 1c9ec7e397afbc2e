import Persons
import Testing

@Suite("Long lines are folded")
struct VCardFoldingTests {
  @Test("A line of 75 octets is not folded, one of 76 is")
  func limit() {
    #expect(physicalLines(ofNote: String(repeating: "x", count: 70)).map(\.count) == [75])
    #expect(physicalLines(ofNote: String(repeating: "x", count: 71)).map(\.count) == [75, 2])
    // A line after a fold has one octet less to give, for its leading space.
    #expect(physicalLines(ofNote: String(repeating: "x", count: 144)).map(\.count) == [75, 75])
    #expect(physicalLines(ofNote: String(repeating: "x", count: 145)).map(\.count) == [75, 75, 2])
  }

  @Test(
    "A character is never cut, wherever the fold falls, and unfolding gives the text back",
    arguments: ["x", "é", "漢", "🗺", "é漢x🗺"])
  func characters(pattern: String) {
    for shift in 0..<80 {
      let note = String(repeating: "x", count: shift) + String(repeating: pattern, count: 80)
      let lines = physicalLines(ofNote: note)
      #expect(lines.count > 1)
      for line in lines {
        #expect(line.count <= 75, "shift \(shift)")
        #expect(String(validating: line, as: UTF8.self) != nil, "shift \(shift)")
      }
      for line in lines.dropLast() {
        #expect(line.count > 75 - 4, "a line is as full as it can be; shift \(shift)")
      }
      #expect(Card { $0.note = note }.value(of: "NOTE") == note, "shift \(shift)")
    }
  }

  @Test("An escape is never cut, wherever the fold falls", arguments: [",", ";", #"\"#, "\n"])
  func escapes(character: Character) {
    for shift in 0..<80 {
      let note = String(repeating: "x", count: shift) + String(repeating: character, count: 100)
      for line in physicalLines(ofNote: note) {
        let backslashes = line.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        #expect(backslashes.isMultiple(of: 2), "shift \(shift)")
        #expect(line.count <= 75, "shift \(shift)")
      }
    }
  }

  @Test("A backslash at the very end of an unescaped value does not reach past it")
  func trailingBackslash() {
    let url = "https://example.org/" + String(repeating: "x", count: 60) + #"\"#
    #expect(Card { $0.urls = [url] }.value(of: "URL") == url)
  }

  private func physicalLines(ofNote note: String) -> [ArraySlice<UInt8>] {
    let lines = Card { $0.note = note }.physicalLines
    return Array(
      lines.drop { !$0.starts(with: "NOTE:".utf8) }.prefix { !$0.starts(with: "UID:".utf8) })
  }
}
