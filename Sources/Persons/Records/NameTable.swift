internal import JSON

/// The member names of one kind of object, looked up by their bytes.
struct NameTable: Sendable {
  /// The names, in the order in which members are written.
  let names: [String]
  // All names one behind another: one array is walked without a reference being counted.
  private let bytes: [UInt8]
  private let ends: [Int]

  /// Makes a table of some names, all different.
  init(_ names: [String]) {
    self.names = names
    bytes = names.flatMap(\.utf8)
    ends = names.reduce(into: []) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  /// The index of a name; nil when it is not one of the table's.
  ///
  /// Objects mostly keep the order of writing, so the search begins behind the name that was found
  /// before, and mostly ends at the first or second comparison.
  func index(of name: JSONString, in text: Span<UInt8>, after previous: Int?) -> Int? {
    if name.hasEscapes { return names.firstIndex(of: name.text(in: text)) }
    var index = previous.map { $0 + 1 } ?? 0
    for _ in 0..<ends.count {
      if index == ends.count { index = 0 }
      if isName(index, equalTo: name.content, in: text) { return index }
      index += 1
    }
    return nil
  }

  private func isName(_ index: Int, equalTo range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }
}
