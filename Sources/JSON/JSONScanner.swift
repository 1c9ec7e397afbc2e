/// Walks over a JSON text (RFC 8259) strictly, byte by byte, without making values of it.
///
/// Everything that the standard says must be refused is refused, with the offset of the byte.
/// What it leaves open is decided on the safe side: nesting is bounded, lone surrogates and
/// ill-formed UTF-8 are faults, and numbers are only walked over, so that none is ever rounded.
public struct JSONScanner: ~Escapable {
  /// How deep arrays and objects may be nested.
  public static let maximumDepth = 512

  private let text: Span<UInt8>

  /// The offset of the next byte.
  public private(set) var position = 0
  /// How many arrays and objects are open.
  public private(set) var depth = 0
  /// Whether white space with a line break was passed since this was last set to false.
  public var hasPassedLineBreak = false

  /// Starts at the beginning of a text.
  @_lifetime(copy text)
  public init(_ text: Span<UInt8>) {
    self.text = text
  }

  /// The next byte that is not white space, which is passed; nil at the end of the text.
  @inline(__always)
  public mutating func peek() -> UInt8? {
    // Files of ours have hardly any white space, so the usual answer is the byte at hand.
    if position < text.count {
      let byte = unsafe text[unchecked: position]
      if byte > 0x20 { return byte }
    }
    return peekBehindSpace()
  }

  @inline(never)
  private mutating func peekBehindSpace() -> UInt8? {
    while position < text.count {
      let byte = unsafe text[unchecked: position]
      switch byte {
      case 0x20, 0x09: break
      case 0x0A, 0x0D: hasPassedLineBreak = true
      default: return byte
      }
      position += 1
    }
    return nil
  }

  /// Passes a byte order mark, if the text begins with one.
  public mutating func skipByteOrderMark() {
    guard position == 0, text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF
    else { return }
    position = 3
  }

  /// Goes on at another place, as after a fault.
  ///
  /// - Parameters:
  ///   - offset: the offset of the next byte, at most the length of the text.
  ///   - depth: how many arrays and objects are open there.
  public mutating func resume(at offset: Int, depth: Int) {
    precondition((0...text.count).contains(offset) && (0...Self.maximumDepth).contains(depth))
    position = offset
    self.depth = depth
  }

  /// Checks that nothing but white space follows.
  public mutating func expectEnd() throws(JSONFault) {
    if peek() != nil { throw fault(.expectedEnd) }
  }

  // MARK: Containers

  /// Passes the `{` of an object.
  public mutating func beginObject() throws(JSONFault) {
    guard peek() == UInt8(ascii: "{") else { throw fault(.expectedObject) }
    try descend()
  }

  /// Passes the next member's name and colon, or the `}` after the last member.
  ///
  /// - Parameter isFirst: true before the first call; set to false by it.
  /// - Returns: the name, or nil at the end of the object.
  /// - Throws: ``JSONFault`` where no member and no end stands.
  public mutating func nextMember(isFirst: inout Bool) throws(JSONFault) -> JSONString? {
    guard
      try advance(
        isFirst: &isFirst, closing: UInt8(ascii: "}"), otherwise: .expectedCommaOrBrace)
    else { return nil }
    guard peek() == UInt8(ascii: "\"") else { throw fault(.expectedMemberName) }
    let name = try scanString()
    guard peek() == UInt8(ascii: ":") else { throw fault(.expectedColon) }
    position += 1
    return name
  }

  /// Passes the `[` of an array.
  public mutating func beginArray() throws(JSONFault) {
    guard peek() == UInt8(ascii: "[") else { throw fault(.expectedArray) }
    try descend()
  }

  /// Passes the comma before the next element, or the `]` after the last one.
  ///
  /// - Parameter isFirst: true before the first call; set to false by it.
  /// - Returns: whether an element follows.
  /// - Throws: ``JSONFault`` where neither comma nor end stands.
  public mutating func nextElement(isFirst: inout Bool) throws(JSONFault) -> Bool {
    try advance(isFirst: &isFirst, closing: UInt8(ascii: "]"), otherwise: .expectedCommaOrBracket)
  }

  @inline(__always)
  private mutating func descend() throws(JSONFault) {
    guard depth < Self.maximumDepth else { throw fault(.nestedTooDeeply) }
    depth += 1
    position += 1
  }

  @inline(__always)
  private mutating func advance(
    isFirst: inout Bool, closing: UInt8, otherwise reason: JSONFault.Reason
  ) throws(JSONFault) -> Bool {
    let byte = peek()
    if byte == closing {
      depth -= 1
      position += 1
      return false
    }
    if isFirst {
      isFirst = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw fault(reason) }
    position += 1
    return true
  }

  // MARK: Values

  /// Passes one value of any kind.
  public mutating func skipValue() throws(JSONFault) {
    guard let byte = peek() else { throw fault(.expectedValue) }
    switch byte {
    case UInt8(ascii: "\""): _ = try scanString()
    case UInt8(ascii: "{"):
      try beginObject()
      var isFirst = true
      while try nextMember(isFirst: &isFirst) != nil { try skipValue() }
    case UInt8(ascii: "["):
      try beginArray()
      var isFirst = true
      while try nextElement(isFirst: &isFirst) { try skipValue() }
    case UInt8(ascii: "t"): try skipLiteral("true")
    case UInt8(ascii: "f"): try skipLiteral("false")
    case UInt8(ascii: "n"): try skipLiteral("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: throw fault(.expectedValue)
    }
  }

  /// Passes `true`, `false` or `null`, of which the first byte has been seen.
  private mutating func skipLiteral(_ literal: StaticString) throws(JSONFault) {
    let count = literal.utf8CodeUnitCount
    guard text.count - position >= count else { throw fault(.expectedValue) }
    for index in 0..<count where unsafe text[position + index] != literal.utf8Start[index] {
      throw fault(.expectedValue)
    }
    position += count
  }

  /// Passes a number by the grammar of RFC 8259, section 6.
  private mutating func skipNumber() throws(JSONFault) {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
    } else if !skipDigits() {
      throw JSONFault(offset: start, reason: .malformedNumber)
    }
    if current == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { throw JSONFault(offset: start, reason: .malformedNumber) }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { throw JSONFault(offset: start, reason: .malformedNumber) }
    }
    // "01" and "1x" end a number where no delimiter stands.
    if let byte = current, isPartOfWord(byte) {
      throw JSONFault(offset: start, reason: .malformedNumber)
    }
  }

  private var current: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position > start
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // MARK: Strings

  /// Passes a string and tells where its content lies.
  public mutating func scanString() throws(JSONFault) -> JSONString {
    guard peek() == UInt8(ascii: "\"") else { throw fault(.expectedString) }
    var hasEscapes = false
    guard
      let end = JSONStringWalk.end(ofStringAt: position, in: text, hasEscapes: &hasEscapes)
    else { throw JSONStringWalk.fault(inStringAt: position, in: text) }
    let content = (position &+ 1)..<(end &- 1)
    position = end
    return JSONString(content: content, hasEscapes: hasEscapes)
  }

  @inline(never)
  private func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(offset: position, reason: reason, isAtEnd: position >= text.count)
  }
}
