extension ScalarFolding {
  /// Appends the fold of a scalar outside the tabulated blocks: punctuation, compatibility forms,
  /// the marks of other scripts; else its lower case, else the scalar itself.
  static func appendOther(_ scalar: Unicode.Scalar, to key: inout OutputSpan<UInt8>) {
    switch scalar.value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      key.append(UInt8(ascii: " "))
    case 0x2BC, 0x2018...0x201B, 0x2032:
      key.append(UInt8(ascii: "'"))
    case 0x201C...0x201F, 0x2033:
      key.append(UInt8(ascii: "\""))
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63:
      key.append(UInt8(ascii: "-"))
    // ª; ⱥ, whose capital Ⱥ stands in Latin Extended-B; the ångström sign, Å under another number.
    case 0xAA, 0x2C65, 0x212B:
      key.append(UInt8(ascii: "a"))
    case 0xBA:
      key.append(UInt8(ascii: "o"))
    // ⱦ, like ⱥ.
    case 0x2C66:
      key.append(UInt8(ascii: "t"))
    // The kelvin and ohm signs.
    case 0x212A:
      key.append(UInt8(ascii: "k"))
    case 0x2126:
      append("ω", to: &key)
    case 0xFB00...0xFB06:
      append(latinLigature(scalar.value), to: &key)
    case 0x622...0x626, 0x6C0, 0x6C2, 0x6D3:
      appendUTF8(bareArabic(scalar.value), to: &key)
    default:
      if isDropped(scalar.value) { return }
      let properties = scalar.properties
      if properties.changesWhenLowercased {
        // The lower case of a letter in Latin Extended-C may have its fold in another block.
        for letter in properties.lowercaseMapping.unicodeScalars { append(letter, to: &key) }
      } else {
        appendUTF8(scalar.value, to: &key)
      }
    }
  }

  private static func append(_ text: String, to key: inout OutputSpan<UInt8>) {
    for byte in text.utf8 { key.append(byte) }
  }

  /// Whether the scalar leaves nothing in a key: combining accents, the vowel points of Hebrew and
  /// Arabic, and format characters that no reader sees.
  private static func isDropped(_ value: UInt32) -> Bool {
    switch value {
    case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4: true
    case 0x6E7, 0x6E8, 0x6EA...0x6ED: true
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  private static func latinLigature(_ value: UInt32) -> String {
    switch value {
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    default: "st"
    }
  }

  /// The Arabic letter without the madda or hamza that NFD writes as a combining mark.
  private static func bareArabic(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x622, 0x623, 0x625: 0x627
    case 0x624: 0x648
    case 0x626: 0x64A
    default: value == 0x6C0 ? 0x6D5 : value == 0x6C2 ? 0x6C1 : 0x6D2
    }
  }
}
