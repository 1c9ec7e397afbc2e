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
    let start = position
    position += 1
    var hasEscapes = false
    while true {
      skipPlainBytes()
      guard position < text.count else {
        throw JSONFault(offset: start, reason: .unterminatedString)
      }
      let byte = unsafe text[unchecked: position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return JSONString(content: (start + 1)..<(position - 1), hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape(ofStringAt: start)
      case 0..<0x20: throw fault(.controlCharacter(byte))
      default: try skipMultibyteScalar()
      }
    }
  }

  /// Passes the bytes that mean themselves, eight at a time: neither quote nor backslash, neither
  /// control character nor part of a longer UTF-8 sequence.
  @inline(__always)
  private mutating func skipPlainBytes() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = position
    while index &+ 8 <= text.count {
      // Right because the eight bytes lie within the text.
      let word = unsafe UInt64(
        littleEndian: text.bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: index, as: UInt64.self))
      // A byte's high bit is set where the byte is special: the classic "has a byte less than" and
      // "has a zero byte" tests. Borrows can only spoil bytes above the first hit.
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let special =
        ((word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | word) & highs
      if special != 0 {
        position = index &+ special.trailingZeroBitCount >> 3
        return
      }
      index &+= 8
    }
    while index < text.count {
      let byte = unsafe text[unchecked: index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        break
      }
      index &+= 1
    }
    position = index
  }

  private mutating func skipEscape(ofStringAt start: Int) throws(JSONFault) {
    guard position + 1 < text.count else {
      throw JSONFault(offset: start, reason: .unterminatedString)
    }
    switch text[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: position + 2) else { throw fault(.unknownEscape) }
      switch unit {
      case 0xD800...0xDBFF:
        guard position + 7 < text.count, text[position + 6] == UInt8(ascii: "\\"),
          text[position + 7] == UInt8(ascii: "u"),
          let low = hexadecimal(at: position + 8), low & 0xFC00 == 0xDC00
        else { throw fault(.loneSurrogate) }
        position += 12
      case 0xDC00...0xDFFF: throw fault(.loneSurrogate)
      default: position += 6
      }
    default: throw fault(.unknownEscape)
    }
  }

  private func hexadecimal(at index: Int) -> UInt16? {
    guard index + 4 <= text.count else { return nil }
    var value: UInt16 = 0
    for offset in index..<index + 4 {
      switch text[offset] {
      case let byte where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
        value = value << 4 | UInt16(byte - UInt8(ascii: "0"))
      case let byte where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"):
        value = value << 4 | UInt16((byte | 0x20) - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }

  /// Passes one scalar of two to four bytes, by table 3-7 of the Unicode standard.
  private mutating func skipMultibyteScalar() throws(JSONFault) {
    let lead = text[position]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw fault(.invalidUTF8)
    }
    guard position + length <= text.count, second.contains(text[position + 1]) else {
      throw fault(.invalidUTF8)
    }
    for index in 2..<max(length, 2) where text[position + index] & 0xC0 != 0x80 {
      throw fault(.invalidUTF8)
    }
    position += length
  }

  @inline(never)
  private func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(offset: position, reason: reason, isAtEnd: position >= text.count)
  }
}
