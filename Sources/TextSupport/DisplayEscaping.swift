/// Text made safe to show on a terminal.
public enum DisplayEscaping {
  /// The text with every character that could steer the terminal or deceive a reader written out.
  ///
  /// Tab, newline, carriage return and escape become `\t`, `\n`, `\r`, `\e`; other control
  /// characters, line separators, bidirectional controls, tags and invisible format characters
  /// become `\u{202E}`. The joiners U+200C and U+200D stay, since emoji and Persian need them; a
  /// backslash stays, so the result is for eyes and cannot be read back.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeginForbidden),
      text.unicodeScalars.contains(where: isForbidden)
    else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isForbidden(scalar) {
        shown.append(contentsOf: escape(for: scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The number of ASCII characters that a scalar is escaped with, or nil if it is shown as it is.
  static func escapeLength(of scalar: Unicode.Scalar) -> Int? {
    isForbidden(scalar) ? escape(for: scalar).utf8.count : nil
  }

  private static func escape(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": #"\t"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\u{1B}": #"\e"#
    default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, DEL, C1.
    case 0..<0x20, 0x7F...0x9F: true
    // Bidirectional controls, line and paragraph separators (The Unicode Standard, 23.2).
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E: true
    // Mongolian vowel separator, zero-width spaces, invisible operators, isolates, annotations.
    case 0x180E, 0x200B, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    // Tags, which hide whole sentences in a text.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether a byte is ASCII that is escaped, or the first byte of any scalar that is: a quick
  /// test that most texts do not meet.
  private static func mayBeginForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }
}
