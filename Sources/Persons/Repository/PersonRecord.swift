/// Where one person's record lies, and what must be known of it without reading it.
struct PersonRecord: Sendable {
  /// The bytes that a record lies in.
  enum Place: UInt8 {
    /// The bytes that the repository was opened from.
    case source
    /// The bytes of what was added and changed since.
    case changes
  }

  let id: PersonID
  /// The offset of the opening brace.
  let offset: Int
  /// The number of bytes, closing brace included.
  ///
  /// 32 bits keep the record at 32 bytes.
  private let length: UInt32
  let place: Place
  /// Whether line breaks stand in the record, so that it must be put on one line when written.
  let hasLineBreaks: Bool

  /// Nil when the record is longer than 32 bits can tell.
  init?(id: PersonID, range: Range<Int>, place: Place, hasLineBreaks: Bool = false) {
    guard let length = UInt32(exactly: range.count) else { return nil }
    self.id = id
    offset = range.lowerBound
    self.length = length
    self.place = place
    self.hasLineBreaks = hasLineBreaks
  }

  var range: Range<Int> { offset..<(offset + Int(length)) }
}
