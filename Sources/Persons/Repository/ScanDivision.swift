internal import JSON
internal import Synchronization

/// Does so many pieces of work, at once if it can, and returns when all are done.
///
/// Threads come from outside: this module knows of none.
public typealias WorkDivision = (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

/// The scan of a large array of persons by several threads.
///
/// In the file's own layout, and in most others, a line that begins with `,{` begins a person. Each
/// thread scans from one such line to the next thread's; the last one to the end of the array. That
/// the lines were guessed right shows afterwards: the thread before must have ended exactly there,
/// between two persons. Then all of them have read what one scan would have read. Where it did not,
/// or met a fault, their work is thrown away and the array is scanned from the start.
struct ScanDivision {
  let bytes: SharedBytes
  let threadCount: Int
  /// Pieces of fewer bytes are not worth a thread: half a megabyte takes a quarter of a millisecond.
  var smallestPiece = 1 << 19
  let divide: WorkDivision

  /// What the scan of an array came to.
  struct Result {
    let records: [PersonRecord]
    /// The offset behind the array's bracket.
    let end: Int
  }

  /// Scans an array of persons.
  ///
  /// - Parameters:
  ///   - start: the offset behind the opening bracket.
  ///   - depth: how many arrays and objects are open there.
  /// - Returns: nil where the array is better scanned in one piece, or must be.
  func scanArray(from start: Int, depth: Int) -> Result? {
    let bounds = bounds(from: start)
    if bounds.isEmpty { return nil }
    let starts = [start] + bounds
    let pieces = Mutex([Result?](repeating: nil, count: starts.count))
    let bytes = bytes
    divide(starts.count) { index in
      var scanner = RepositoryScanner(bytes.span)
      let end = index + 1 < starts.count ? starts[index + 1] : nil
      let result = scanner.scanPiece(
        from: starts[index], to: end, isFirst: index == 0, depth: depth)
      pieces.withLock { $0[index] = result }
    }
    var records: [PersonRecord] = []
    var end = start
    for piece in pieces.withLock({ $0 }) {
      guard let piece else { return nil }
      if records.isEmpty { records = piece.records } else { records += piece.records }
      end = piece.end
    }
    return Result(records: records, end: end)
  }

  /// Where the pieces after the first one begin, before the comma of a person's line.
  private func bounds(from start: Int) -> [Int] {
    let text = bytes.span
    let count = min(threadCount, (text.count - start) / smallestPiece)
    var bounds: [Int] = []
    for piece in 1..<max(count, 1) {
      var index = start + (text.count - start) / count * piece
      while index + 2 < text.count,
        text[index] != UInt8(ascii: "\n") || text[index + 1] != UInt8(ascii: ",")
          || text[index + 2] != UInt8(ascii: "{")
      {
        index += 1
      }
      guard index + 2 < text.count, index > bounds.last ?? start else { return [] }
      bounds.append(index)
    }
    return bounds
  }
}

extension RepositoryScanner {
  /// Scans the persons between two places of their array.
  ///
  /// - Parameters:
  ///   - start: where to begin.
  ///   - end: where to end; nil for the end of the array.
  ///   - isFirst: whether no person stands before.
  ///   - depth: how many arrays and objects are open.
  /// - Returns: nil where anything is in the way of going exactly so far.
  fileprivate mutating func scanPiece(
    from start: Int, to end: Int?, isFirst: Bool, depth: Int
  ) -> ScanDivision.Result? {
    records.reserveCapacity(((end ?? text.count) - start) / Self.usualRecordSize)
    json.resume(at: start, depth: depth)
    var isFirst = isFirst
    do throws(RepositoryFault) {
      while try nextElement(isFirst: &isFirst) {
        guard json.peek() == UInt8(ascii: "{") else { return nil }
        try scanPerson()
        guard let end, json.position >= end else { continue }
        return json.position == end ? ScanDivision.Result(records: records, end: end) : nil
      }
      return end == nil ? ScanDivision.Result(records: records, end: json.position) : nil
    } catch {
      return nil
    }
  }
}
