import JSON
import Testing

@Suite("A JSON string")
struct JSONStringTests {
  @Test(
    "says its text, escapes resolved",
    arguments: [
      (#""""#, ""), (#""abc""#, "abc"), (#""\"\\\/""#, "\"\\/"),
      (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\u0000x""#, "\0x"), (#""\ud83d\ude00""#, "😀"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
      (#""\ud800\udc00""#, "\u{10000}"), (#""é\u0301""#, "é\u{301}"), (#""a\\u0041""#, "a\\u0041"),
      (#""\uabCD\uFFFF""#, "\u{ABCD}\u{FFFF}"), (#""山\n田""#, "山\n田"),
    ])
  func text(_ json: String, says expected: String) throws {
    let text = try #require(saying(ofDocument: Array(json.utf8)))
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "is written with only those escapes that must be",
    arguments: [
      ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#),
      ("\n\t\r\u{8}\u{C}", #""\n\t\r\b\f""#),
      ("\0\u{1}\u{1F}", #""\u0000\u0001\u001f""#),
      ("\u{7F}\u{80}\u{2028}é", "\"\u{7F}\u{80}\u{2028}é\""),
    ])
  func writing(_ text: String, as expected: String) {
    var bytes: [UInt8] = []
    JSONString.append(text, to: &bytes)
    #expect(bytes == Array(expected.utf8))
  }

  @Test("is read back as it was written, for every scalar of the basic plane and some beyond")
  func roundTrip() throws {
    let scalars =
      (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
      + [0x10000, 0x1F600, 0x10FF80, 0x10FFFF].compactMap(Unicode.Scalar.init)
    #expect(scalars.count == 0x10000 - 0x800 + 4)
    for scalar in scalars {
      let original = "x" + String(scalar)
      var bytes: [UInt8] = []
      JSONString.append(original, to: &bytes)
      let text = try #require(
        saying(ofDocument: bytes), "U+\(String(scalar.value, radix: 16))")
      #expect(text.utf8.elementsEqual(original.utf8), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "equals another one that says the same, scalar by scalar",
    arguments: [
      (#"["a","a"]"#, true), (#"["a","b"]"#, false), (#"["a","aa"]"#, false), (#"["",""]"#, true),
      (#"["id","\u0069d"]"#, true), (#"["\u0069d","i\u0064"]"#, true), (#"["\n","n"]"#, false),
      (#"["\u00e9","e\u0301"]"#, false), (#"["é","é"]"#, true), (#"["é","e\u0301"]"#, false),
    ])
  func equality(_ pair: String, isEqual: Bool) throws {
    let bytes = Array(pair.utf8)
    var json = JSONScanner(bytes.span)
    try json.beginArray()
    var isFirst = true
    var strings: [JSONString] = []
    while try json.nextElement(isFirst: &isFirst) { strings.append(try json.scanString()) }
    try #require(strings.count == 2)
    #expect(strings[0].equals(strings[1], in: bytes.span) == isEqual)
    #expect(strings[1].equals(strings[0], in: bytes.span) == isEqual)
  }
}
