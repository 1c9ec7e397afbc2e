/// Takes the white space between tokens out of a JSON text and leaves every token as it is.
public enum JSONMinifier {
  /// Appends the text without white space outside strings.
  ///
  /// - Parameters:
  ///   - text: a JSON text that has been scanned without a fault.
  ///   - bytes: what the tokens are appended to.
  public static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    var isInString = false
    var isEscaped = false
    for index in 0..<text.count {
      let byte = text[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
        if byte == UInt8(ascii: "\"") { isInString = true }
      }
      bytes.append(byte)
    }
  }
}
