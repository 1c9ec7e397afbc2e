import Testing

@testable import ArgumentParsing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "counts the edits between two words in either direction",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "abc", 0),
      ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "abxc", 1), ("abc", "acb", 1),
      ("ab", "ba", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("saturday", "sunday", 3),
      // Optimal string alignment: no part is edited twice, so this is 3 and not 2.
      ("ca", "abc", 3),
      ("flaw", "lawn", 2), ("abc", "xyz", 3), ("münchen", "munchen", 1),
    ])
  func distance(first: String, second: String, edits: Int) {
    #expect(Spelling.distance(from: Array(first), to: Array(second)) == edits)
    #expect(Spelling.distance(from: Array(second), to: Array(first)) == edits)
  }

  @Test(
    "finds the nearest word, or none when nothing is near",
    arguments: [
      ("lst", "list"), ("lits", "list"), ("lisst", "list"), ("List", "list"),
      ("bokmrak", "bookmark"), ("book", "bookmark"), ("bookamrks", "bookmark"),
      ("LASTNAME", "lastName"), ("rn", "rm"), ("i", nil), ("l", nil), ("li", "list"), ("b", nil),
      ("boookmarkss", "bookmark"), ("booxxxrk", nil), ("xyz", nil), ("", nil), ("bookkeeping", nil),
      ("lxxt", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let candidates = ["list", "rm", "bookmark", "browse", "lastName"]
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }

  @Test("does not call two single letters near")
  func singleLetters() {
    #expect(Spelling.nearest(to: "x", among: ["a", "y"]) == nil)
  }

  @Test("takes the first of two that are equally near")
  func tie() {
    #expect(Spelling.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(Spelling.nearest(to: "bat", among: ["hat", "cat"]) == "hat")
  }
}
