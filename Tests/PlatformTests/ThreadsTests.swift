import Platform
import Synchronization
import Testing

@Suite("Threads")
struct ThreadsTests {
  @Test("do every piece of work once, and have done it when they return", arguments: [0, 1, 2, 7])
  func everyPiece(count: Int) {
    let done = Mutex([Int](repeating: 0, count: count))
    Threads.perform(count) { index in done.withLock { $0[index] += 1 } }
    #expect(done.withLock { $0 } == [Int](repeating: 1, count: count))
  }

  @Test("work at the same time")
  func atOnce() {
    // Each piece waits for the other one to begin, which would never be, were one done before it.
    let begun = Atomic(0)
    Threads.perform(2) { _ in
      begun.add(1, ordering: .sequentiallyConsistent)
      while begun.load(ordering: .sequentiallyConsistent) < 2 {}
    }
    #expect(begun.load(ordering: .sequentiallyConsistent) == 2)
  }

  @Test("are as many as the machine has processors")
  func processors() {
    #expect(Threads.processorCount >= 1)
  }
}
