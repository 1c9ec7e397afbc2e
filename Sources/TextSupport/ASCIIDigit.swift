extension UInt8 {
  /// Whether the byte is one of the digits `0`–`9`, which is also all of its character in UTF-8.
  ///
  /// `Int.init` takes a sign, too: where only digits are meant, they must be asked for.
  public var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
