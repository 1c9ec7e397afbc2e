/// Which changes of a history stand, and which were taken back.
struct HistoryTimeline {
  /// The numbers of the changes that stand, the latest last.
  private(set) var done: [Int] = []
  /// The numbers of the changes that were taken back and can be made again, the one that was taken
  /// back last at the end.
  private(set) var undone: [Int] = []

  /// Follows the entries of a history, the oldest first.
  init(_ entries: [HistoryEntry]) {
    for entry in entries {
      switch entry.kind {
      case .change:
        // Where there was no file, one began that has nothing to do with those before it.
        if entry.base.isEmpty { done.removeAll() }
        done.append(entry.number)
        // What was taken back before a new change belongs to a past that did not happen.
        undone.removeAll()
      case .undo(let numbers):
        for number in numbers where done.contains(number) {
          done.removeAll { $0 == number }
          undone.append(number)
        }
      case .redo(let numbers):
        for number in numbers where undone.contains(number) {
          undone.removeAll { $0 == number }
          done.append(number)
        }
      }
    }
  }
}
