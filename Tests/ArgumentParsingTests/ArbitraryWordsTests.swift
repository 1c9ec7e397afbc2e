import ArgumentParsing
import TestSupport
import Testing

@Suite("Arbitrary words")
struct ArbitraryWordsTests {
  private static let pieces = [
    "-", "--", "=", "a", "n", "5", "list", "delete", "limit", "sort", "help", "q", "r", "h",
    "\u{301}", "é", "👩‍🚀", " ", "", "\0", "format", "json", ",", "s", "file", "version",
  ]

  @Test("never trap, and what is off always has a message", arguments: 0..<20 as Range<UInt64>)
  func neverTrap(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var refused = 0
    for _ in 0..<500 {
      let words = Self.words(from: &generator)
      do throws(UsageError) {
        _ = try Depot.reading(of: words)
      } catch {
        refused += 1
        #expect(!error.message.isEmpty, "seed \(seed): \(words)")
        #expect(error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "seed \(seed)")
      }
    }
    #expect(refused > 100 && refused < 500, "seed \(seed): the words test one side only")
  }

  @Test("after -- are the arguments, to the letter", arguments: 0..<20 as Range<UInt64>)
  func verbatimAfterTerminator(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let words = Self.words(from: &generator)
      let invocation = try Depot.program.parse(["list", "-r", "--"] + words)
      guard case .command(_, let values) = invocation else {
        Issue.record("seed \(seed): \(words) is not a command")
        return
      }
      #expect(
        values[Depot.terms].map { Array($0.utf8) } == words.map { Array($0.utf8) },
        "seed \(seed)")
    }
  }

  @Test(
    "given to an option with = or as the next word are its value, before the command or after it",
    arguments: 0..<20 as Range<UInt64>)
  func optionValues(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let value = Self.word(from: &generator)
      for option in [["--sort", value], ["--sort=\(value)"], ["--so", value]] {
        for words in [option + ["list"], ["list"] + option] {
          guard case .command(_, let values) = try Depot.program.parse(words) else {
            Issue.record("seed \(seed): \(words) is not a command")
            return
          }
          #expect(values[Depot.sort].map { Array($0.utf8) } == Array(value.utf8), "seed \(seed)")
          #expect(values[Depot.terms] == [], "seed \(seed)")
        }
      }
    }
  }

  private static func word(from generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }

  private static func words(from generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? word(from: &generator) : pieces.randomElement(using: &generator) ?? ""
    }
  }
}
