internal import TextSupport

/// A JSON array on standard output, with one element a line.
enum JSONArray {
  /// Writes the array.
  static func write<Element>(
    _ elements: [Element], to session: inout Session, append: (Element, inout [UInt8]) -> Void
  ) throws(CommandError) {
    if elements.isEmpty { return try session.writeLine("[]") }
    try session.writeLine("[")
    for (index, element) in elements.enumerated() {
      try session.writeData(escapedBy: DisplayEscaping.escapedJSON) { bytes in
        bytes.append(contentsOf: "  ".utf8)
        append(element, &bytes)
        if index < elements.count - 1 { bytes.append(UInt8(ascii: ",")) }
      }
    }
    try session.writeLine("]")
  }
}
