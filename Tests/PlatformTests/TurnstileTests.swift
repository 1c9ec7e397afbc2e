import Platform
import Synchronization
import Testing

@Suite("A turnstile")
struct TurnstileTests {
  @Test("lets threads through in the order of their numbers", arguments: [1, 2, 3, 8])
  func order(count: Int) {
    let turnstile = Turnstile()
    let passed = Mutex<[Int]>([])
    let arrived = Atomic(0)
    Threads.perform(count) { number in
      for round in 0..<50 {
        // The thread whose turn it is comes last in each round, so that the others must wait.
        arrived.add(1, ordering: .sequentiallyConsistent)
        while number == 0, arrived.load(ordering: .sequentiallyConsistent) < (round + 1) * count {}
        turnstile.pass(round * count + number) {
          passed.withLock { $0.append(round * count + number) }
        }
      }
    }
    #expect(passed.withLock { $0 } == Array(0..<50 * count))
  }

  @Test("lets one thread be in it at a time")
  func oneAtATime() {
    let turnstile = Turnstile()
    let inside = Atomic(0)
    let most = Mutex(0)
    Threads.perform(4) { number in
      for round in 0..<500 {
        turnstile.pass(round * 4 + number) {
          let count = inside.add(1, ordering: .sequentiallyConsistent).newValue
          most.withLock { $0 = max($0, count) }
          inside.subtract(1, ordering: .sequentiallyConsistent)
        }
      }
    }
    #expect(most.withLock { $0 } == 1)
  }
}
