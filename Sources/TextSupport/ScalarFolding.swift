/// The folding of one scalar, without regard to its neighbours.
enum ScalarFolding {
  /// The most bytes that a scalar folds to: the three jamo of a Hangul syllable, or the parts of
  /// an Indic vowel, either of three bytes itself.
  ///
  /// Every other scalar folds to at most as many bytes as it has itself.
  static let longestFold = 9

  /// Appends what the scalar folds to, as UTF-8; white space of every kind is one space.
  static func append(_ scalar: Unicode.Scalar, to key: inout OutputSpan<UInt8>) {
    switch scalar.value {
    case 0..<0x80:
      key.append(ascii(UInt8(truncatingIfNeeded: scalar.value)))
    case 0xC0...0x2AF:
      append(scalar, from: FoldTable.latin, startingAt: 0xC0, to: &key)
    case 0x300...0x36F:
      break
    case 0x370...0x3FF:
      append(scalar, from: FoldTable.greek, startingAt: 0x370, to: &key)
    case 0x483...0x487:
      break
    case 0x400...0x52F:
      append(scalar, from: FoldTable.cyrillic, startingAt: 0x400, to: &key)
    case 0x900...0x109F:
      appendIndic(scalar.value, to: &key)
    case 0x1E00...0x1EFF:
      append(scalar, from: FoldTable.latinAdditional, startingAt: 0x1E00, to: &key)
    case 0x1F00...0x1FFF:
      append(scalar, from: FoldTable.greekExtended, startingAt: 0x1F00, to: &key)
    case 0x3099, 0x309A:
      break
    case 0x3041...0x30FE:
      appendUTF8(unvoicedKana(scalar.value), to: &key)
    case 0x3400...0x9FFF:
      appendUTF8(scalar.value, to: &key)
    case 0xAC00...0xD7A3:
      appendJamo(ofSyllable: scalar.value, to: &key)
    case 0xFF01...0xFF5E:
      key.append(ascii(UInt8(truncatingIfNeeded: scalar.value - 0xFF01 + 0x21)))
    default:
      appendOther(scalar, to: &key)
    }
  }

  /// The lower-case letter of an ASCII byte, or a space for its white space.
  @inline(__always)
  static func ascii(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case 0x09...0x0D: UInt8(ascii: " ")
    default: byte
    }
  }

  /// Appends a scalar value as UTF-8, unchanged.
  static func appendUTF8(_ value: UInt32, to key: inout OutputSpan<UInt8>) {
    switch value {
    case 0..<0x80:
      key.append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      key.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      key.append(continuation(value))
    case 0x800..<0x10000:
      key.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      key.append(continuation(value >> 6))
      key.append(continuation(value))
    default:
      key.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      key.append(continuation(value >> 12))
      key.append(continuation(value >> 6))
      key.append(continuation(value))
    }
  }

  private static func continuation(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
  }

  /// Appends the cell of a scalar in a block of ``FoldTable``.
  @inline(__always)
  private static func append(
    _ scalar: Unicode.Scalar, from block: String, startingAt first: UInt32,
    to key: inout OutputSpan<UInt8>
  ) {
    let cells = block.utf8.span
    let offset = Int(scalar.value - first) * 2
    let lead = cells[offset]
    let trail = cells[offset + 1]
    if lead == UInt8(ascii: "~") { return appendUTF8(scalar.value, to: &key) }
    if lead != UInt8(ascii: " ") { key.append(lead) }
    if trail != UInt8(ascii: " ") { key.append(trail) }
  }

  /// The kana without its voicing mark: NFD writes が as か and a combining mark, which is dropped.
  private static func unvoicedKana(_ value: UInt32) -> UInt32 {
    // Katakana repeat the layout of hiragana 0x60 further on.
    let hiragana = value >= 0x30A0 ? value - 0x60 : value
    switch hiragana {
    // か–ぢ: plain and voiced alternate, the plain ones at odd values; っ shifts づ–ど to even.
    case 0x304B...0x3062: return value - (hiragana % 2 == 0 ? 1 : 0)
    case 0x3064...0x3069: return value - hiragana % 2
    // は–ぽ: plain, voiced, half-voiced.
    case 0x306F...0x307D: return value - (hiragana - 0x306F) % 3
    // ゔ from う, ゞ from ゝ.
    case 0x3094: return value - (0x3094 - 0x3046)
    case 0x309E: return value - 1
    default: break
    }
    // ヷ ヸ ヹ ヺ from ワ ヰ ヱ ヲ.
    return 0x30F7...0x30FA ~= value ? value - 8 : value
  }

  /// Decomposes a Hangul syllable by arithmetic (The Unicode Standard, 3.12).
  private static func appendJamo(ofSyllable value: UInt32, to key: inout OutputSpan<UInt8>) {
    let index = value - 0xAC00
    let (leading, rest) = index.quotientAndRemainder(dividingBy: 588)
    let (vowel, trailing) = rest.quotientAndRemainder(dividingBy: 28)
    appendUTF8(0x1100 + leading, to: &key)
    appendUTF8(0x1161 + vowel, to: &key)
    if trailing > 0 { appendUTF8(0x11A7 + trailing, to: &key) }
  }
}
