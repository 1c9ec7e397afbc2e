/// Keys that compare text without regard to case, accents and spacing.
///
/// A key is UTF-8 bytes: two texts mean the same to a person who searches if their keys are equal,
/// one occurs in the other if its key does, and keys compared bytewise put names in order
/// (Latin, Greek, Cyrillic, then other scripts by scalar value). Composed and decomposed spellings
/// (NFC and NFD) have the same key in all scripts that living languages are written in.
///
/// Also folded: typographic apostrophes, quotation marks and dashes to the typewriter's, fullwidth
/// ASCII to ASCII, ligatures and ß, æ, œ, þ to two letters. Runs of white space, no-break and
/// ideographic spaces among them, become one space; at either end of a text they are dropped.
public enum FoldKey {
  /// Appends the key of one whole text to `key`; bytes that are not UTF-8 are taken as they are.
  public static func append(_ utf8: Span<UInt8>, to key: inout [UInt8]) {
    var index = 0
    var afterSpace = true
    var isEmpty = true
    while index < utf8.count {
      // Room for the rest of the text as it is. A syllable that grows (at most by 6 bytes) uses
      // up the surplus, and ends this round.
      let room = utf8.count - index + ScalarFolding.longestFold
      key.append(addingCapacity: room) { key in
        while index < utf8.count, key.freeCapacity >= utf8.count - index + 6 {
          let end = key.count
          index += appendScalar(of: utf8, at: index, to: &key)
          guard key.count > end else { continue }
          let isSpace = key[end] == UInt8(ascii: " ")
          if isSpace && afterSpace { key.removeLast(1) } else { isEmpty = false }
          afterSpace = isSpace
        }
      }
    }
    if afterSpace, !isEmpty { key.removeLast() }
  }

  /// Appends the fold of what begins at `index`, and returns how many bytes that was.
  @inline(__always)
  private static func appendScalar(
    of utf8: Span<UInt8>, at index: Int, to key: inout OutputSpan<UInt8>
  ) -> Int {
    let byte = utf8[index]
    if byte < 0x80 {
      key.append(ScalarFolding.ascii(byte))
      return 1
    }
    guard let (scalar, length) = decodeScalar(utf8, at: index) else {
      key.append(byte)
      return 1
    }
    ScalarFolding.append(scalar, to: &key)
    return length
  }

  /// The key of a text.
  public static func of(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    append(text.utf8.span, to: &key)
    return key
  }

  /// Whether `part` occurs anywhere in `key`; an empty part always does.
  public static func contains(_ key: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
    guard !part.isEmpty else { return true }
    let first = part[0]
    var start = 0
    while start <= key.count - part.count {
      if key[start] == first, matches(key, at: start, part) { return true }
      start += 1
    }
    return false
  }

  /// Whether `part` occurs anywhere in `key`; an empty part always does.
  public static func contains(_ key: [UInt8], _ part: [UInt8]) -> Bool {
    contains(key.span, part.span)
  }

  @inline(__always)
  private static func matches(_ key: Span<UInt8>, at start: Int, _ part: Span<UInt8>) -> Bool {
    for offset in 1..<part.count where key[start + offset] != part[offset] { return false }
    return true
  }

  /// The scalar that begins at `index` and its length in bytes, or nil if the bytes are ill-formed.
  @inline(__always)
  private static func decodeScalar(
    _ utf8: Span<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = UInt32(utf8[index])
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard 0xC2...0xF4 ~= lead, index + length <= utf8.count else { return nil }
    var value = length == 2 ? lead & 0x1F : length == 3 ? lead & 0x0F : lead & 0x07
    for offset in 1..<length {
      let byte = utf8[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Longer than needed (RFC 3629, section 3), surrogates and values past U+10FFFF are ill-formed.
    guard value >= (length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, length)
  }
}
