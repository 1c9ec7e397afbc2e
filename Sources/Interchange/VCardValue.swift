extension [UInt8] {
  /// Appends a text value (RFC 2426, section 5, `text-value`).
  ///
  /// Each of Unicode's line breaks becomes `\n`, since some readers split a card at any of them. A
  /// tab becomes a space, which keeps the words apart. Other controls are dropped.
  mutating func appendEscaped(_ text: String) {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r":
        break
      case _ where scalar.isLineBreak:
        append(contentsOf: #"\n"#.utf8)
      case "\t":
        append(UInt8(ascii: " "))
      case "\\", ";", ",":
        append(UInt8(ascii: "\\"))
        append(UInt8(ascii: scalar))
      case _ where scalar.isControl:
        break
      case _ where scalar.isASCII:
        // Not left to the next case because whole cards are then written a sixth faster.
        append(UInt8(ascii: scalar))
      default:
        append(contentsOf: scalar.utf8)
      }
      previous = scalar
    }
  }

  /// Appends a URI value, in which version 3.0 escapes nothing (RFC 2426, section 5, `uri`).
  ///
  /// Blanks are treated as browsers treat them: dropped at the ends, `%20` within. Line breaks,
  /// tabs and other controls are dropped.
  mutating func appendURI(_ text: String) {
    let start = count
    var spaces = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ":
        spaces += 1
      case _ where scalar.isLineBreak || scalar.isControl:
        break
      default:
        if count > start {
          append(contentsOf: String(repeating: "%20", count: spaces).utf8)
        }
        spaces = 0
        append(contentsOf: scalar.utf8)
      }
    }
  }
}

extension String {
  /// Whether a card would show nothing for the text.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.isControl }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line (Unicode Standard, section 5.8).
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is one of the C0 and C1 controls, or DEL.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
