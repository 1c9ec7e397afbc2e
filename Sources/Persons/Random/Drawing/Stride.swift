/// A rearrangement of the whole numbers below a size by steps of one length: no two numbers share an
/// image, and neighbours lie far apart.
///
/// Cheaper than a ``Permutation``, for where nobody sees how regular it is.
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct Stride: Sendable, BitwiseCopyable {
  private let size: Divisor
  private let step: UInt64
  private let start: UInt64

  /// Makes the rearrangement that a stream decides on.
  ///
  /// - Parameters:
  ///   - size: How many numbers there are, 1 to 2³².
  ///   - stream: Where the step and the start come from.
  init(size: UInt64, stream: DrawStream) {
    precondition((1...(1 << 32)).contains(size))
    var step = stream.below(size, .key0)
    // Steps that have no divisor with the size in common meet every number.
    while Self.commonDivisor(step, size) != 1 { step += 1 }
    self.size = Divisor(size)
    self.step = step
    start = stream.below(size, .key1)
  }

  private static func commonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    second == 0 ? first : commonDivisor(second, first % second)
  }

  /// The image of a number below the size.
  @inline(__always)
  func callAsFunction(_ number: UInt64) -> UInt64 {
    size.quotientAndRemainder(of: number &* step &+ start).remainder
  }
}
