import JSON
import TestSupport
import Testing

@Suite("The lines of a text")
struct TextLinesTests {
  @Test(
    "give every byte the position that it has by itself, in whatever order they are asked",
    arguments: [
      "", "a", "\n", "\n\n\n", "ab\ncd\r\nef", "\u{FEFF}ab\ncd", "\u{FEFF}", "ä\n\u{1F600}x\n山田\n",
      "no end", "\u{FEFF}\n\u{FEFF}x",
    ])
  func positions(text: String) {
    let bytes = Array(text.utf8)
    let offsets = Array(0...(bytes.count + 2))
    var generator = SeededGenerator(seed: 17)
    let orders =
      [offsets, offsets.reversed()] + (0..<5).map { _ in offsets.shuffled(using: &generator) }
    for order in orders {
      var lines = TextLines(bytes.span)
      for offset in order {
        let expected = TextPosition(of: offset, in: bytes.span)
        #expect(lines.position(of: offset, in: bytes.span) == expected, "offset \(offset)")
        #expect(lines.line(of: offset) == expected.line, "offset \(offset)")
      }
    }
  }
}
