internal import Platform
internal import Synchronization

/// A line on a terminal's standard error that tells how far a long work is.
final class Progress: Sendable {
  /// How many microseconds pass before the line is first shown, and between two changes of it.
  private static let interval = 200_000

  private struct State {
    var shownAt: Int
    var isShown = false
  }

  private let total: Int
  private let start: Int
  private let state: Mutex<State>

  /// Begins to count; nil where standard error is no terminal, or where the persons themselves come
  /// on one and the line would stand among them.
  init?(total: Int) {
    guard TerminalFacts.isTerminal(.standardError), !TerminalFacts.isTerminal(.standardOutput)
    else { return nil }
    self.total = total
    start = SystemClock.monotonicMicroseconds()
    state = Mutex(State(shownAt: start))
  }

  /// Tells how many are done.
  func show(_ count: Int) {
    let now = SystemClock.monotonicMicroseconds()
    state.withLock { state in
      guard now - state.shownAt >= Self.interval else { return }
      state.shownAt = now
      state.isShown = true
      let line = Self.line(count: count, of: total, after: now - start)
      // A line that cannot be shown is no reason to stop.
      try? File.standardError.write("\r\(line)\u{1B}[K".utf8.span)
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { try? File.standardError.write("\r\u{1B}[K".utf8.span) }
      state.isShown = false
    }
  }

  /// The line: how far the work is, how fast, and how long it will take.
  ///
  /// - Parameters:
  ///   - count: how many are done, at least one.
  ///   - total: how many are to be done.
  ///   - time: how many microseconds that has taken.
  /// - Returns: the line.
  static func line(count: Int, of total: Int, after time: Int) -> String {
    let percent = count * 100 / max(total, 1)
    let rate = Double(count) / Double(max(time, 1)) * 1_000_000
    let seconds = Int((Double(total - count) / max(rate, 1)).rounded(.up))
    let left =
      switch seconds {
      case ..<60: "\(seconds) s"
      case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
      default: "\(seconds / 3600) h \(seconds / 60 % 60) min"
      }
    let speed =
      rate >= 1_000_000
      ? "\(Int(rate / 100_000) / 10).\(Int(rate / 100_000) % 10) million"
      : rate >= 1000 ? "\(Int(rate / 1000)) thousand" : "\(Int(rate))"
    return "\(percent) %, \(speed) persons a second, \(left) left"
  }
}
