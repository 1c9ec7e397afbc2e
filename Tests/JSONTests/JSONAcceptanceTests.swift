import JSON
import Testing

/// What RFC 8259 says is JSON, class by class as the well-known conformance suites have it.
@Suite("A JSON text is accepted")
struct JSONAcceptanceTests {
  @Test(
    "whatever value stands at the top",
    arguments: ["null", "true", "false", "0", "\"\"", "[]", "{}", "-1", "\"a\""])
  func topLevel(_ text: String) {
    #expect(firstFault(in: bytes(text)) == nil)
  }

  @Test(
    "with every spelling of a number",
    arguments: [
      "0", "-0", "1", "-1", "10", "123456789", "0.0", "-0.0", "0.5", "1.25", "1e5", "1E5", "1e+5",
      "1E+2", "1e-2", "0e0", "0e+1", "0E1", "1.5e300", "20e1", "-1.5E-7", "1e999999",
      "12345678901234567890", "0.00000000000000000000000000001", "2.50", "1e00",
    ])
  func number(_ text: String) {
    #expect(firstFault(in: bytes(text)) == nil)
    #expect(firstFault(in: bytes("[\(text)]")) == nil)
    #expect(firstFault(in: bytes("[\(text),\(text)]")) == nil)
    #expect(firstFault(in: bytes("{\"a\":\(text) }")) == nil)
  }

  @Test(
    "with every escape, and every scalar that needs none",
    arguments: [
      #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u0022""#, #""\u005C""#, #""\uabcd\uABCD""#,
      #""\ud83d\ude00""#, #""\uD834\uDD1E""#, #""\uDBFF\uDFFF""#, #""\uFFFF\uFFFE\uFEFF""#,
      #""\u2028\u2029""#, "\"%7F\"", "\"%E2%80%A8%E2%80%A9\"", "\"%C2%80\"", "\"%DF%BF\"",
      "\"%E0%A0%80\"", "\"%ED%9F%BF\"", "\"%EE%80%80\"", "\"%EF%BF%BF\"", "\"%F0%90%80%80\"",
      "\"%F4%8F%BF%BF\"", "\"%EF%BB%BF\"", "\" \"", "\"'\"", "\"//\"", #""\\u0041""#, #""\\\\""#,
    ])
  func string(_ text: String) {
    #expect(firstFault(in: bytes(text)) == nil)
  }

  @Test(
    "with any nesting, and white space of the four kinds anywhere between tokens",
    arguments: [
      "[[],{},[[]]]", "{\"a\":{\"b\":[1,{\"c\":null}]}}", "[1,\"a\",true,false,null]",
      "{\"\":0}", "{\"a\":1,\"a\":2}", " [ 1 , 2 ] ", "%09%0A%0D%20[%0A]%0D%0A",
      "{%09\"a\"%0D:%0A1 }", "%EF%BB%BF[]", "%EF%BB%BF 1", "[%0D]", "1%0A",
    ])
  func structure(_ text: String) {
    #expect(firstFault(in: bytes(text)) == nil)
  }

  @Test("nested 512 deep, arrays and objects alike, and as often as it likes side by side")
  func deepest() {
    let depth = JSONScanner.maximumDepth
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects =
      String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(firstFault(in: bytes(arrays)) == nil)
    #expect(firstFault(in: bytes(objects)) == nil)
    let pair = String(arrays.dropFirst().dropLast())
    #expect(firstFault(in: bytes("[\(pair),\(pair)]")) == nil)
  }
}
