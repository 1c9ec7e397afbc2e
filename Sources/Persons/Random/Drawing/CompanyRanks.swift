/// Which company a person works for, as the company's rank by size, from 0.
///
/// Company sizes follow a power law whose exponent is near 1.06 (Axtell, "Zipf Distribution of U.S.
/// Firm Sizes", 2001), so the company of rank *r* has a weight in proportion to *r*^−0.943. That
/// law alone would give the first company every sixteenth person of a large dataset; therefore the
/// first four are alike, which leaves each less than 2 % and the others their law.
///
/// How many companies there are to choose from grows with the number of persons, by one for every
/// four, so that a small dataset has companies of two and three, and a large one many of one.
///
/// The weights are kept for blocks of ranks, from the eighth on eight an octave, within which all are
/// equal: then a table of some hundred entries serves any number of companies, one draw finds a rank
/// exactly, and nothing but multiplication is asked of floating point, which IEEE 754 rounds alike
/// everywhere.
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct CompanyRanks: Sendable, BitwiseCopyable {
  /// The table ends here; no dataset has 2⁴⁰ companies.
  private static let octaves = 38

  /// Ranks of one weight.
  private struct Block: BitwiseCopyable {
    /// The first rank, counted from 1.
    let start: UInt64
    /// The sum of the weights of all ranks before it.
    let sum: UInt64
    /// The weight of each rank.
    let weight: Divisor
  }

  private let blocks: FixedTable<Block>
  /// By the upper bits of a point of the weights laid end to end: the block of the first such point.
  private let guide: FixedTable<UInt16>
  private let guideShift: UInt64

  /// The one table, made when it is first asked for.
  static let shared = CompanyRanks()

  private init() {
    // (4 / r)^0.943 for r = 4…7; (8 / k)^0.943 for k = 8…15; (1 / 2)^0.943 from octave to octave.
    let head = [1, 0.810240, 0.682254, 0.589950]
    let first = [
      1, 0.894877, 0.810240, 0.740595, 0.682254, 0.632653, 0.589950, 0.552790,
    ]
    let octave = 0.520150
    var scale = Double(1 << 46 as UInt64)
    var weights = head.map { UInt64(scale * $0) }
    for _ in 0..<Self.octaves {
      scale *= octave
      weights += first.map { UInt64(scale * $0) }
    }
    var blocks: [Block] = []
    var sum: UInt64 = 0
    for (number, weight) in weights.enumerated() {
      let start = Self.start(of: number)
      blocks.append(Block(start: start, sum: sum, weight: Divisor(weight)))
      sum += weight * (Self.start(of: number + 1) - start)
    }
    let shift = UInt64(UInt64.bitWidth - sum.leadingZeroBitCount - 12)
    var block = 0
    guide = FixedTable(
      (0...sum >> shift).map { cell in
        while block + 1 < blocks.count, blocks[block + 1].sum <= cell << shift { block += 1 }
        return UInt16(block)
      })
    guideShift = shift
    self.blocks = FixedTable(blocks)
  }

  /// How many companies the person of an index may choose from, when everyone is of one locale.
  static func count(at index: UInt64) -> UInt64 {
    min(5 + index / 4, 1 << 40)
  }

  /// Draws a rank below `count`.
  @inline(__always)
  func draw(count: UInt64, _ stream: DrawStream, _ draw: Draw) -> UInt64 {
    // Within the table, ranks are counted from 1, as the law has it.
    let end = count + 1
    let last = Self.block(of: end)
    let total =
      blocks[last].sum &+ (end &- blocks[last].start) &* blocks[last].weight.value
    let point = stream.below(total, draw)
    var block = Int(guide[Int(truncatingIfNeeded: point &>> guideShift)])
    while block < last, blocks[block &+ 1].sum <= point { block &+= 1 }
    let (rank, _) = blocks[block].weight.quotientAndRemainder(of: point &- blocks[block].sum)
    return blocks[block].start &+ rank &- 1
  }

  /// The block in which a rank lies, by its octave and the three bits after its first.
  @inline(__always)
  private static func block(of number: UInt64) -> Int {
    guard number >= 8 else { return number < 5 ? 0 : Int(number) - 4 }
    let octave = UInt64.bitWidth - 4 - number.leadingZeroBitCount
    return 4 + octave * 8 + Int(number &>> UInt64(octave)) - 8
  }

  /// The first rank of a block; the first block has all ranks up to 4.
  @inline(__always)
  private static func start(of block: Int) -> UInt64 {
    guard block >= 4 else { return block == 0 ? 1 : UInt64(block + 4) }
    return UInt64(8 + (block - 4) & 7) &<< UInt64((block - 4) &>> 3)
  }
}
