import JSON
import Testing

/// A text that is not JSON, and the fault that must be told.
struct Refusal: Sendable, CustomTestStringConvertible {
  let notation: String
  let offset: Int
  let reason: JSONFault.Reason
  let isAtEnd: Bool

  init(_ notation: String, _ offset: Int, _ reason: JSONFault.Reason, atEnd: Bool = false) {
    self.notation = notation
    self.offset = offset
    self.reason = reason
    isAtEnd = atEnd
  }

  var testDescription: String { "\(notation) at \(offset)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      firstFault(in: bytes(notation))
        == JSONFault(offset: offset, reason: reason, isAtEnd: isAtEnd),
      sourceLocation: sourceLocation)
  }
}

/// What RFC 8259 says is not JSON, with the place and the reason that a person must be told.
@Suite("A JSON text is refused, with the offset and the reason,")
struct JSONRefusalTests {
  @Test(
    "where a number is written otherwise",
    arguments: [
      Refusal("01", 0, .malformedNumber), Refusal("-01", 0, .malformedNumber),
      Refusal("1.", 0, .malformedNumber), Refusal("[1.]", 1, .malformedNumber),
      Refusal("1.e5", 0, .malformedNumber), Refusal("0.e1", 0, .malformedNumber),
      Refusal("-", 0, .malformedNumber), Refusal("[-]", 1, .malformedNumber),
      Refusal("--1", 0, .malformedNumber), Refusal("-a", 0, .malformedNumber),
      Refusal("1e", 0, .malformedNumber), Refusal("1e+", 0, .malformedNumber),
      Refusal("1E-", 0, .malformedNumber), Refusal("0e", 0, .malformedNumber),
      Refusal("1e5.5", 0, .malformedNumber), Refusal("1.2.3", 0, .malformedNumber),
      Refusal("0x1", 0, .malformedNumber), Refusal("1x", 0, .malformedNumber),
      Refusal("[12a]", 1, .malformedNumber), Refusal("1+2", 0, .malformedNumber),
      Refusal("-Infinity", 0, .malformedNumber), Refusal("-NaN", 0, .malformedNumber),
      Refusal(".5", 0, .expectedValue), Refusal("-.5", 0, .malformedNumber),
      Refusal("+1", 0, .expectedValue), Refusal("NaN", 0, .expectedValue),
      Refusal("Infinity", 0, .expectedValue), Refusal("[ +1]", 2, .expectedValue),
      Refusal("1 2", 2, .expectedEnd), Refusal("1%EF%BC%91", 1, .expectedEnd),
      Refusal("%EF%BC%91", 0, .expectedValue), Refusal("[1%00]", 2, .expectedCommaOrBracket),
    ])
  func number(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where a literal is misspelt",
    arguments: [
      Refusal("nul", 0, .expectedValue), Refusal("n", 0, .expectedValue),
      Refusal("True", 0, .expectedValue), Refusal("TRUE", 0, .expectedValue),
      Refusal("[nulL]", 1, .expectedValue), Refusal("[fals]", 1, .expectedValue),
      Refusal("tru%00", 0, .expectedValue), Refusal("nulll", 4, .expectedEnd),
      Refusal("[truefalse]", 5, .expectedCommaOrBracket), Refusal("abc", 0, .expectedValue),
      Refusal("undefined", 0, .expectedValue),
    ])
  func literal(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where a string is not closed, holds a raw control character or an unknown escape",
    arguments: [
      Refusal("\"", 0, .unterminatedString), Refusal("[\"abc", 1, .unterminatedString),
      Refusal("\"\\", 0, .unterminatedString), Refusal("\"\\\"", 0, .unterminatedString),
      Refusal("[\"a\\\\", 1, .unterminatedString), Refusal("'a'", 0, .expectedValue),
      Refusal("\"%00\"", 1, .controlCharacter(0)), Refusal("\"a%1F\"", 2, .controlCharacter(0x1F)),
      Refusal("\"%0A\"", 1, .controlCharacter(0x0A)), Refusal("\"%09\"", 1, .controlCharacter(9)),
      Refusal("\"abcdefghijk%0D\"", 12, .controlCharacter(0x0D)),
      Refusal(#""\x41""#, 1, .unknownEscape), Refusal(#""\a""#, 1, .unknownEscape),
      Refusal(#""\'""#, 1, .unknownEscape), Refusal(#""\U0041""#, 1, .unknownEscape),
      Refusal(#""\u12""#, 1, .unknownEscape), Refusal(#""\u123"#, 1, .unknownEscape),
      Refusal(#""\u00G0""#, 1, .unknownEscape), Refusal(#""\u 123""#, 1, .unknownEscape),
      Refusal(#""\u+123""#, 1, .unknownEscape), Refusal(#""\u@123""#, 1, .unknownEscape),
      Refusal(#""\u`123""#, 1, .unknownEscape), Refusal("\"\\%00\"", 1, .unknownEscape),
      Refusal("\"\\%0A\"", 1, .unknownEscape), Refusal("\"\\%C3%A9\"", 1, .unknownEscape),
      Refusal(#"["\"]"#, 1, .unterminatedString), Refusal(#"[\u0020"a"]"#, 1, .expectedValue),
    ])
  func string(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where half of a surrogate pair stands alone",
    arguments: [
      Refusal(#""\ud800""#, 1, .loneSurrogate), Refusal(#""a\uDBFF""#, 2, .loneSurrogate),
      Refusal(#""\udc00""#, 1, .loneSurrogate), Refusal(#""\uDFFFa""#, 1, .loneSurrogate),
      Refusal(#""\ud800a""#, 1, .loneSurrogate), Refusal(#""\ud800\n""#, 1, .loneSurrogate),
      Refusal(#""\ud800\u0041""#, 1, .loneSurrogate),
      Refusal(#""\ud800\ud800""#, 1, .loneSurrogate),
      Refusal(#""\ud800\ud800\udc00""#, 1, .loneSurrogate),
      Refusal(#""\ud800\u"#, 1, .loneSurrogate),
      Refusal(#""\ud800\udc0"#, 1, .loneSurrogate), Refusal(#""\udc00\ud800""#, 1, .loneSurrogate),
      Refusal(#""\ud83d\ude00\ude00""#, 13, .loneSurrogate),
      Refusal(#""\ud800"#, 1, .loneSurrogate),
    ])
  func surrogate(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where bytes are not UTF-8",
    arguments: [
      Refusal("\"%80\"", 1, .invalidUTF8), Refusal("\"%BF\"", 1, .invalidUTF8),
      Refusal("\"%C0%80\"", 1, .invalidUTF8), Refusal("\"%C0%AF\"", 1, .invalidUTF8),
      Refusal("\"%C1%BF\"", 1, .invalidUTF8), Refusal("\"%E0%80%80\"", 1, .invalidUTF8),
      Refusal("\"%E0%9F%BF\"", 1, .invalidUTF8), Refusal("\"%F0%80%80%80\"", 1, .invalidUTF8),
      Refusal("\"%F0%8F%BF%BF\"", 1, .invalidUTF8), Refusal("\"%ED%A0%80\"", 1, .invalidUTF8),
      Refusal("\"%ED%BF%BF\"", 1, .invalidUTF8), Refusal("\"%F4%90%80%80\"", 1, .invalidUTF8),
      Refusal("\"%F5%80%80%80\"", 1, .invalidUTF8), Refusal("\"%F8%88%80%80%80\"", 1, .invalidUTF8),
      Refusal("\"%FE\"", 1, .invalidUTF8), Refusal("\"a%FF\"", 2, .invalidUTF8),
      Refusal("\"%C3\"", 1, .invalidUTF8), Refusal("\"%C3", 1, .invalidUTF8),
      Refusal("\"%E2%82\"", 1, .invalidUTF8), Refusal("\"%E2%82", 1, .invalidUTF8),
      Refusal("\"%F0%9F%98\"", 1, .invalidUTF8), Refusal("\"%F0%9F", 1, .invalidUTF8),
      Refusal("\"%C3%28\"", 1, .invalidUTF8), Refusal("\"%E2%28%A1\"", 1, .invalidUTF8),
      Refusal("\"%E2%82%28\"", 1, .invalidUTF8), Refusal("\"%F0%28%8C%BC\"", 1, .invalidUTF8),
      Refusal("\"%F0%9F%28%80\"", 1, .invalidUTF8), Refusal("\"%F0%9F%98%28\"", 1, .invalidUTF8),
      Refusal("\"%C3%A9%C3\"", 3, .invalidUTF8), Refusal("[%FF]", 1, .expectedValue),
      Refusal("{%FF:1}", 1, .expectedMemberName), Refusal("{\"a%FF\":1}", 3, .invalidUTF8),
      Refusal("%FF%FE[%00]%00", 0, .expectedValue), Refusal("1%E9", 1, .expectedEnd),
    ])
  func utf8(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where an array or an object is not put together rightly",
    arguments: [
      Refusal("[1,]", 3, .expectedValue), Refusal("[1,,2]", 3, .expectedValue),
      Refusal("[,1]", 1, .expectedValue), Refusal("[,]", 1, .expectedValue),
      Refusal("[1 2]", 3, .expectedCommaOrBracket), Refusal("[1:2]", 2, .expectedCommaOrBracket),
      Refusal("[1;2]", 2, .expectedCommaOrBracket), Refusal("[1}", 2, .expectedCommaOrBracket),
      Refusal("[\"a\": 1]", 4, .expectedCommaOrBracket), Refusal("]", 0, .expectedValue),
      Refusal("}", 0, .expectedValue), Refusal(",", 0, .expectedValue),
      Refusal("{\"a\":1,}", 7, .expectedMemberName), Refusal("{,}", 1, .expectedMemberName),
      Refusal("{\"a\":1,,\"b\":2}", 7, .expectedMemberName),
      Refusal("{\"a\" 1}", 5, .expectedColon), Refusal("{\"a\",1}", 4, .expectedColon),
      Refusal("{\"a\"}", 4, .expectedColon), Refusal("{\"a\"=1}", 4, .expectedColon),
      Refusal("{\"a\"::1}", 5, .expectedValue), Refusal("{\"a\":}", 5, .expectedValue),
      Refusal("{\"a\":1 \"b\":2}", 7, .expectedCommaOrBrace),
      Refusal("{\"a\":1]", 6, .expectedCommaOrBrace), Refusal("{a:1}", 1, .expectedMemberName),
      Refusal("{1:1}", 1, .expectedMemberName), Refusal("{'a':1}", 1, .expectedMemberName),
      Refusal("{null:1}", 1, .expectedMemberName), Refusal("{[]:1}", 1, .expectedMemberName),
      Refusal("[]]", 2, .expectedEnd), Refusal("{}}", 2, .expectedEnd),
      Refusal("[] x", 3, .expectedEnd), Refusal("{},", 2, .expectedEnd),
      Refusal("[]%00", 2, .expectedEnd), Refusal("\"a\"\"b\"", 3, .expectedEnd),
    ])
  func structure(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where the text ends too early",
    arguments: [
      Refusal("", 0, .expectedValue, atEnd: true), Refusal(" %0A", 2, .expectedValue, atEnd: true),
      Refusal("%EF%BB%BF", 3, .expectedValue, atEnd: true),
      Refusal("[", 1, .expectedValue, atEnd: true),
      Refusal("[1", 2, .expectedCommaOrBracket, atEnd: true),
      Refusal("[1,", 3, .expectedValue, atEnd: true),
      Refusal("[[]", 3, .expectedCommaOrBracket, atEnd: true),
      Refusal("{", 1, .expectedMemberName, atEnd: true),
      Refusal("{\"a\"", 4, .expectedColon, atEnd: true),
      Refusal("{\"a\":", 5, .expectedValue, atEnd: true),
      Refusal("{\"a\":1", 6, .expectedCommaOrBrace, atEnd: true),
      Refusal("{\"a\":1,", 7, .expectedMemberName, atEnd: true),
    ])
  func end(_ refusal: Refusal) { refusal.check() }

  @Test(
    "where anything but the four kinds of white space stands between tokens",
    arguments: [
      Refusal("%0C1", 0, .expectedValue), Refusal("[%0B]", 1, .expectedValue),
      Refusal("[1%0C]", 2, .expectedCommaOrBracket), Refusal("%C2%A0[]", 0, .expectedValue),
      Refusal("[]%E2%80%A8", 2, .expectedEnd), Refusal("%E2%81%A0[]", 0, .expectedValue),
      Refusal("// a%0A1", 0, .expectedValue), Refusal("1 // a", 2, .expectedEnd),
      Refusal("[/* a */1]", 1, .expectedValue), Refusal("# a%0A1", 0, .expectedValue),
      Refusal("{\"a\":1 /**/}", 7, .expectedCommaOrBrace),
      Refusal("%EF%BB%BF%EF%BB%BF1", 3, .expectedValue), Refusal(" %EF%BB%BF1", 1, .expectedValue),
      Refusal("%EF%BB1", 0, .expectedValue), Refusal("%EF", 0, .expectedValue),
      Refusal("[%EF%BB%BF]", 1, .expectedValue),
    ])
  func whiteSpace(_ refusal: Refusal) { refusal.check() }

  @Test("where it is nested 513 deep, however much is open")
  func tooDeep() {
    let depth = JSONScanner.maximumDepth
    let nestedTooDeeply = JSONFault(offset: depth, reason: .nestedTooDeeply)
    #expect(firstFault(in: bytes(String(repeating: "[", count: depth + 1))) == nestedTooDeeply)
    #expect(firstFault(in: bytes(String(repeating: "[", count: 100_000))) == nestedTooDeeply)
    #expect(
      firstFault(in: bytes(String(repeating: "{\"a\":", count: depth + 1)))
        == JSONFault(offset: depth * 5, reason: .nestedTooDeeply))
  }
}
