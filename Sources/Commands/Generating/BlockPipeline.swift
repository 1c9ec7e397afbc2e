internal import Persons
internal import Platform
internal import Synchronization

/// Renders persons with several threads and writes them in their order.
///
/// The indices are cut into blocks. Each thread takes the next block, renders it into memory of its
/// own, waits for its turn and writes: so memory does not grow with the dataset, and what is written
/// does not depend on the number of threads.
final class BlockPipeline: Sendable {
  /// How many persons are rendered at once: enough that taking turns costs nothing, few enough that
  /// their text stays in the processor's cache.
  private static let blockSize = 1 << 10

  private let rendering: PersonRendering
  private let indices: Range<Int>
  private let progress: Progress?
  private let next = Atomic(0)
  private let turns = Turnstile()
  private let failure = Mutex<SystemError?>(nil)

  /// Prepares the writing of the persons at some indices.
  init(_ rendering: PersonRendering, indices: Range<Int>, progress: Progress?) {
    self.rendering = rendering
    self.indices = indices
    self.progress = progress
  }

  /// Writes all persons to standard output.
  ///
  /// - Parameter threadCount: how many threads to use.
  /// - Throws: why not all of them could be written.
  func run(threadCount: Int) throws(SystemError) {
    let blockCount = (indices.count + Self.blockSize - 1) / Self.blockSize
    Threads.perform(min(threadCount, max(1, blockCount))) { _ in self.work() }
    progress?.end()
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  private func work() {
    var bytes: [UInt8] = []
    // A failure of one thread ends all of them, but only before they take another block: whoever has
    // taken one passes its turn on, or those with the blocks behind it would wait for ever.
    while failure.withLock({ $0 == nil }) {
      let number = next.add(1, ordering: .relaxed).oldValue
      let start = indices.lowerBound + number * Self.blockSize
      guard start < indices.upperBound else { return }
      let end = min(start + Self.blockSize, indices.upperBound)
      bytes.removeAll(keepingCapacity: true)
      rendering.append(start..<end, isLast: end == indices.upperBound, to: &bytes)
      turns.pass(number) { write(bytes, count: end - indices.lowerBound) }
    }
  }

  private func write(_ bytes: [UInt8], count: Int) {
    guard failure.withLock({ $0 == nil }) else { return }
    do throws(SystemError) {
      try File.standardOutput.write(bytes.span)
      progress?.show(count)
    } catch {
      failure.withLock { $0 = error }
    }
  }
}
