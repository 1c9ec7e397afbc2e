/// Text made safe to show on a terminal.
public enum DisplayEscaping {
  /// The text with every character that could steer the terminal or deceive a reader written out.
  ///
  /// Tab, newline, carriage return and escape become `\t`, `\n`, `\r`, `\e`; other control
  /// characters, line separators, bidirectional controls, tags and invisible format characters
  /// become `\u{202E}`, and scalars that carry a byte of no encoding `\xFF`. The joiners U+200C and U+200D stay, since emoji and Persian need them; a
  /// backslash stays, so the result is for eyes and cannot be read back.
  public static func escaped(_ text: String) -> String {
    replacingForbidden(in: text, with: escape)
  }

  /// A JSON text on one line, made safe in the same way, that is still the same JSON: the characters
  /// become `\u202e` and the like, which is what they can only stand for within its strings.
  public static func escapedJSON(_ text: String) -> String {
    replacingForbidden(in: text) { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  private static func replacingForbidden(
    in text: String, with replacement: (Unicode.Scalar) -> String
  ) -> String {
    guard text.utf8.contains(where: mayBeginForbidden),
      text.unicodeScalars.contains(where: isForbidden)
    else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isForbidden(scalar) {
        shown.append(contentsOf: replacement(scalar).unicodeScalars)
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
    case carriedBytes: #"\x"# + String(scalar.value & 0xFF, radix: 16, uppercase: true)
    default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Scalars for private use that stand for the bytes 0x80 to 0xFF where arguments and file names are
  /// not UTF-8.
  private static let carriedBytes: ClosedRange<Unicode.Scalar> = "\u{10FF80}"..."\u{10FFFF}"

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
    case carriedBytes.lowerBound.value...carriedBytes.upperBound.value: true
    default: false
    }
  }

  /// Whether a byte is ASCII that is escaped, or the first byte of any scalar that is: a quick
  /// test that most texts do not meet.
  private static func mayBeginForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3, 0xF4: true
    default: false
    }
  }
}
