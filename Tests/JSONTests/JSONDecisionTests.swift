import JSON
import Testing

/// Where RFC 8259 leaves the decision to the reader, and how it was taken.
///
/// README.md has the list.
@Suite("Where the standard leaves it open")
struct JSONDecisionTests {
  @Test(
    "this is accepted",
    arguments: [
      // Numbers of any size: none is ever made a machine's number, so none is rounded.
      "[123.456e78]", "[0.4e00669999999999999999999999999999999999999999999999999999999999999999]",
      "[-1e+9999]", "[1.5e+9999]", "[-123123e100000]", "[123123e100000]", "[123e-10000000]",
      "[-123123123123123123123123123123]", "[100000000000000000000]", "[-237462374673276894279832]",
      "[0.1000000000000000055511151231257827021181583404541015625]", "-0", "-0.0e-0",
      // A member name twice: for the document that stands in the file to decide.
      "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}", "{\"\":1,\"\":2}",
      // One byte order mark at the beginning.
      "%EF%BB%BF{}", "%EF%BB%BF%0A[]", "\"%EF%BB%BF\"", "\"\\uFEFF\"",
      // Every scalar, NUL and those that Unicode says are no characters among them.
      "\"\\u0000\"", "{\"\\u0000\":0}", "\"\\uFDD0\\uFFFE\\uFFFF\"", "\"%EF%B7%90\"",
      "\"%EF%BF%BE%EF%BF%BF\"", "\"%F0%9F%BF%BE\"", "\"%F4%8F%BF%BF\"", "\"\\uDBFF\\uDFFF\"",
      "\"%7F\"", "\"%C2%85\"", "\"%E2%80%AE\"",
      // A value of any kind at the top.
      "1", "\"a\"", "null",
    ])
  func accepted(_ text: String) {
    #expect(firstFault(in: bytes(text)) == nil)
  }

  @Test(
    "this is refused",
    arguments: [
      // Half of a surrogate pair, as an escape or as bytes: it is no text.
      Refusal("[\"\\uD800\"]", 2, .loneSurrogate), Refusal("[\"\\uDFAA\"]", 2, .loneSurrogate),
      Refusal("[\"\\uDd1e\\uD834\"]", 2, .loneSurrogate),
      Refusal("[\"\\uD888\\u1234\"]", 2, .loneSurrogate),
      Refusal("[\"%ED%A0%80\"]", 2, .invalidUTF8),
      Refusal("[\"%ED%A0%BD%ED%B8%80\"]", 2, .invalidUTF8),
      // Bytes that are not UTF-8, or another encoding altogether.
      Refusal("[\"%E9\"]", 2, .invalidUTF8), Refusal("[\"%C0%80\"]", 2, .invalidUTF8),
      Refusal("[\"%F4%BF%BF%BF\"]", 2, .invalidUTF8),
      Refusal("[\"%FC%83%BF%BF%BF%BF\"]", 2, .invalidUTF8),
      Refusal("%FF%FE[%00]%00", 0, .expectedValue), Refusal("%FE%FF%00[%00]", 0, .expectedValue),
      Refusal("%00[%00]", 0, .expectedValue), Refusal("[%00]%00", 1, .expectedValue),
      // A second byte order mark, one elsewhere, or half of one.
      Refusal("%EF%BB%BF%EF%BB%BF[]", 3, .expectedValue), Refusal("[]%EF%BB%BF", 2, .expectedEnd),
      Refusal("%EF%BB[]", 0, .expectedValue),
      // A NUL that is not escaped, wherever it stands.
      Refusal("\"%00\"", 1, .controlCharacter(0)), Refusal("[]%00", 2, .expectedEnd),
      Refusal("1%00", 1, .expectedEnd),
      // Nothing, or more than one value.
      Refusal("", 0, .expectedValue, atEnd: true), Refusal("{} {}", 3, .expectedEnd),
      Refusal("1%0A2", 2, .expectedEnd),
    ])
  func refused(_ refusal: Refusal) {
    refusal.check()
  }

  @Test("512 arrays or objects in each other are accepted, one more is refused", arguments: [1, 4])
  func depth(width: Int) {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let nested = { (depth: Int) in
        bytes(
          String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth))
      }
      let list = { (element: [UInt8]) in
        bytes("[") + Array(repeatElement(element, count: width).joined(separator: bytes(",")))
          + bytes("]")
      }
      #expect(firstFault(in: nested(512)) == nil)
      #expect(firstFault(in: nested(513))?.reason == .nestedTooDeeply)
      #expect(firstFault(in: list(nested(511))) == nil)
      #expect(firstFault(in: list(nested(512)))?.reason == .nestedTooDeeply)
    }
  }

  @Test("a scan that goes on at another place counts from the depth that it is told")
  func resumed() {
    let text = bytes("x [[1]] [[[1]]]")
    var json = JSONScanner(text.span)
    json.resume(at: 2, depth: JSONScanner.maximumDepth - 2)
    #expect(throws: Never.self) { try json.skipValue() }
    #expect(json.position == 7 && json.depth == JSONScanner.maximumDepth - 2)
    #expect(throws: JSONFault(offset: 10, reason: .nestedTooDeeply)) { try json.skipValue() }
  }
}
