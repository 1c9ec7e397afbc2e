import JSON
import TestSupport
import Testing

@Suite("Minifying")
struct JSONMinifierTests {
  @Test(
    "takes white space out between tokens and leaves it in strings",
    arguments: [
      ("", ""), (" 1 ", "1"), ("[ 1 ,%0D%0A%09 2 ]", "[1,2]"), ("\" a %7F \"", "\" a %7F \""),
      ("{ \"a b\" : \"c\\\" d\" , \"e\" : [ ] }", "{\"a b\":\"c\\\" d\",\"e\":[]}"),
      ("[ \"\\\\\" , \" \" ]", "[\"\\\\\",\" \"]"), ("[ 2.50 , 1E+2 ]", "[2.50,1E+2]"),
      ("[ \"\\\\\\\" ,\" ]", "[\"\\\\\\\" ,\"]"),
    ])
  func table(_ text: String, gives expected: String) {
    var minified = bytes("kept:")
    let text = bytes(text)
    JSONMinifier.append(text.span, to: &minified)
    #expect(minified == bytes("kept:") + bytes(expected))
  }

  @Test("makes of a pretty-printed document the one that its fixture holds")
  func document() throws {
    let text = try Fixture("json/document.json").bytes()
    var minified: [UInt8] = []
    JSONMinifier.append(text.span, to: &minified)
    #expect(firstFault(in: minified) == nil)
    #expect(minified == (try Fixture("json/document.min.json").expected(recording: minified)))
  }
}
