import Testing
import TextSupport

@Suite("Escaping for display")
struct DisplayEscapingTests {
  @Test(
    "writes out what could steer a terminal or deceive a reader",
    arguments: [
      ("a\tb", #"a\tb"#), ("a\nb\r\n", #"a\nb\r\n"#), ("\u{1B}[31mred", #"\e[31mred"#),
      ("\0\u{7}\u{7F}", #"\u{0}\u{7}\u{7F}"#), ("\u{9B}31m", #"\u{9B}31m"#),
      ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("x\u{202E}gpj.exe", #"x\u{202E}gpj.exe"#),
      ("\u{2066}\u{61C}\u{200F}", #"\u{2066}\u{61C}\u{200F}"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
      ("a\u{180E}\u{200B}\u{2060}", #"a\u{180E}\u{200B}\u{2060}"#),
      ("a\u{E0061}\u{E007F}", #"a\u{E0061}\u{E007F}"#), ("\u{10FF80}\u{10FFFF}", #"\x80\xFF"#),
    ])
  func forbidden(text: String, shown: String) {
    #expect(DisplayEscaping.escaped(text) == shown)
  }

  @Test(
    "keeps JSON the same JSON",
    arguments: [
      (#"{"a":"x"}"#, #"{"a":"x"}"#),
      ("{\"a\":\"x\u{202E}\u{7F}\u{E0061}\"}", #"{"a":"x\u202e\u007f\udb40\udc61"}"#),
    ])
  func json(text: String, shown: String) {
    #expect(DisplayEscaping.escapedJSON(text) == shown)
  }

  @Test(
    "leaves everything else as it is",
    arguments: [
      "", "Anna Müller", #"C:\temp\new"#, "Zoe\u{308}", "山田\u{3000}太郎", "👩‍👩‍👧‍👦", "می\u{200C}خواهم",
      "a\u{A0}b", "שלום", "❤️", "🇩🇪", "co\u{AD}op", "\u{10FF7F}",
    ])
  func unchanged(text: String) {
    // Bytes, since String's equality would not see a change of normalisation.
    #expect(Array(DisplayEscaping.escaped(text).utf8) == Array(text.utf8))
  }

  /// Format characters that have a glyph, or that text needs: joiners, soft hyphen, Arabic and
  /// Syriac signs.
  private static let shownFormats: Set<UInt32> = [
    0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x200C,
    0x200D,
  ]

  @Test("escapes exactly the control, separator and invisible format characters of the BMP")
  func wholePlane() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHarmful =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !Self.shownFormats.contains(value)
        default: false
        }
      let shown = DisplayEscaping.escaped("a\(Character(scalar))b").unicodeScalars
      if shown.contains(scalar) == isHarmful || isHarmful && !shown.allSatisfy(\.isASCII) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
