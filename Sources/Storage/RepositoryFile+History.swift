public import Persons
public import Platform

extension RepositoryFile {
  /// Takes back the last changes that were not taken back yet, to the byte of the records and to
  /// their places in the file, in one go.
  ///
  /// - Parameters:
  ///   - count: how many changes.
  ///   - time: when this happens.
  ///   - lockTimeout: how many seconds to wait for other processes that change the file.
  /// - Returns: what was taken back, the latest change first.
  /// - Throws: why nothing was taken back, or ``StorageError/notConfirmed(_:)``.
  public func undo(
    _ count: Int, at time: Timestamp, lockTimeout: Int
  ) throws(StorageError) -> HistoryStep {
    try step(.undo, count, at: time, lockTimeout: lockTimeout)
  }

  /// Makes the changes again that were taken back last, in one go.
  ///
  /// - Parameters:
  ///   - count: how many changes.
  ///   - time: when this happens.
  ///   - lockTimeout: how many seconds to wait for other processes that change the file.
  /// - Returns: what was made again, the change that was taken back last first.
  /// - Throws: why nothing was made again, or ``StorageError/notConfirmed(_:)``.
  public func redo(
    _ count: Int, at time: Timestamp, lockTimeout: Int
  ) throws(StorageError) -> HistoryStep {
    try step(.redo, count, at: time, lockTimeout: lockTimeout)
  }

  /// The changes that are kept, the oldest first, without their records.
  public func changes() throws(StorageError) -> [HistoryItem] {
    let target = try realPath()
    guard let historyPlace else { throw .noHistory(.noPlace) }
    try checkThatNamedFileExists(target)
    do throws(SystemError) {
      // A file whose folder is missing has no history either.
      guard try FileSystem.status(of: target.parent) != nil else { return [] }
      var entries = try History(of: target, in: historyPlace).entries()
      // The change is being made at this moment, or its process was killed before it was.
      let stamp = try FileSystem.status(of: target)?.stamp ?? []
      if let last = entries.last, last.base == stamp, last.stamp != stamp { entries.removeLast() }
      // Those before a file was made anew are another file's.
      if let made = entries.lastIndex(where: { $0.kind == .change && $0.base.isEmpty }) {
        entries.removeFirst(made)
      }
      // What was taken back before another change cannot be made again, but does not stand either.
      let done = Set(HistoryTimeline(entries).done)
      return entries.filter { $0.kind == .change }.map { entry in
        HistoryItem(entry: entry, isUndone: !done.contains(entry.number))
      }
    } catch {
      throw .noHistory(.system(error))
    }
  }

  /// The file as it was before its last change; nil where that is not kept.
  public func backup() -> FilePath? {
    guard let historyPlace, source != .standardInput else { return nil }
    // Only a hint for who reads about another failure: one here is no reason to say more.
    guard let target = try? FileSystem.resolvingLinks(path),
      let backup = try? History(of: target, in: historyPlace).backup,
      let status = try? FileSystem.status(of: backup), status.kind == .regular
    else { return nil }
    return backup
  }

  private enum Direction {
    case undo, redo
  }

  private func step(
    _ direction: Direction, _ count: Int, at time: Timestamp, lockTimeout: Int
  ) throws(StorageError) -> HistoryStep {
    let target = try realPath()
    if try LockedRepository.status(of: target, path: path) == nil {
      try checkThatNamedFileExists(target)
      throw direction == .undo ? .nothingToUndo(available: 0) : .nothingToRedo(available: 0)
    }
    var locked = try lock(target, timeout: lockTimeout)
    let history: History
    do throws(HistoryFailure) { history = try locked.history.get() } catch {
      throw .noHistory(error)
    }
    let numbers = try Self.choose(count, direction, of: try Self.entries(of: history))
    let entries = try Self.entries(of: history, readingChangesOf: Set(numbers))
    let byNumber = Dictionary(entries.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    let chosen = numbers.compactMap { byNumber[$0] }
    let replay = HistoryReplay(
      history: history, entries: entries, isUndoing: direction == .undo,
      stamp: locked.status?.stamp ?? [])
    let outcome = try replay.apply(chosen, to: locked.repository)
    let summaries = chosen.count == 1 ? chosen[0].summary : "\(chosen.count) changes"
    let note = HistoryNote(
      time: time.description, command: direction == .undo ? "undo" : "redo",
      summary: (direction == .undo ? "Took back: " : "Made again: ") + summaries,
      // The entries that it is about keep the records.
      kind: direction == .undo ? .undo(numbers) : .redo(numbers), changes: [],
      keepsPreviousFile: outcome.isWhole)
    locked.repository = outcome.repository
    let failure = try locked.replace(noting: note)
    return HistoryStep(entries: chosen, historyFailure: failure)
  }

  /// Whoever named a file that is missing is told that.
  private func checkThatNamedFileExists(_ target: FilePath) throws(StorageError) {
    guard case .path(_, mustExist: true) = source else { return }
    do throws(SystemError) {
      if try FileSystem.status(of: target) != nil { return }
    } catch {
      throw .unreadable(error)
    }
    throw .missing(path)
  }

  private static func entries(
    of history: History, readingChangesOf numbers: Set<Int> = []
  ) throws(StorageError) -> [HistoryEntry] {
    do throws(SystemError) { return try history.entries(readingChangesOf: numbers) } catch {
      throw .noHistory(.system(error))
    }
  }

  /// The numbers of the entries to take back or make again, in the order in which that is done.
  private static func choose(
    _ count: Int, _ direction: Direction, of entries: [HistoryEntry]
  ) throws(StorageError) -> [Int] {
    let timeline = HistoryTimeline(entries)
    let numbers = direction == .undo ? timeline.done : timeline.undone
    guard numbers.count >= count else {
      throw direction == .undo
        ? .nothingToUndo(available: numbers.count) : .nothingToRedo(available: numbers.count)
    }
    return numbers.suffix(count).reversed()
  }
}

/// A change as the history lists it.
public struct HistoryItem: Sendable {
  /// The change.
  public let entry: HistoryEntry
  /// Whether it was taken back.
  public let isUndone: Bool
}

/// What ``RepositoryFile/undo(_:at:lockTimeout:)`` or ``RepositoryFile/redo(_:at:lockTimeout:)`` did.
public struct HistoryStep: Sendable {
  /// The changes that were taken back or made again, in that order.
  public let entries: [HistoryEntry]
  /// Why the step itself is not in the history; nil when it is.
  public let historyFailure: HistoryFailure?
}
