import Testing

@testable import Persons

@Suite("A permutation")
struct PermutationTests {
  @Test(
    "maps numbers below its size onto just these",
    arguments: Array(2...70) + [127, 128, 129, 1_000, 4_096, 4_097])
  func bijection(size: Int) {
    let stream = DrawStream(seed: UInt64(size), kind: .identity, number: 0)
    let permutation = Permutation(size: UInt64(size), stream: stream)
    let images = (0..<UInt64(size)).map { permutation($0) }
    #expect(images.sorted() == Array(0..<UInt64(size)))
  }

  @Test("of as many numbers as there are ids keeps to them, both of the first and of the last")
  func largest() {
    let size = UInt64(RandomPersonGenerator.indices.count)
    let stream = DrawStream(seed: 3, kind: .identity, number: 0)
    let permutation = Permutation(size: size, stream: stream)
    let numbers = Array(0..<5_000) + Array(size - 5_000..<size)
    let images = numbers.map { permutation($0) }
    #expect(Set(images).count == numbers.count)
    #expect(images.allSatisfy { $0 < size })
  }

  @Test("of 10,007 numbers leaves few in order and depends on its keys")
  func disorder() {
    let images = ([3, 4] as [UInt64]).map { seed in
      let stream = DrawStream(seed: seed, kind: .identity, number: 0)
      let permutation = Permutation(size: 10_007, stream: stream)
      return (0..<10_007).map { permutation($0) }
    }
    let ascents = zip(images[0], images[0].dropFirst()).count { $0 < $1 }
    #expect((4_800...5_200).contains(ascents))
    let alike = zip(images[0], images[1]).count { $0 == $1 }
    #expect(alike < 20)
  }
}
