/// How many columns (cells) text takes on a terminal.
///
/// Counted by grapheme: East Asian wide characters and emoji take two cells, with whatever joins
/// or modifies them; combining marks and invisible format characters none; the rest, ambiguous
/// widths among them, one. A cluster of several spacing letters, as Indic scripts have, takes the
/// cells of its letters, as most terminals draw it. What ``DisplayEscaping`` would escape counts as its escape, so that
/// text has the same width before and after escaping.
public enum DisplayWidth {
  /// The edge of a field that text is aligned with.
  public enum Alignment: Sendable {
    /// Text first, spaces after it.
    case leading
    /// Spaces first, as for numbers.
    case trailing
  }

  /// The number of cells that a text takes.
  public static func of(_ text: String) -> Int {
    var width = 0
    for byte in text.utf8 {
      switch byte {
      // ASCII, and the first bytes of U+00C0–02FF: letters of one cell that nothing can join.
      case 0x20..<0x7F, 0xC3...0xCB: width += 1
      case 0x80..<0xC0: break
      default: return text.reduce(0) { $0 + GraphemeWidth.of($1) }
      }
    }
    return width
  }

  /// The number of cells that one grapheme takes, or the length of its escape.
  public static func of(_ character: Character) -> Int {
    GraphemeWidth.of(character)
  }

  /// The text if it fits into `width` cells, else as much of its beginning as fits before an `…`.
  ///
  /// A wide character is never cut in half, so the result may be one cell short of `width`.
  public static func truncated(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    guard of(text) > width else { return text }
    var end = text.startIndex
    var used = 0
    for index in text.indices {
      used += of(text[index])
      // One cell is for the ellipsis.
      if used > width - 1 { break }
      end = text.index(after: index)
    }
    return text[..<end] + "…"
  }

  /// The text filled up with spaces to `width` cells; a wider text stays as it is.
  public static func padded(
    _ text: String, to width: Int, alignment: Alignment = .leading
  ) -> String {
    let spaces = String(repeating: " ", count: max(0, width - of(text)))
    return switch alignment {
    case .leading: text + spaces
    case .trailing: spaces + text
    }
  }
}
