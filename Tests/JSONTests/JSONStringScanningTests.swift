import JSON
import Testing

/// The scanner reads strings eight bytes at a time; here it is compared with one that does not.
@Suite("A string is scanned alike wherever its bytes lie")
struct JSONStringScanningTests {
  @Test(
    "with a special sequence at every place of every length up to 40",
    arguments: [
      "\"", "\\n", "\\", "%00", "%1F", "%20", "%7F", "%80", "%C3%A9", "%C3", "%E2%82%AC",
      "%F0%9F%98%80",
      "%FE", "%FF", "%EF%BF%BF", "\\u00e9", "\\ud83d\\ude00", "!", "#", "[", "]", "%21%22",
      "%5B%5C",
    ])
  func everyPlace(_ notation: String) {
    let special = bytes(notation)
    for length in 0...40 {
      for place in 0...length {
        let plain = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        let content = plain[..<place] + special + plain[place...]
        let text = [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\""), UInt8(ascii: ",")]
        #expect(scan(text) == bytewise(text), "length \(length), place \(place)")
        let cut = Array(text.dropLast(2))
        #expect(scan(cut) == bytewise(cut), "length \(length), place \(place), not closed")
      }
    }
  }

  @Test("with two special bytes at any distance from each other")
  func pairs() {
    let specials: [UInt8] = [0x00, 0x1F, 0x22, 0x5C, 0x80, 0xA2, 0xDC, 0xFF]
    for first in specials {
      for second in specials {
        for distance in 0...16 {
          let filling = [UInt8](repeating: 0x7F, count: distance)
          let text = [0x22] + filling + [first] + filling + [second] + filling + [0x22]
          #expect(scan(text) == bytewise(text), "\(first) and \(second), \(distance) apart")
        }
      }
    }
  }

  /// Where the content ends, or the offset of the fault.
  enum Outcome: Equatable {
    case content(Range<Int>, hasEscapes: Bool)
    case fault(Int)
  }

  private func scan(_ text: [UInt8]) -> Outcome {
    var json = JSONScanner(text.span)
    do throws(JSONFault) {
      let string = try json.scanString()
      #expect(json.position == string.quoted.upperBound)
      return .content(string.content, hasEscapes: string.hasEscapes)
    } catch {
      return .fault(error.offset)
    }
  }

  /// The oracle: one byte after the other, UTF-8 judged by the standard library.
  private func bytewise(_ text: [UInt8]) -> Outcome {
    var index = 1
    var hasEscapes = false
    while index < text.count {
      switch text[index] {
      case 0x22: return .content(1..<index, hasEscapes: hasEscapes)
      case 0x5C:
        guard index + 1 < text.count else { return .fault(0) }
        hasEscapes = true
        guard let length = lengthOfEscape(text[index...]) else { return .fault(index) }
        index += length
      case 0..<0x20: return .fault(index)
      default:
        let length = (1...4).first { count in
          index + count <= text.count
            && String(validating: text[index..<index + count], as: UTF8.self) != nil
        }
        guard let length else { return .fault(index) }
        index += length
      }
    }
    return .fault(0)
  }

  private func lengthOfEscape(_ rest: ArraySlice<UInt8>) -> Int? {
    let known = ["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"]
    if known.contains(where: { rest.starts(with: $0.utf8) }) { return 2 }
    if rest.starts(with: "\\ud83d\\ude00".utf8) { return 12 }
    return rest.starts(with: "\\u00e9".utf8) ? 6 : nil
  }
}
