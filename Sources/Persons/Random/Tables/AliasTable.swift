/// Numbers of things to choose from, some more often than others, each draw in two steps.
///
/// The alias method (Walker 1977, in the form of Vose 1991) in whole numbers: each slot is shared by
/// at most two things. A thing comes as often as its weight says to within 2⁻³².
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct AliasTable: Sendable, BitwiseCopyable {
  private struct Slot: BitwiseCopyable {
    /// The part of the slot, of 2³², that belongs to the thing of its own number.
    var threshold: UInt32
    /// Whose the rest is.
    var other: UInt32
  }

  private let slots: FixedTable<Slot>
  private let mask: UInt64
  private let bits: UInt32

  /// Makes a table of weights, of which at least one is not 0, and whose sum is below 2³².
  init(_ weights: [UInt64]) {
    let total = weights.reduce(0, +)
    precondition(total > 0 && total < 1 << 32, "weights that sum up to \(total)")
    var count = 1
    while count < weights.count { count *= 2 }
    // Every slot holds `total`, and so all of them together every weight `count` times.
    var rests = weights.map { $0 * UInt64(count) }
    rests += [UInt64](repeating: 0, count: count - weights.count)
    var slots = (0..<count).map { Slot(threshold: .max, other: UInt32($0)) }
    var small = rests.indices.filter { rests[$0] < total }
    var large = rests.indices.filter { rests[$0] >= total }
    while let number = small.popLast(), let giver = large.last {
      slots[number] = Slot(
        threshold: UInt32((rests[number] << 32) / total), other: UInt32(giver))
      rests[giver] -= total - rests[number]
      if rests[giver] < total {
        large.removeLast()
        small.append(giver)
      }
    }
    self.slots = FixedTable(slots)
    mask = UInt64(count - 1)
    bits = UInt32(count.trailingZeroBitCount)
  }

  /// The number of a thing by half a random word, right to within 2⁻³² times the number of slots:
  /// enough for short lists.
  @inline(__always)
  func draw(half word: UInt32) -> Int {
    // The upper bits are the slot, the others the point within it.
    let number = Int(truncatingIfNeeded: (UInt64(word) &<< UInt64(bits)) >> 32)
    let slot = slots[number]
    let takesOwn = 0 &- ((UInt64(word &<< bits) &- UInt64(slot.threshold)) >> 63)
    return Int(
      truncatingIfNeeded: UInt64(truncatingIfNeeded: number) & takesOwn
        | UInt64(slot.other) & ~takesOwn)
  }

  /// The number of a thing.
  @inline(__always)
  func draw(_ stream: DrawStream, _ draw: Draw) -> Int {
    let word = stream.word(draw)
    let number = word & mask
    let slot = slots[Int(truncatingIfNeeded: number)]
    // Half of the draws go either way: chosen without a branch, which would be guessed wrongly.
    let takesOwn = 0 &- ((word >> 32 &- UInt64(slot.threshold)) >> 63)
    return Int(truncatingIfNeeded: number & takesOwn | UInt64(slot.other) & ~takesOwn)
  }
}
