/// The cells of a single scalar, without regard to its neighbours.
enum ScalarWidth {
  /// 2 for East Asian wide and fullwidth, 0 for marks and what is invisible, else 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    // Latin up to the first combining mark; the soft hyphen has a cell on every terminal.
    if scalar.value < 0x300 { return 1 }
    if isWide(scalar.value) { return 2 }
    return isZeroWidth(scalar) ? 0 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    // Vowels and final consonants of Hangul stand in the cells of the initial consonant.
    if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // Visible format characters, such as the Arabic number sign, are not ignorable.
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    if 0x3400...0x9FFF ~= value { return true }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].first <= value
  }

  /// The ranges of East_Asian_Width W and F (Unicode 16), and the regional indicators, of which
  /// terminals draw a pair, the flag, in two cells and a lone one mostly in two.
  ///
  /// In order. Unassigned scalars between wide ones of a block are taken along.
  private static let wideRanges: [(first: UInt32, last: UInt32)] = [
    // Hangul initial consonants.
    (0x1100, 0x115F),
    // Watches, brackets, media buttons.
    (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0), (0x23F3, 0x23F3),
    // Symbols that are emoji by default, and the trigrams.
    (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2630, 0x2637), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x268A, 0x268F), (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE),
    (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3),
    (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B),
    (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757),
    (0x2795, 0x2797), (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50),
    (0x2B55, 0x2B55),
    // Radicals, ideographic punctuation, kana, Bopomofo, Hangul letters, ideographs, Yi. The
    // ideographic half fill space and the voicing marks are narrow or combining.
    (0x2E80, 0x3029), (0x3030, 0x303E), (0x3041, 0x3096), (0x309B, 0x3163), (0x3165, 0x3247),
    (0x3250, 0xA4CF),
    // Hangul, compatibility ideographs, vertical and small forms, fullwidth forms.
    (0xA960, 0xA97F), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6F),
    (0xFF01, 0xFF60), (0xFFE0, 0xFFE6),
    // Tangut, Khitan, historic kana, Tai Xuan Jing symbols and counting rods.
    (0x16FE0, 0x16FE3), (0x16FF0, 0x18DFF), (0x1AFF0, 0x1B2FB), (0x1D300, 0x1D356),
    (0x1D360, 0x1D376),
    // Tiles, cards, squared words, regional indicators.
    (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A),
    (0x1F1E6, 0x1F202), (0x1F210, 0x1F23B), (0x1F240, 0x1F248), (0x1F250, 0x1F251),
    (0x1F260, 0x1F265),
    // Pictographs that are emoji by default.
    (0x1F300, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393),
    (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4),
    (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D),
    (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596),
    (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC),
    (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6DF), (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC),
    (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF),
    (0x1FA70, 0x1FAFF),
    // The planes of further ideographs.
    (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
  ]
}
