import TestSupport

extension [UInt8] {
  /// Does one thing to the bytes that a slip, a merge or a broken disk may do.
  mutating func mutate(using random: inout SeededGenerator) {
    guard !isEmpty else { return }
    let place = Int.random(in: indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: self[place] = UInt8.random(in: 0...255, using: &random)
    case 1: self[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: remove(at: place)
    case 3: removeLast(count - place)
    case 4: insert(Array("\"\\{}[],:0\n".utf8).randomElement(using: &random) ?? 0, at: place)
    case 5: removeSubrange(place..<Swift.min(place + 60, count))
    case 6: insert(contentsOf: self[place...].prefix(30), at: place)
    default:
      // A line that comes twice, as a merge may leave it.
      let lines = split(separator: 0x0A, omittingEmptySubsequences: false)
      guard let line = lines.randomElement(using: &random) else { return }
      insert(
        contentsOf: Array(line) + [0x0A], at: lines[0].count < place ? lines[0].count : 0)
    }
  }
}
