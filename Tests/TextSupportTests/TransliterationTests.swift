import Testing
import TextSupport

@Suite("Transliteration to ASCII")
struct TransliterationTests {
  @Test(
    "spells names in letters that an address may hold",
    arguments: [
      ("Müller", "mueller"), ("Mu\u{308}ller", "mueller"), ("ÄÖÜ", "aeoeue"),
      ("Jiří", "jiri"), ("Łukasz", "lukasz"), ("O'Brien", "obrien"), ("O’Brien", "obrien"),
      ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Søren", "soeren"), ("Ægir", "aegir"),
      ("Œuvre", "oeuvre"), ("Åberg", "aberg"), ("A\u{30A}berg", "aberg"), ("Þórður", "thordur"),
      ("Đặng", "dang"), ("Nguyễn", "nguyen"), ("İpek Işık", "ipek-isik"), ("Əliyev", "eliyev"),
      ("Ștefan", "stefan"), ("Noël", "noel"), ("Zoe\u{308}", "zoe"), ("ﬁsch", "fisch"),
      ("Ｍａｒｋ ３", "mark-3"),
    ])
  func spelling(text: String, ascii: String) {
    #expect(Transliteration.ascii(text) == ascii)
  }

  @Test(
    "joins words with single hyphens",
    arguments: [
      ("von der Au", "von-der-au"), ("Anna-Lena", "anna-lena"), ("  Anna \t Lena ", "anna-lena"),
      ("Anna – Lena", "anna-lena"), ("A.\u{A0}B. Smith", "a-b-smith"), ("-x-", "x"),
    ])
  func joining(text: String, ascii: String) {
    #expect(Transliteration.ascii(text) == ascii)
  }

  @Test(
    "leaves out what has no Latin form",
    arguments: [
      ("山田 Taro", "taro"), ("Иван", ""), ("שלום", ""), ("👩‍👩‍👧 Family", "family"), ("", ""), ("!?", ""),
    ])
  func leavingOut(text: String, ascii: String) {
    #expect(Transliteration.ascii(text) == ascii)
  }
}
