import Testing

@testable import Persons

@Suite("A stride")
struct StrideTests {
  /// Sizes with many divisors, which few steps have none in common with, and primes.
  @Test(
    "maps numbers below its size onto just these",
    arguments: Array(1...70) + [210, 256, 257, 2_310, 10_007], [1, 2, 3] as [UInt64])
  func bijection(size: Int, seed: UInt64) {
    let stride = Stride(size: UInt64(size), stream: stream(seed))
    let images = (0..<UInt64(size)).map { stride($0) }
    #expect(images.sorted() == Array(0..<UInt64(size)))
  }

  @Test("of the largest size keeps to it, and gives no number twice")
  func largest() {
    let size: UInt64 = 1 << 32
    let stride = Stride(size: size, stream: stream(4))
    let numbers = Array(0..<2_000) + Array(size - 2_000..<size)
    let images = numbers.map { stride($0) }
    #expect(Set(images).count == numbers.count)
    #expect(images.allSatisfy { $0 < size })
  }

  @Test("takes the next step that has no divisor in common with the size")
  func steps() {
    // Ten has none in common with 3, after 2 did.
    let stride = Stride(size: 10, stream: DrawStream(number: 2, below: 10, for: .key0))
    #expect((0..<4).map { (stride($0 + 1) + 10 - stride($0)) % 10 } == [3, 3, 3, 3])
  }

  @Test("depends on its stream")
  func streams() {
    let firsts = (0..<20 as Range<UInt64>).map { Stride(size: 1 << 30, stream: stream($0))(0) }
    #expect(Set(firsts).count == firsts.count)
  }

  private func stream(_ seed: UInt64) -> DrawStream {
    DrawStream(seed: seed, kind: .companyOrder, number: 0)
  }
}
