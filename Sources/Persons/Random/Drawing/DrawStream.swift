/// Random words that can be had in any order: word *n* is a function of the key and *n* alone.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014) read as a counter-based generator: word *n* is what a SplitMix64 whose state
/// starts at the key returns at its (*n* + 1)-th call. Since every purpose has a number of its own,
/// a field may be left out, or made alone, without changing any other.
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct DrawStream: BitwiseCopyable {
  private let key: UInt64

  /// The golden ratio in 64 bits, by which SplitMix64 steps its state.
  fileprivate static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Makes the stream of one thing, such as one person, in the dataset of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the dataset.
  ///   - kind: What sort of thing, so that person 5 and company 5 have nothing in common.
  ///   - number: Which of that sort.
  init(seed: UInt64, kind: Kind, number: UInt64) {
    self = DrawStreams(seed: seed, kind: kind)[number]
  }

  /// Makes the stream of a key: the words of a SplitMix64 with this state.
  init(key: UInt64) {
    self.key = key
  }

  /// What a stream is for.
  enum Kind: UInt64 {
    case person = 1
    case company = 2
    case identity = 3
    case companyOrder = 4
  }

  /// The 64 random bits of a draw.
  @inline(__always)
  func word(_ draw: Draw) -> UInt64 {
    Self.mix(key &+ (draw.rawValue &+ 1) &* Self.step)
  }

  /// The upper and the lower half of the random bits of a draw.
  @inline(__always)
  func halves(_ draw: Draw) -> (high: UInt32, low: UInt32) {
    let word = word(draw)
    return (UInt32(truncatingIfNeeded: word &>> 32), UInt32(truncatingIfNeeded: word))
  }

  /// A whole number from 0 up to, not including, `bound` (1 or more), each equally likely.
  ///
  /// Lemire, "Fast Random Integer Generation in an Interval", 2019: the product's upper half is
  /// the answer, and the few words that would favour some answers are drawn again.
  @inline(__always)
  func below(_ bound: UInt64, _ draw: Draw) -> UInt64 {
    let product = word(draw).multipliedFullWidth(by: bound)
    guard product.low < bound else { return product.high }
    return redrawn(bound, draw)
  }

  @inline(never)
  private func redrawn(_ bound: UInt64, _ draw: Draw) -> UInt64 {
    let favoured = (0 &- bound) % bound
    var word = word(draw)
    var product = word.multipliedFullWidth(by: bound)
    while product.low < favoured {
      word = Self.mix(word &+ Self.step)
      product = word.multipliedFullWidth(by: bound)
    }
    return product.high
  }

  /// The output function of SplitMix64, a bijection of 64 bits (Stafford's variant 13).
  @inline(__always)
  fileprivate static func mix(_ state: UInt64) -> UInt64 {
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The streams of all things of a kind in the dataset of a seed.
struct DrawStreams: Sendable, BitwiseCopyable {
  private let dataset: UInt64

  /// Makes the streams of a kind.
  init(seed: UInt64, kind: DrawStream.Kind) {
    dataset = DrawStream.mix(seed &+ kind.rawValue &* DrawStream.step)
  }

  /// The stream of the thing of a number.
  @inline(__always)
  subscript(number: UInt64) -> DrawStream {
    DrawStream(key: DrawStream.mix(dataset &+ number &* DrawStream.step))
  }
}
