/// Finds ids among many, without copying them.
///
/// An open-addressing table of positions in some list of ids: four bytes a slot, so that a million
/// ids take 8 MB. The list is the caller's, who tells which id stands at a position.
struct PersonIDIndex {
  private var slots: [UInt32]
  private let mask: Int
  private let shift: UInt64

  /// Makes an index for at least so many ids.
  init(minimumCapacity: Int) {
    var size = 16
    while size < 2 * minimumCapacity { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    mask = size - 1
    shift = UInt64(64 - size.trailingZeroBitCount)
  }

  /// Adds the id at a position.
  ///
  /// - Returns: the position of an equal id that was added earlier, if there is one; then nothing is
  ///   added.
  @inline(__always)
  mutating func insert(_ position: Int, _ id: (Int) -> PersonID) -> Int? {
    let new = id(position)
    var slot = firstSlot(of: new)
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if id(other) == new { return other }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(position + 1)
    return nil
  }

  /// The position of an id; nil when it was not added.
  @inline(__always)
  func position(of wanted: PersonID, _ id: (Int) -> PersonID) -> Int? {
    var slot = firstSlot(of: wanted)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if id(position) == wanted { return position }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func firstSlot(of id: PersonID) -> Int {
    // Ids made elsewhere may share most bits (time-ordered UUIDs do). Only the highest bits of a
    // product depend on all bits of its factors.
    let hash = (id.high &* 0x9E37_79B9_7F4A_7C15) ^ (id.low &* 0xD6E8_FEB8_6659_FD93)
    return Int(truncatingIfNeeded: hash >> shift)
  }
}
