/// The values of comma-separated records (RFC 4180): one value between commas, quotes where needed.
public enum CommaSeparated {
  /// What ends a record.
  public static let lineEnd = Array("\r\n".utf8)

  /// Appends a value, in double quotes where it holds a comma, a quote, or a line break.
  ///
  /// Quotes within it are doubled. A value that begins or ends with a space is quoted too, since
  /// some readers would take the space away.
  public static func append(_ value: String, to record: inout [UInt8]) {
    let bytes = value.utf8
    guard bytes.contains(where: needsQuotes) || bytes.first == 0x20 || bytes.last == 0x20 else {
      record.append(contentsOf: bytes)
      return
    }
    record.append(UInt8(ascii: "\""))
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { record.append(byte) }
      record.append(byte)
    }
    record.append(UInt8(ascii: "\""))
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
