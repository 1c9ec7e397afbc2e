/// A random rearrangement of the whole numbers below a size: no two numbers share an image.
///
/// The numbers are rearranged within the next power of two, by rounds of steps of which each is a
/// bijection there: adding a key, multiplying by an odd number, and folding the upper bits into the
/// lower ones. An image outside the size is rearranged again until it falls inside ("cycle
/// walking", Black and Rogaway 2002), which is again a bijection, and takes two tries at most on
/// average.
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct Permutation: Sendable, BitwiseCopyable {
  private let size: UInt64
  private let mask: UInt64
  private let fold: UInt64
  private let keys: (UInt64, UInt64, UInt64, UInt64)

  /// Makes the rearrangement that a stream decides on.
  ///
  /// - Parameters:
  ///   - size: How many numbers there are, 2 to 2⁶³.
  ///   - stream: Where the keys come from.
  init(size: UInt64, stream: DrawStream) {
    let bits = UInt64(UInt64.bitWidth - (size - 1).leadingZeroBitCount)
    self.size = size
    mask = (1 << bits) - 1
    fold = (bits + 1) / 2
    keys = (stream.word(.key0), stream.word(.key1), stream.word(.key2), stream.word(.key3))
  }

  /// The image of a number below the size.
  @inline(__always)
  func callAsFunction(_ number: UInt64) -> UInt64 {
    var image = number
    repeat {
      image = round(image, keys.0)
      image = round(image, keys.1)
      image = round(image, keys.2)
      image = round(image, keys.3)
    } while image >= size
    return image
  }

  @inline(__always)
  private func round(_ number: UInt64, _ key: UInt64) -> UInt64 {
    var bits = (number &+ key) & mask
    bits ^= bits &>> fold
    bits = (bits &* 0xD134_2543_DE82_EF95) & mask
    return bits ^ (bits &>> fold)
  }
}
