extension ScalarFolding {
  /// Appends a letter or vowel sign of the scripts of southern Asia, in its parts if it has any.
  ///
  /// The parts are letters, not accents, so they stay in the key; NFD spells them apart.
  static func appendIndic(_ value: UInt32, to key: inout OutputSpan<UInt8>) {
    guard let (first, second) = parts(of: value) else { return appendUTF8(value, to: &key) }
    appendIndic(first, to: &key)
    appendUTF8(second, to: &key)
  }

  /// The canonical decompositions (UnicodeData.txt) that NFC composes again.
  private static func parts(of value: UInt32) -> (UInt32, UInt32)? {
    switch value {
    // Devanagari letters with a nukta.
    case 0x0929: (0x0928, 0x093C)
    case 0x0931: (0x0930, 0x093C)
    case 0x0934: (0x0933, 0x093C)
    // Vowel signs of Bengali, Oriya, Tamil, Telugu, Kannada, Malayalam and Sinhala.
    case 0x09CB: (0x09C7, 0x09BE)
    case 0x09CC: (0x09C7, 0x09D7)
    case 0x0B48: (0x0B47, 0x0B56)
    case 0x0B4B: (0x0B47, 0x0B3E)
    case 0x0B4C: (0x0B47, 0x0B57)
    case 0x0B94: (0x0B92, 0x0BD7)
    case 0x0BCA: (0x0BC6, 0x0BBE)
    case 0x0BCB: (0x0BC7, 0x0BBE)
    case 0x0BCC: (0x0BC6, 0x0BD7)
    case 0x0C48: (0x0C46, 0x0C56)
    case 0x0CC0: (0x0CBF, 0x0CD5)
    case 0x0CC7: (0x0CC6, 0x0CD5)
    case 0x0CC8: (0x0CC6, 0x0CD6)
    case 0x0CCA: (0x0CC6, 0x0CC2)
    case 0x0CCB: (0x0CCA, 0x0CD5)
    case 0x0D4A: (0x0D46, 0x0D3E)
    case 0x0D4B: (0x0D47, 0x0D3E)
    case 0x0D4C: (0x0D46, 0x0D57)
    case 0x0DDA: (0x0DD9, 0x0DCA)
    case 0x0DDC: (0x0DD9, 0x0DCF)
    case 0x0DDD: (0x0DDC, 0x0DCA)
    case 0x0DDE: (0x0DD9, 0x0DDF)
    // Burmese.
    case 0x1026: (0x1025, 0x102E)
    default: nil
    }
  }
}
