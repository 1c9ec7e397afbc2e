extension [UInt8] {
  /// The most octets a line may have, without its CRLF (RFC 2426, section 2.6).
  private static var longestLine: Int { 75 }

  /// Appends one content line, folded where it is too long.
  ///
  /// - Parameters:
  ///   - property: What stands before the colon: group, name and parameters.
  ///   - value: Appends what stands behind the colon, which must hold no line break.
  mutating func appendContentLine(_ property: String, value: (inout [UInt8]) -> Void) {
    let start = count
    append(contentsOf: property.utf8)
    append(UInt8(ascii: ":"))
    value(&self)
    foldLine(from: start)
    appendLineBreak()
  }

  /// Appends one content line whose value is a text.
  mutating func appendTextLine(_ property: String, _ text: String) {
    appendContentLine(property) { $0.appendEscaped(text) }
  }

  /// Appends one content line whose value is a row of texts.
  ///
  /// - Parameters:
  ///   - property: What stands before the colon.
  ///   - components: The texts, all of which are written, empty or not.
  ///   - separator: `;` between the parts of a structure, `,` between the elements of a list.
  mutating func appendTextLine(
    _ property: String, components: [String], separator: Unicode.Scalar = ";"
  ) {
    appendContentLine(property) { bytes in
      for (index, component) in components.enumerated() {
        if index > 0 {
          bytes.append(UInt8(ascii: separator))
        }
        bytes.appendEscaped(component)
      }
    }
  }

  private mutating func appendLineBreak() {
    append(UInt8(ascii: "\r"))
    append(UInt8(ascii: "\n"))
  }

  /// Folds the line from `start` to the end; what follows a break begins with a space.
  private mutating func foldLine(from start: Int) {
    guard count - start > Self.longestLine else { return }
    let line = Array(self[start...])
    removeLast(line.count)
    var octets = 0
    var index = 0
    while index < line.count {
      let length = line.unbreakableLength(at: index)
      if octets + length > Self.longestLine {
        appendLineBreak()
        append(UInt8(ascii: " "))
        octets = 1
      }
      append(contentsOf: line[index..<index + length])
      octets += length
      index += length
    }
  }

  /// How many octets from `index` on must stay on one line.
  ///
  /// The format allows a break anywhere, but readers that decode before they unfold lose a cut
  /// character, and those that unescape first lose a cut escape.
  private func unbreakableLength(at index: Int) -> Int {
    guard self[index] == UInt8(ascii: "\\"), index + 1 < count else {
      return Self.characterLength(first: self[index])
    }
    return 1 + Self.characterLength(first: self[index + 1])
  }

  /// The length of the UTF-8 sequence that begins with the octet `first`.
  private static func characterLength(first: UInt8) -> Int {
    switch first {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
