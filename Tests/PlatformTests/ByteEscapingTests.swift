import Platform
import TestSupport
import Testing

@Suite("Bytes carried through a text")
struct ByteEscapingTests {
  @Test(
    "are the text where they are UTF-8, and scalars of private use where not",
    arguments: [
      ([], ""), (Array("abc é 山 😀".utf8), "abc é 山 😀"), ([0x61, 0xFF], "a\u{10FFFF}"),
      ([0x80], "\u{10FF80}"), ([0xC3], "\u{10FFC3}"), ([0xC3, 0xA9, 0xC3], "é\u{10FFC3}"),
      ([0xED, 0xA0, 0x80], "\u{10FFED}\u{10FFA0}\u{10FF80}"),
      ([0xC0, 0xAF], "\u{10FFC0}\u{10FFAF}"),
      ([0xF4, 0x8F, 0xBE, 0x80], "\u{10FFF4}\u{10FF8F}\u{10FFBE}\u{10FF80}"),
      ([0xF4, 0x8F, 0xBD, 0xBF], "\u{10FF7F}"), ([0xEF, 0xBF, 0xBD, 0xFE], "\u{FFFD}\u{10FFFE}"),
    ] as [([UInt8], String)])
  func table(_ bytes: [UInt8], text: String) {
    #expect(ByteEscaping.text(of: bytes) == text)
    #expect(ByteEscaping.bytes(of: text) == bytes)
    #expect(ByteEscaping.holdsEscapes(text) == (String(validating: bytes, as: UTF8.self) != text))
  }

  @Test("come out as they went in", arguments: [51, 52] as [UInt64])
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F], [0xC3, 0xA9], [0x61],
      [0xE2, 0x82],
      [0xEF, 0xBF, 0xBD], [0xED, 0xA0, 0x80], [0xFF],
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let byte = UInt8.random(in: 0...255, using: &random)
        bytes += Bool.random(using: &random) ? [byte] : pieces.randomElement(using: &random) ?? []
      }
      #expect(
        ByteEscaping.bytes(of: ByteEscaping.text(of: bytes)) == bytes, "seed \(seed): \(bytes)")
    }
  }
}
