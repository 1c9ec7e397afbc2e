import TestSupport
import Testing
import TextSupport

@Suite("Fold keys of composed and decomposed spellings")
struct FoldKeyCompositionTests {
  @Test("are the same for every letter with a mark", arguments: Composition.all)
  func letters(composition: Composition) {
    #expect(composition.letters.count == composition.composed.count)
    for pair in composition.pairs {
      let composed = String(pair.composed)
      // Canonical equivalence as the standard library sees it: the row itself is right.
      #expect(composed == pair.decomposed)
      #expect(composed.unicodeScalars.count == 1)
      #expect(FoldKey.of(composed) == FoldKey.of(pair.decomposed), "\(composed)")
      #expect(!FoldKey.of(composed).isEmpty)
    }
  }

  @Test("are the same for every Hangul syllable")
  func hangul() {
    var syllable: UInt32 = 0xAC00
    for leading in UInt32(0x1100)...0x1112 {
      for vowel in UInt32(0x1161)...0x1175 {
        for trailing in UInt32(0x11A7)...0x11C2 {
          let jamo = trailing == 0x11A7 ? [leading, vowel] : [leading, vowel, trailing]
          let decomposed = String(decoding: jamo, as: UTF32.self)
          let composed = String(decoding: [syllable], as: UTF32.self)
          if FoldKey.of(composed) != Array(decomposed.utf8)
            || FoldKey.of(decomposed) != Array(decomposed.utf8)
          {
            Issue.record("U+\(String(syllable, radix: 16))")
          }
          syllable += 1
        }
      }
    }
    #expect(syllable == 0xD7A4)
  }

  @Test(
    "are the same for vowels of southern Asia in two or three parts, which stay in the key",
    arguments: [
      ("\u{929}", "\u{928}\u{93C}"), ("\u{931}", "\u{930}\u{93C}"), ("\u{934}", "\u{933}\u{93C}"),
      ("\u{9CB}", "\u{9C7}\u{9BE}"), ("\u{9CC}", "\u{9C7}\u{9D7}"), ("\u{B48}", "\u{B47}\u{B56}"),
      ("\u{B4B}", "\u{B47}\u{B3E}"), ("\u{B4C}", "\u{B47}\u{B57}"), ("\u{B94}", "\u{B92}\u{BD7}"),
      ("\u{BCA}", "\u{BC6}\u{BBE}"), ("\u{BCB}", "\u{BC7}\u{BBE}"), ("\u{BCC}", "\u{BC6}\u{BD7}"),
      ("\u{C48}", "\u{C46}\u{C56}"), ("\u{CC0}", "\u{CBF}\u{CD5}"), ("\u{CC7}", "\u{CC6}\u{CD5}"),
      ("\u{CC8}", "\u{CC6}\u{CD6}"), ("\u{CCA}", "\u{CC6}\u{CC2}"),
      ("\u{CCB}", "\u{CC6}\u{CC2}\u{CD5}"), ("\u{D4A}", "\u{D46}\u{D3E}"),
      ("\u{D4B}", "\u{D47}\u{D3E}"), ("\u{D4C}", "\u{D46}\u{D57}"), ("\u{DDA}", "\u{DD9}\u{DCA}"),
      ("\u{DDC}", "\u{DD9}\u{DCF}"), ("\u{DDD}", "\u{DD9}\u{DCF}\u{DCA}"),
      ("\u{DDE}", "\u{DD9}\u{DDF}"), ("\u{1026}", "\u{1025}\u{102E}"),
    ])
  func vowelParts(composed: String, decomposed: String) {
    #expect(composed == decomposed)
    #expect(FoldKey.of(composed) == Array(decomposed.utf8))
    #expect(FoldKey.of(decomposed) == Array(decomposed.utf8))
    // Many of them in a row outgrow any room that was measured by the text.
    let repeated = String(repeating: composed, count: 20)
    #expect(FoldKey.of(repeated) == Array(String(repeating: decomposed, count: 20).utf8))
  }

  @Test("are the same for random texts", arguments: [1, 2, 3, 4] as [UInt64])
  func randomTexts(seed: UInt64) {
    let pairs = Composition.all.flatMap(\.pairs)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var composed = ""
      var decomposed = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let pair = pairs[Int.random(in: 0..<pairs.count, using: &generator)]
        let filler = generator.text(of: ["a", "B", " ", "-", "한", "山", "👍"], upTo: 2)
        composed += filler + String(pair.composed)
        decomposed += filler + pair.decomposed
      }
      #expect(FoldKey.of(composed) == FoldKey.of(decomposed), "seed \(seed): \(composed)")
    }
  }
}
