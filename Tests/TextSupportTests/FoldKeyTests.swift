import Testing
import TextSupport

@Suite("Fold keys")
struct FoldKeyTests {
  private func key(_ text: String) -> String {
    String(decoding: FoldKey.of(text), as: UTF8.self)
  }

  @Test(
    "drop case and accents",
    arguments: [
      ("", ""), ("Anna Smith", "anna smith"), ("MÜLLER", "muller"), ("Åberg", "aberg"),
      ("Straße", "strasse"), ("STRASSE", "strasse"), ("Ærø", "aero"), ("Œuvre", "oeuvre"),
      ("Łódź", "lodz"), ("Đặng Thị Ngọc", "dang thi ngoc"), ("Işık İpek", "isik ipek"),
      ("Þór Ðað", "thor dad"), ("ŉ ĳ ǆ ſ", "'n ij dz s"), ("Mª Nº", "ma no"), ("Ș Ț", "s t"),
      ("Ɓ ɓ Ɔ ɔ Ŋ ŋ", "b b o o n n"), ("Ⱥⱥ Ⱦⱦ Ɫɫ", "aa tt ll"), ("Kelvin", "kelvin"),
      ("Όμηρος", "ομηροσ"), ("ΟΔΥΣΣΕΎΣ", "οδυσσευσ"), ("Ἀθηνᾶ ᾧ ΐ", "αθηνα ω ι"), ("Ω", "ω"),
      ("Пётр Андрей Їжак", "петр андреи іжак"), ("Ўзбек", "узбек"), ("Ӑ Ө Ӝ", "а ө ж"),
      ("Ａｂｃ！", "abc!"), ("ﬁ ﬂ ﬀ ﬃ ﬄ ﬅ ﬆ", "fi fl ff ffi ffl st st"),
      ("ԱՐԱՄ", "արամ"), ("山田太郎", "山田太郎"), ("สมชาย", "สมชาย"), ("𐐀", "𐐨"),
      ("שָׁלוֹם", "שלום"), ("مُحَمَّد آدم أحمد", "محمد ادم احمد"), ("❤️", "❤"),
    ])
  func caseAndAccents(text: String, folded: String) {
    #expect(key(text) == folded)
  }

  @Test(
    "fold white space to single spaces and none at the ends",
    arguments: [
      ("  a  b ", "a b"), ("a\t\r\nb", "a b"), ("a\u{A0}b", "a b"), ("山田\u{3000}太郎", "山田 太郎"),
      ("\u{3000}\u{A0} a \u{2003}\u{2028}", "a"), (" \u{301} ", ""), ("a \u{301} b", "a b"),
      (" ", ""), ("\u{3000}", ""),
      ("한 \u{2003}글 ", "\u{1112}\u{1161}\u{11AB} \u{1100}\u{1173}\u{11AF}"),
    ])
  func whiteSpace(text: String, folded: String) {
    // Compared as bytes: String's own equality would hide how Hangul is spelt.
    #expect(FoldKey.of(text) == Array(folded.utf8))
  }

  @Test(
    "fold typographic punctuation to the typewriter's",
    arguments: [
      ("O’Brien ‘x’ Oʼ", "o'brien 'x' o'"), ("“a”", "\"a\""),
      ("Anna–Lena — ‐ −", "anna-lena - - -"),
      ("a\u{AD}b\u{200B}c\u{FEFF}d\u{202E}e", "abcde"),
    ])
  func punctuation(text: String, folded: String) {
    #expect(key(text) == folded)
  }

  @Test(
    "take bytes that are not UTF-8 as they are",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE5, 0xB1], [0xF0, 0x9F, 0x98], [0xC3, 0x20, 0x61],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    var key: [UInt8] = []
    FoldKey.append(bytes.span, to: &key)
    #expect(key == bytes)
  }

  @Test("are appended behind what the buffer holds, which does not lose its own last space")
  func appending() {
    var key = Array("x ".utf8)
    FoldKey.append(" É ".utf8.span, to: &key)
    FoldKey.append("  ".utf8.span, to: &key)
    #expect(key == Array("x e".utf8))
  }

  @Test("of a scalar and of its lower case are the same, and a key is its own key")
  func lowerCaseAndIdempotence() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let key = FoldKey.of(String(Character(scalar)))
      let lower = FoldKey.of(scalar.properties.lowercaseMapping)
      let again = FoldKey.of(String(decoding: key, as: UTF8.self))
      if key != lower || key != again { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("put names in the order a reader expects")
  func ordering() {
    let names = [
      "Zoë", "ängel", "Ångström", "Émile", "emil", "Łukasz", "Lukas", "Мария", "Ωμέγα", "山田",
    ]
    let sorted = names.sorted { FoldKey.of($0).lexicographicallyPrecedes(FoldKey.of($1)) }
    #expect(
      sorted == [
        "ängel", "Ångström", "emil", "Émile", "Lukas", "Łukasz", "Zoë", "Ωμέγα", "Мария", "山田",
      ])
  }

  @Test(
    "find a part at the beginning, in the middle and at the end, and nothing else",
    arguments: [
      ("müller", "MULLER", true), ("Anna Müller", "ann", true), ("Anna Müller", "a m", true),
      ("Anna Müller", "LER", true), ("Anna Müller", "", true), ("", "", true), ("", "a", false),
      ("Anna", "annab", false), ("aaab", "aab", true), ("abcabd", "abd", true), ("abc", "d", false),
      ("Jürgen Straße", "strass", true), ("Anna", "nana", false),
    ])
  func containing(text: String, part: String, found: Bool) {
    #expect(FoldKey.contains(FoldKey.of(text), FoldKey.of(part)) == found)
  }
}
