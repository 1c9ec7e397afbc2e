import TestSupport
import Testing

@testable import Persons

@Suite("The writer of records")
struct RecordWriterTests {
  /// Texts are copied 32 bytes at a time, so lengths around multiples of that are what matters.
  @Test("copies texts of any length, one behind another")
  func lengths() {
    for count in Array(0...2) + [31, 32, 33, 63, 64, 65, 96, 128] {
      let text = String((0..<count).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
      var pool = TextPool()
      _ = pool.add("in front")
      let piece = pool.add(text)
      let last = pool.add("behind")
      let written = RecordWriter.text(pool) { writer in
        writer.append(piece)
        writer.append(last)
        writer.append(piece)
        writer.append(UInt8(ascii: "!"))
      }
      #expect(written == text + "behind" + text + "!")
    }
  }

  @Test("goes on with the texts of another pool")
  func pools() {
    var (first, second) = (TextPool(), TextPool())
    let (one, other) = (first.add("Anna"), second.add("Zoë"))
    let written = RecordWriter.text(first) { writer in
      writer.append(one)
      writer.use(second.texts)
      writer.append(other)
    }
    #expect(written == "AnnaZoë")
  }

  @Test(
    "writes codes in base 36",
    arguments: [
      (0, "0"), (9, "9"), (10, "a"), (35, "z"), (36, "10"), (1_295, "zz"), (46_655, "zzz"),
      (2_821_109_907_455, "zzzzzzzz"), (2_821_109_907_456, "100000000"),
      ((1 << 60) - 1, "8rc4kbdvss1r"),
    ])
  func codes(index: Int, code: String) {
    #expect(RecordWriter.text { $0.append(code: index) } == code)
  }

  @Test("writes any code as others do", arguments: 1...3 as ClosedRange<UInt64>)
  func manyCodes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let index = Int.random(in: 0..<1 << Int.random(in: 0...60, using: &random), using: &random)
      #expect(RecordWriter.text { $0.append(code: index) } == String(index, radix: 36))
    }
  }

  @Test("writes numbers without leading zeros, and ids as they are written elsewhere")
  func numbers() {
    #expect(RecordWriter.text { $0.append(number: 0) } == "0")
    #expect(RecordWriter.text { $0.append(number: 4_096) } == "4096")
    #expect(RecordWriter.text { $0.append(number: 99_999_999) } == "99999999")
    let id = PersonID(high: 0x0123_4567_89AB_4DEF, low: 0x8123_4567_89AB_CDEF)
    #expect(
      RecordWriter.text { $0.append(id) } == "01234567-89ab-4def-8123-456789abcdef")
  }

  @Test("copies again what it wrote, and writes over what it copied")
  func again() {
    var pool = TextPool()
    let pattern = pool.add("555-01##")
    let written = RecordWriter.text(pool) { writer in
      let start = unsafe writer.position
      writer.append(pattern)
      writer.overwrite(beforeEnd: 2, with: UInt8(ascii: "4"))
      writer.overwrite(beforeEnd: 1, with: UInt8(ascii: "2"))
      writer.append(UInt8(ascii: ","))
      unsafe writer.append(from: start, count: 8)
    }
    #expect(written == "555-0142,555-0142")
  }
}
