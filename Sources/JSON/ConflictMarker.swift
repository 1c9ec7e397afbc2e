/// A line that a merge in git leaves where both sides changed the same.
public enum ConflictMarker: UInt8, Sendable {
  /// `<<<<<<<`: our side begins.
  case ours = 0x3C
  /// `|||||||`: what both sides had before begins.
  case base = 0x7C
  /// `=======`: their side begins.
  case theirs = 0x3D
  /// `>>>>>>>`: the conflict ends.
  case end = 0x3E

  /// Tells whether a marker stands at a place: seven of its bytes at the beginning of a line, and
  /// no eighth.
  public init?(at offset: Int, in text: Span<UInt8>) {
    guard offset + 7 <= text.count, let marker = Self(rawValue: text[offset]) else { return nil }
    for index in offset..<offset + 7 where text[index] != marker.rawValue { return nil }
    if offset > 0, text[offset - 1] != UInt8(ascii: "\n") { return nil }
    if offset + 7 < text.count, text[offset + 7] > 0x20 { return nil }
    self = marker
  }
}
