internal import JSON

/// Walks over records that lie in the file as this program writes them, several times as fast as
/// ``RepositoryScanner`` reads records in general.
///
/// What stands where is guessed and compared: the id first, the members in the order of writing,
/// no white space, no member empty. Whatever is not so is no fault; it is left to the scanner, which
/// knows everything else that a record may be, and alone tells faults.
struct CanonicalRecord: Sendable {
  /// What the value of a member is.
  private enum Value {
    case text
    case flag
    case texts
    case objects
  }

  /// A member that may come next.
  private struct Member {
    /// The name in quotes, and the colon.
    let name: ExpectedBytes
    let value: Value
    /// Which of `fields` may stand in the objects of the member.
    let fields: Range<Int>
  }

  private let members: [Member]
  private let fields: [ExpectedBytes]

  /// The one layout there is.
  static let layout = CanonicalRecord()

  private init() {
    var members: [Member] = []
    var fields: [ExpectedBytes] = []
    // The id is the first one and no member that may come next.
    for member in PersonMember.allCases.dropFirst() {
      // A member whose name is too long to be compared at once would never be guessed, which costs
      // time, but nothing else.
      guard let name = ExpectedBytes(memberName: member.name) else { continue }
      let start = fields.count
      let value: Value
      switch member.shape {
      case .text: value = .text
      case .flag: value = .flag
      case .texts: value = .texts
      case .objects(let table):
        value = .objects
        fields += table.names.compactMap { ExpectedBytes(memberName: $0) }
      }
      members.append(Member(name: name, value: value, fields: start..<fields.count))
    }
    self.members = members
    self.fields = fields
  }

  /// How many bytes of a text must lie behind the place that is looked at.
  ///
  /// The id with all around it is the longest that is looked at without looking whether it is there.
  private static let margin = 64

  private static let idLead: UInt64 = 0x00_22_3A_22_64_69_22_7B  // {"id":"
  private static let idLeadMask: UInt64 = 0x00FF_FFFF_FFFF_FFFF
  private static let idOffset = 7

  /// Walks over a record.
  ///
  /// - Parameters:
  ///   - start: the offset of a byte of the text.
  ///   - text: the text.
  /// - Returns: the id and the offset behind the record; nil where no record begins that this
  ///   program has written.
  @inline(__always)
  func pass(at start: Int, in text: Span<UInt8>) -> (id: PersonID, end: Int)? {
    let limit = text.count &- Self.margin
    guard start <= limit, unsafe text.word(uncheckedAt: start) & Self.idLeadMask == Self.idLead
    else { return nil }
    let idStart = start &+ Self.idOffset
    var index = idStart &+ PersonID.textLength
    guard unsafe text[unchecked: index] == UInt8(ascii: "\""),
      let id = PersonID(utf8: text.extracting(idStart..<index))
    else { return nil }
    index &+= 1
    let members = members.span
    var next = 0
    while index <= limit {
      let byte = unsafe text[unchecked: index]
      if byte == UInt8(ascii: "}") { return (id, index &+ 1) }
      guard byte == UInt8(ascii: ",") else { return nil }
      index &+= 1
      let (low, high) = unsafe (
        text.word(uncheckedAt: index), text.word(uncheckedAt: index &+ 8)
      )
      while next < members.count, !(unsafe members[unchecked: next]).name.match(low, high) {
        next &+= 1
      }
      guard next < members.count else { return nil }
      let member = unsafe members[unchecked: next]
      next &+= 1
      index &+= member.name.count
      guard let end = endOfValue(of: member, at: index, in: text, limit: limit) else { return nil }
      index = end
    }
    return nil
  }

  @inline(__always)
  private func endOfValue(
    of member: Member, at index: Int, in text: Span<UInt8>, limit: Int
  ) -> Int? {
    switch member.value {
    case .text: endOfText(at: index, in: text, limit: limit)
    case .flag: endOfTrue(at: index, in: text, limit: limit)
    case .texts: endOfTexts(at: index, in: text, limit: limit)
    case .objects: endOfObjects(at: index, of: member.fields, in: text, limit: limit)
    }
  }

  @inline(__always)
  private func endOfText(at index: Int, in text: Span<UInt8>, limit: Int) -> Int? {
    guard index <= limit, unsafe text[unchecked: index] == UInt8(ascii: "\"") else { return nil }
    var hasEscapes = false
    return JSONStringWalk.end(ofStringAt: index, in: text, hasEscapes: &hasEscapes)
  }

  private func endOfTrue(at index: Int, in text: Span<UInt8>, limit: Int) -> Int? {
    let written: UInt64 = 0x6575_7274  // true
    guard index <= limit, unsafe text.word(uncheckedAt: index) & 0xFFFF_FFFF == written else {
      return nil
    }
    return index &+ 4
  }

  private func endOfTexts(at start: Int, in text: Span<UInt8>, limit: Int) -> Int? {
    guard start <= limit, unsafe text[unchecked: start] == UInt8(ascii: "[") else { return nil }
    var index = start &+ 1
    while let end = endOfText(at: index, in: text, limit: limit), end <= limit {
      index = end &+ 1
      switch unsafe text[unchecked: end] {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "]"): return index
      default: return nil
      }
    }
    return nil
  }

  @inline(__always)
  private func endOfObjects(
    at start: Int, of range: Range<Int>, in text: Span<UInt8>, limit: Int
  ) -> Int? {
    guard start <= limit, unsafe text[unchecked: start] == UInt8(ascii: "[") else { return nil }
    let fields = fields.span
    var index = start &+ 1
    while index <= limit, unsafe text[unchecked: index] == UInt8(ascii: "{") {
      var next = range.lowerBound
      repeat {
        // Behind the brace or the comma.
        index &+= 1
        guard index <= limit else { return nil }
        let (low, high) = unsafe (
          text.word(uncheckedAt: index), text.word(uncheckedAt: index &+ 8)
        )
        while next < range.upperBound, !(unsafe fields[unchecked: next]).match(low, high) {
          next &+= 1
        }
        guard next < range.upperBound else { return nil }
        let name = unsafe fields[unchecked: next]
        next &+= 1
        guard let end = endOfText(at: index &+ name.count, in: text, limit: limit), end <= limit
        else { return nil }
        index = end
      } while unsafe text[unchecked: index] == UInt8(ascii: ",")
      guard unsafe text[unchecked: index] == UInt8(ascii: "}") else { return nil }
      index &+= 1
      switch unsafe text[unchecked: index] {
      case UInt8(ascii: ","): index &+= 1
      case UInt8(ascii: "]"): return index &+ 1
      default: return nil
      }
    }
    return nil
  }
}
