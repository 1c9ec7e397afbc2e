import JSON
import TestSupport
import Testing

/// RFC 8259 production by production, with inputs that are made rather than thought of: what each
/// production admits, and each way out of it.
@Suite("By the grammar of RFC 8259")
struct JSONConformanceTests {
  /// Inputs of one production, in the notation that escapes bytes as `%XX`.
  struct Production: Sendable, CustomTestStringConvertible {
    let name: String
    var accepted: [[UInt8]] = []
    var refused: [[UInt8]] = []

    var testDescription: String { name }

    mutating func add(_ text: [UInt8], isAccepted: Bool) {
      if isAccepted { accepted.append(text) } else { refused.append(text) }
    }
  }

  static let productions = [
    valueStarts, escapeLetters, hexadecimalDigits, rawBytes, scalars, leadsAndContinuations,
    surrogates, numbers, corruptedNumbers, literals, whiteSpace, tokenSequences, truncations,
  ]

  @Test("an input is accepted or refused as the production says", arguments: productions)
  func production(_ production: Production) {
    #expect(!production.accepted.isEmpty && !production.refused.isEmpty)
    for text in production.accepted {
      #expect(firstFault(in: text) == nil, "\(shown(text)) must be accepted")
    }
    for text in production.refused {
      let fault = firstFault(in: text)
      #expect(fault != nil, "\(shown(text)) must be refused")
      if let fault { #expect((0...text.count).contains(fault.offset), "\(shown(text))") }
    }
  }

  @Test("there are many of them, no two alike")
  func count() {
    let accepted = Set(Self.productions.flatMap(\.accepted))
    let refused = Set(Self.productions.flatMap(\.refused))
    #expect(accepted.isDisjoint(with: refused))
    #expect(accepted.count >= 120)
    #expect(refused.count >= 220)
    let isRight =
      accepted.allSatisfy { firstFault(in: $0) == nil }
      && refused.allSatisfy { firstFault(in: $0) != nil }
    #expect(isRight)
    print(
      "JSON: \(accepted.count) must-accept, \(refused.count) must-refuse,",
      isRight ? "all right" : "not all right")
  }

  private func shown(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).debugDescription
  }

  // MARK: value = false / null / true / object / array / number / string

  /// Every byte where a value begins; it is made a whole value where some value begins so.
  private static var valueStarts: Production {
    var made = Production(name: "value")
    let rest: [UInt8: String] = [
      0x22: "\"", 0x2D: "1", 0x5B: "]", 0x66: "alse", 0x6E: "ull", 0x74: "rue", 0x7B: "}",
      0x09: "1", 0x0A: "1", 0x0D: "1", 0x20: "1",
    ]
    for byte in UInt8.min...UInt8.max {
      let isDigit = (0x30...0x39).contains(byte)
      let value = [byte] + bytes(rest[byte] ?? "")
      for (before, behind) in [("", ""), ("[", "]"), ("[0,", "]"), ("{\"a\":", "}")] {
        made.add(
          bytes(before) + value + bytes(behind), isAccepted: isDigit || rest[byte] != nil)
      }
    }
    return made
  }

  /// `true`, `false` and `null` with every letter lost, doubled, or of the other case.
  private static var literals: Production {
    var made = Production(name: "literals")
    for word in ["true", "false", "null"].map(bytes) {
      made.add(word, isAccepted: true)
      for place in word.indices {
        var (lost, doubled, other) = (word, word, word)
        lost.remove(at: place)
        doubled.insert(word[place], at: place)
        other[place] ^= 0x20
        for text in [lost, doubled, other] { made.add(text, isAccepted: false) }
      }
    }
    return made
  }

  // MARK: string = quotation-mark *char quotation-mark

  /// Every byte behind a backslash.
  private static var escapeLetters: Production {
    var made = Production(name: "escape letters")
    for byte in UInt8.min...UInt8.max {
      let text = bytes("\"\\") + [byte] + bytes("\"")
      made.add(text, isAccepted: Array("\"\\/bfnrt".utf8).contains(byte))
    }
    return made
  }

  /// Every byte at each of the four places of a `\\u` escape.
  private static var hexadecimalDigits: Production {
    var made = Production(name: "hexadecimal digits")
    let digits = Set("0123456789abcdefABCDEF".utf8)
    for place in 0..<4 {
      for byte in UInt8.min...UInt8.max {
        var escape = Array("0041".utf8)
        escape[place] = byte
        // Quotes and backslashes would open and close other things; they have tables of their own.
        if byte == 0x22 || byte == 0x5C { continue }
        made.add(bytes("\"\\u") + escape + [0x22], isAccepted: digits.contains(byte))
      }
    }
    return made
  }

  /// Every byte by itself in a string.
  private static var rawBytes: Production {
    var made = Production(name: "raw bytes")
    for byte in UInt8.min...UInt8.max {
      let isPlain = byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
      made.add([0x22, 0x78, byte, 0x79, 0x22], isAccepted: isPlain)
      made.add(bytes("{\"") + [byte] + bytes("\":1}"), isAccepted: isPlain)
    }
    return made
  }

  /// The first and the last scalar of each length, and those at the edge of the surrogates.
  private static var scalars: Production {
    var made = Production(name: "scalars")
    let edges: [UInt32] = [
      0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFDD0, 0xFEFF,
      0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x1FFFE, 0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
    ]
    for scalar in edges.compactMap(Unicode.Scalar.init) {
      let encoded = Array(String(scalar).utf8)
      made.add([0x22] + encoded + [0x22], isAccepted: true)
      // Cut short inside the string, cut short by the end of the text, and outside of any string.
      for length in 1..<max(encoded.count, 1) {
        made.add([0x22] + encoded[..<length] + [0x22], isAccepted: false)
        made.add([0x22] + encoded[..<length], isAccepted: false)
      }
      made.add(encoded + bytes("1"), isAccepted: scalar.value == 0xFEFF)
    }
    return made
  }

  /// Every lead byte with second bytes at all boundaries of table 3-7 of the Unicode standard,
  /// judged by the standard library.
  private static var leadsAndContinuations: Production {
    var made = Production(name: "leads and continuations")
    let seconds: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xFF,
    ]
    let tails: [[UInt8]] = [
      [], [0x80], [0xBF], [0x80, 0x80], [0xBF, 0xBF], [0xC0, 0x80], [0x80, 0x41],
    ]
    for lead in UInt8(0x80)...0xFF {
      for second in seconds {
        for tail in tails {
          let content = [lead, second] + tail
          made.add(
            [0x22] + content + [0x22],
            isAccepted: String(validating: content, as: UTF8.self) != nil)
        }
      }
    }
    return made
  }

  /// Every pair of escapes at the boundaries of the two halves of a surrogate pair.
  private static var surrogates: Production {
    var made = Production(name: "surrogates")
    let units: [UInt32] = [0, 0x41, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF]
    let isHigh = { (0xD800...0xDBFF).contains($0 as UInt32) }
    let isLow = { (0xDC00...0xDFFF).contains($0 as UInt32) }
    for first in units {
      made.add(bytes("\"\(escape(first))\""), isAccepted: !isHigh(first) && !isLow(first))
      for second in units {
        let isPair = isHigh(first) && isLow(second)
        let areWhole = [first, second].allSatisfy { !isHigh($0) && !isLow($0) }
        made.add(
          bytes("\"\(escape(first))\(escape(second))\""), isAccepted: isPair || areWhole)
      }
    }
    return made
  }

  private static func escape(_ unit: UInt32) -> String {
    let digits = String(unit, radix: 16, uppercase: unit & 1 == 1)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  // MARK: number = [ minus ] int [ frac ] [ exp ]

  private static let wellFormedNumbers: [String] = ["", "-"].flatMap { minus in
    ["0", "7", "10", "90210"].flatMap { integer in
      ["", ".0", ".25"].flatMap { fraction in
        ["", "e0", "E+10", "e-05"].map { minus + integer + fraction + $0 }
      }
    }
  }

  /// Every combination of the parts of a number, the parts alone, and in the wrong order.
  private static var numbers: Production {
    var made = Production(name: "numbers")
    let parts = ["", "-", "+", "0", "01", "12", ".", ".5", "e", "E1", "e+", "e-2", "_", "x", "f"]
    for first in parts {
      for second in parts {
        for third in parts {
          let text = bytes(first + second + third)
          made.add(text, isAccepted: NumberGrammar.accepts(text))
        }
      }
    }
    for number in wellFormedNumbers { made.add(bytes("[\(number),\(number)]"), isAccepted: true) }
    return made
  }

  /// Every well-formed number with one byte lost, put in or replaced: right or wrong as the regular
  /// grammar says.
  private static var corruptedNumbers: Production {
    var made = Production(name: "corrupted numbers")
    let alphabet = Array("0123456789+-.eE,xX_aN/:\0\u{7F}".utf8)
    for number in wellFormedNumbers.map(bytes) {
      for place in number.indices {
        var lost = number
        lost.remove(at: place)
        made.add(lost, isAccepted: NumberGrammar.accepts(lost))
        for byte in alphabet {
          var (put, replaced) = (number, number)
          put.insert(byte, at: place)
          replaced[place] = byte
          made.add(put, isAccepted: NumberGrammar.accepts(put))
          made.add(replaced, isAccepted: NumberGrammar.accepts(replaced))
        }
      }
    }
    return made
  }

  // MARK: ws = *( %x20 / %x09 / %x0A / %x0D )

  /// Every byte between any two tokens of a document.
  private static var whiteSpace: Production {
    var made = Production(name: "white space")
    let tokens = ["", "{", "\"a\"", ":", "[", "true", ",", "\"\"", "]", "}", ""]
    // A byte that would be a token of its own, or a part of one, is no question of white space.
    for byte in UInt8.min...UInt8.max where !Array("{}[]:,\"".utf8).contains(byte) {
      for place in 1..<tokens.count {
        let text =
          bytes(tokens[..<place].joined()) + [byte] + bytes(tokens[place...].joined())
        made.add(text, isAccepted: [0x20, 0x09, 0x0A, 0x0D].contains(byte))
      }
    }
    return made
  }

  // MARK: object, array

  /// Every sequence of up to five tokens, judged by a grammar that rewrites it to one value.
  private static var tokenSequences: Production {
    var made = Production(name: "sequences of tokens")
    let tokens = ["[", "]", "{", "}", ",", ":", "\"a\"", "1"]
    var sequences: [[String]] = [[]]
    for _ in 0..<5 {
      sequences = sequences.flatMap { sequence in tokens.map { sequence + [$0] } }
      for sequence in sequences {
        made.add(bytes(sequence.joined(separator: " ")), isAccepted: TokenGrammar.accepts(sequence))
      }
    }
    return made
  }

  /// A document with everything in it, cut off everywhere.
  private static var truncations: Production {
    var made = Production(name: "truncations")
    let text = bytes("{\"a\":[1.5e3,true,null,\"\\u00e9\\n%C3%A9\",{}],\"b\":{\"c\":[[]]}}")
    for length in 0..<text.count { made.add(Array(text[..<length]), isAccepted: false) }
    made.add(text, isAccepted: true)
    return made
  }
}

/// Tells whether tokens are one value by rewriting what is complete until nothing more can be.
///
/// `V` is a value, `S` a string, `L` the elements and `M` the members so far.
enum TokenGrammar {
  static func accepts(_ tokens: [String]) -> Bool {
    var text = tokens.joined()
      .replacing("\"a\"", with: "S").replacing("1", with: "V")
    let rules = [
      ("[]", "V"), ("{}", "V"), ("[V]", "V"), ("[S]", "V"), ("{S:V}", "V"), ("{S:S}", "V"),
      ("[V,V", "[V"), ("[V,S", "[V"), ("[S,V", "[V"), ("[S,S", "[V"),
      ("{S:V,S:V", "{S:V"), ("{S:V,S:S", "{S:V"), ("{S:S,S:V", "{S:V"), ("{S:S,S:S", "{S:V"),
    ]
    var isDone = false
    while !isDone {
      let before = text
      for (pattern, value) in rules { text = text.replacing(pattern, with: value) }
      isDone = text == before
    }
    return text == "V" || text == "S"
  }
}
