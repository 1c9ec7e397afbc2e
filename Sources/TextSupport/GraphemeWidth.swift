/// The cells of a grapheme: the sum of its scalars', but two for an emoji sequence.
enum GraphemeWidth {
  static func of(_ character: Character) -> Int {
    var width = 0
    /// Cells since the last escape, which splits the grapheme when it is shown.
    var visible = 0
    var isJoined = false
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if let escape = DisplayEscaping.escapeLength(of: scalar) {
        width += visible + escape
        visible = 0
        isJoined = false
      } else if !isJoined {
        // From the joiner on, an emoji sequence is one picture whatever it is made of.
        isJoined =
          previous == "\u{200D}" && scalar.properties.isEmoji
          && !scalar.properties.isEmojiModifier
        visible = isJoined ? max(visible, 2) : visible + cells(of: scalar, after: previous)
      }
      previous = scalar
    }
    return width + visible
  }

  private static func cells(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Int {
    guard let previous else { return ScalarWidth.of(scalar) }
    return switch scalar.value {
    // Variation selector 16 makes a narrow symbol an emoji; so does a skin tone, which is a
    // picture of its own where it has nothing to colour.
    case 0xFE0F where previous.properties.isEmoji: 2 - ScalarWidth.of(previous)
    case 0x1F3FB...0x1F3FF where previous.properties.isEmojiModifierBase:
      2 - ScalarWidth.of(previous)
    // The second letter of a flag.
    case 0x1F1E6...0x1F1FF where 0x1F1E6...0x1F1FF ~= previous.value: 0
    default: ScalarWidth.of(scalar)
    }
  }
}
