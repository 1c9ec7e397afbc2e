internal import JSON

extension PersonsRepository {
  /// Writes the repository as its file holds it: one person a line, the comma leading the line.
  ///
  /// Neighbouring records that lie in the opened file as they are to be written come as one piece,
  /// so that most of a large file is written in a few pieces straight from where it lies.
  ///
  /// - Parameter write: takes the pieces, in order.
  /// - Throws: what `write` throws.
  public func write<Failure: Error>(
    to write: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var head: [UInt8] = []
    envelope.appendHead(to: &head)
    try write(head.span)
    var position = 0
    while position < records.count {
      try write((position == 0 ? Self.leadOfFirst : Self.leadOfOthers).span)
      let record = records[position]
      switch record.place {
      case .source where !record.hasLineBreaks:
        let last = endOfRun(from: position)
        try write(source.span.extracting(record.offset..<records[last].range.upperBound))
        position = last
      default:
        var text: [UInt8] = []
        append(record, to: &text)
        try write(text.span)
      }
      position += 1
    }
    var tail: [UInt8] = []
    envelope.appendTail(to: &tail)
    try write(tail.span)
  }

  /// The whole file as one array, for tests and small repositories.
  public var fileBytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes.append(copying: $0) }
    return bytes
  }

  private static let leadOfFirst = Array("\n ".utf8)
  private static let leadOfOthers = Array("\n,".utf8)

  /// The last record of those that lie one behind another in the source as they are to be written.
  private func endOfRun(from first: Int) -> Int {
    let text = source.span
    var last = first
    while last + 1 < records.count {
      let next = records[last + 1]
      let end = records[last].range.upperBound
      guard next.place == .source, !next.hasLineBreaks, next.offset == end + 2,
        text[end] == UInt8(ascii: "\n"), text[end + 1] == UInt8(ascii: ",")
      else { break }
      last += 1
    }
    return last
  }
}
