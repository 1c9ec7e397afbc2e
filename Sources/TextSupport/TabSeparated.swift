/// The values of tab-separated records: one record a line, one value between tabs.
public enum TabSeparated {
  /// Appends a value, with what would end it early escaped: `\t`, `\n`, `\r`, `\0` and `\\`.
  ///
  /// Carriage return is escaped because many readers end a line at it, NUL because it may end
  /// records; every other byte is unchanged.
  public static func append(_ value: Span<UInt8>, to record: inout [UInt8]) {
    let escapes = countOfEscaped(in: value)
    record.append(addingCapacity: value.count + escapes) { record in
      if escapes == 0 {
        for index in value.indices { record.append(value[index]) }
      } else {
        for index in value.indices { append(value[index], to: &record) }
      }
    }
  }

  /// Appends a value, with what would end it early escaped.
  public static func append(_ value: String, to record: inout [UInt8]) {
    append(value.utf8.span, to: &record)
  }

  private static func append(_ byte: UInt8, to record: inout OutputSpan<UInt8>) {
    guard isEscaped(byte) else { return record.append(byte) }
    record.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\t"): record.append(UInt8(ascii: "t"))
    case UInt8(ascii: "\n"): record.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): record.append(UInt8(ascii: "r"))
    case 0: record.append(UInt8(ascii: "0"))
    default: record.append(byte)
    }
  }

  /// Counted over the whole value without an early end, which the compiler turns into vector code.
  private static func countOfEscaped(in value: Span<UInt8>) -> Int {
    var count = 0
    for index in value.indices { count &+= isEscaped(value[index]) ? 1 : 0 }
    return count
  }

  @inline(__always)
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == 0 || byte == UInt8(ascii: "\\")
  }
}
