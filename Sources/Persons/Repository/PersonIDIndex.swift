/// Finds ids that occur twice, in one pass over any number of records.
///
/// An open-addressing table of positions: four bytes a slot, so that a million ids take 8 MB, and
/// no id is copied.
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

  /// Adds the id of the record at a position.
  ///
  /// - Returns: the position of an earlier record with the same id, if there is one.
  mutating func insert(_ position: Int, in records: [PersonRecord]) -> Int? {
    let id = records[position].id
    // Ids made elsewhere may share most bits (time-ordered UUIDs do). Only the highest bits of a
    // product depend on all bits of its factors.
    let hash = (id.high &* 0x9E37_79B9_7F4A_7C15) ^ (id.low &* 0xD6E8_FEB8_6659_FD93)
    var slot = Int(truncatingIfNeeded: hash >> shift)
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if records[other].id == id { return other }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(position + 1)
    return nil
  }
}
