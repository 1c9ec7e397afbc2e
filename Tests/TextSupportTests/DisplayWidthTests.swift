import TestSupport
import Testing
import TextSupport

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "counts cells by grapheme",
    arguments: [
      ("", 0), ("Anna", 4), ("Müller", 6), ("Mu\u{308}ller", 6), ("Zoë", 3), ("Ωμέγα", 5),
      ("Андрей", 6), ("山田太郎", 8), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("カ", 2), ("ｶ", 1),
      ("か\u{3099}", 2), ("Ａ", 2), ("￦", 2), ("\u{3000}", 2), ("שָׁלוֹם", 4), ("مُحَمَّد", 4),
      ("สวัสดี", 4), ("…", 1), ("§±×", 3), ("─", 1), ("\u{301}", 0), ("e\u{301}\u{323}", 1),
      ("\u{200D}", 0), ("a\u{200C}b", 2), ("𠮷", 2), ("कि", 2),
    ])
  func cells(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(
    "gives an emoji two cells, however many scalars it is made of",
    arguments: [
      "👍", "👍🏽", "👩‍👩‍👧‍👦", "❤️", "❤️‍🔥", "🇩🇪", "🏳️‍🌈", "1️⃣", "☎️", "✅", "⭐", "🧑🏿‍🚀", "🪿", "👁️‍🗨️",
    ] as [Character])
  func emoji(character: Character) {
    #expect(DisplayWidth.of(character) == 2)
    #expect(DisplayWidth.of(String(character) + "a" + String(character)) == 5)
  }

  @Test(
    "gives a symbol in text presentation one cell",
    arguments: ["❤", "☎", "✕", "➤", "⚑", "❯", "©", "a\u{FE0F}"] as [Character])
  func textPresentation(character: Character) {
    #expect(DisplayWidth.of(character) == 1)
  }

  @Test(
    "counts control characters as their escapes",
    arguments: [("a\tb", 4), ("\u{1B}[1m", 5), ("\r\n", 4), ("\u{7F}", 6), ("\u{202E}x", 9)])
  func controls(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
    #expect(DisplayWidth.of(DisplayEscaping.escaped(text)) == width)
  }

  @Test(
    "cuts text to a width with an ellipsis",
    arguments: [
      ("Anna", 4, "Anna"), ("Anna", 3, "An…"), ("Anna", 1, "…"), ("Anna", 0, ""), ("Anna", -1, ""),
      ("", 0, ""), ("山田太郎", 8, "山田太郎"), ("山田太郎", 7, "山田太…"), ("山田太郎", 6, "山田…"),
      ("山田", 2, "…"), ("Mu\u{308}ller", 3, "Mu\u{308}…"), ("👩‍👩‍👧‍👦 Family", 4, "👩‍👩‍👧‍👦 …"),
      ("e\u{301}e\u{301}", 2, "e\u{301}e\u{301}"), ("a👍", 2, "a…"),
    ])
  func truncation(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.truncated(text, to: width) == cut)
  }

  @Test(
    "fills text up to a width at the edge opposite to its alignment",
    arguments: [
      ("ab", 4, "ab  ", "  ab"), ("山", 4, "山  ", "  山"), ("abc", 2, "abc", "abc"),
      ("", 2, "  ", "  "), ("é", 1, "é", "é"),
    ])
  func padding(text: String, width: Int, leading: String, trailing: String) {
    #expect(DisplayWidth.padded(text, to: width) == leading)
    #expect(DisplayWidth.padded(text, to: width, alignment: .trailing) == trailing)
  }

  private static let pieces = [
    "a", "Z", " ", "é", "u\u{308}", "\u{301}", "山", "田", "한", "か\u{3099}", "👍", "👩‍👩‍👧", "🇩🇪", "🇩",
    "❤️", "❤", "\u{FE0F}", "\u{200D}", "\u{200C}", "🏽", "क्षि", "कि", "\u{600}", "\t", "\u{202E}",
    "\u{E0061}",
  ]

  @Test("is never exceeded by truncated text", arguments: [1, 2, 3, 4] as [UInt64])
  func truncationProperty(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = generator.text(of: Self.pieces, upTo: 12)
      let whole = DisplayWidth.of(text)
      for width in 0...whole + 1 {
        let cut = DisplayWidth.truncated(text, to: width)
        let cells = DisplayWidth.of(cut)
        if cells > width || (width >= whole && width > 0) && cut != text {
          Issue.record("seed \(seed): \(text.debugDescription) to \(width) gives \(cells)")
        }
        let padded = DisplayWidth.padded(cut, to: width, alignment: .leading)
        if DisplayWidth.of(padded) != width {
          Issue.record("seed \(seed): \(text.debugDescription) is not filled to \(width)")
        }
      }
    }
  }

  @Test("is the same before and after escaping", arguments: [5, 6, 7, 8] as [UInt64])
  func escapingProperty(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = generator.text(of: Self.pieces, upTo: 12)
      let escaped = DisplayEscaping.escaped(text)
      #expect(
        DisplayWidth.of(escaped) == DisplayWidth.of(text), "seed \(seed): \(text.debugDescription)")
    }
  }
}
