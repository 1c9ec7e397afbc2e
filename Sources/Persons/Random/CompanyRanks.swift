/// Which company a person works for, as the company's rank by size, from 0.
///
/// Company sizes follow a power law whose exponent is near 1.06 (Axtell, "Zipf Distribution of U.S.
/// Firm Sizes", 2001), so the company of rank *r* has a weight in proportion to *r*^−0.943. That
/// law alone would give the first company every tenth person; therefore the first eight are alike,
/// which leaves each 2 % or less of a large dataset and the others their law.
///
/// How many companies there are to choose from grows with the number of persons, by one for every
/// four, so that a small dataset has companies of two and three, and a large one many of one.
///
/// The weights are kept for blocks of ranks, eight an octave, within which all are equal: then a
/// table of some hundred entries serves any number of companies, one draw finds a rank exactly, and
/// nothing but multiplication is asked of floating point, which IEEE 754 rounds alike everywhere.
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct CompanyRanks: Sendable {
  /// The table ends here; no dataset has 2⁴⁰ companies.
  private static let octaves = 38

  /// The weight of one rank in each block.
  private let weights: [UInt64]
  /// The sum of the weights of all ranks before each block.
  private let sums: [UInt64]

  /// The one table, made when it is first asked for.
  static let shared = CompanyRanks()

  private init() {
    // (8 / k)^0.943 for k = 8…15, and (1 / 2)^0.943 from one octave to the next.
    let first = [
      1, 0.894877, 0.810240, 0.740595, 0.682254, 0.632653, 0.589950, 0.552790,
    ]
    let octave = 0.520150
    var weights: [UInt64] = []
    var sums: [UInt64] = []
    var sum: UInt64 = 0
    var scale = Double(1 << 46 as UInt64)
    for _ in 0..<Self.octaves {
      for weight in first {
        weights.append(UInt64(scale * weight))
        sums.append(sum)
        let block = sums.count - 1
        sum += weights[block] * (Self.start(of: block + 1) - Self.start(of: block))
      }
      scale *= octave
    }
    self.weights = weights
    self.sums = sums
  }

  /// How many companies the person of an index may choose from, when everyone is of one locale.
  static func count(at index: UInt64) -> UInt64 {
    min(5 + index / 4, 1 << 40)
  }

  /// Draws a rank below `count`.
  func draw(count: UInt64, _ stream: DrawStream, _ draw: Draw) -> UInt64 {
    // Within the table, ranks are counted from 1, as the law has it.
    let end = count + 1
    let last = Self.block(of: end)
    let total = sums[last] + (end - Self.start(of: last)) * weights[last]
    let point = stream.below(total, draw)
    var low = 0
    var high = last
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= point { low = middle } else { high = middle - 1 }
    }
    return Self.start(of: low) + (point - sums[low]) / weights[low] - 1
  }

  /// The block in which a rank lies, by its octave and the three bits after its first.
  private static func block(of number: UInt64) -> Int {
    guard number >= 8 else { return 0 }
    let octave = UInt64.bitWidth - 4 - number.leadingZeroBitCount
    return octave * 8 + Int(number >> UInt64(octave)) - 8
  }

  /// The first rank of a block; the first block has all ranks up to 8.
  private static func start(of block: Int) -> UInt64 {
    block == 0 ? 1 : UInt64(8 + block % 8) << UInt64(block / 8)
  }
}
