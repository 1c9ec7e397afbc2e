import JSON
import TestSupport
import Testing

@Suite("Hostile bytes")
struct JSONMutationTests {
  @Test("never trap, and a fault lies within the text", arguments: [1, 20_261_130] as [UInt64])
  func mutations(seed: UInt64) throws {
    let document = try Fixture("json/document.json").bytes()
    try #require(firstFault(in: document) == nil)
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for round in 0..<2000 {
      var text = document
      for _ in 0...Int.random(in: 0...2, using: &random) { mutate(&text, using: &random) }
      guard let fault = firstFault(in: text) else {
        var minified: [UInt8] = []
        JSONMinifier.append(text.span, to: &minified)
        #expect(firstFault(in: minified) == nil, "seed \(seed), round \(round)")
        continue
      }
      refused += 1
      #expect((0...text.count).contains(fault.offset), "seed \(seed), round \(round)")
      #expect(!fault.isAtEnd || fault.offset == text.count, "seed \(seed), round \(round)")
      let position = TextPosition(of: fault.offset, in: text.span)
      #expect(position.line >= 1 && position.column >= 1, "seed \(seed), round \(round)")
    }
    #expect(refused > 1000, "seed \(seed)")
  }

  @Test("of any kind at every length up to 64 give an answer", arguments: [7] as [UInt64])
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = bytes("[]{}:,\"\\u0d8c+-.eE %0A%00%80%C3%E2%F0truefalsn")
    for length in 0...64 {
      for _ in 0..<40 {
        let text = (0..<length).map { _ in
          alphabet[Int.random(in: alphabet.indices, using: &random)]
        }
        let offset = firstFault(in: text)?.offset ?? 0
        #expect((0...length).contains(offset), "seed \(seed): \(text)")
      }
    }
  }

  private func mutate(_ text: inout [UInt8], using random: inout SeededGenerator) {
    guard !text.isEmpty else { return }
    let place = Int.random(in: text.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: text[place] = UInt8.random(in: 0...255, using: &random)
    case 1: text[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: text.remove(at: place)
    case 3: text.insert(bytes("\"\\{}[],:0").randomElement(using: &random) ?? 0, at: place)
    case 4: text.removeLast(text.count - place)
    default:
      let end = min(text.count, place + Int.random(in: 1...40, using: &random))
      text.insert(contentsOf: text[place..<end], at: Int.random(in: text.indices, using: &random))
    }
  }
}
