internal import Persons
internal import Platform

extension History {
  /// Whether the change of an entry is not to be found in the repository, nor any later one.
  ///
  /// The file tells it when it is still the one that the entry began with. Where it is another one,
  /// as after it was copied, the records do.
  ///
  /// - Parameters:
  ///   - entry: the last entry, with its records.
  ///   - repository: the repository as it is.
  ///   - status: what the system says of its file; nil where there is none.
  /// - Returns: whether the change was never made.
  /// - Throws: when the history cannot be read.
  func isMissing(
    _ entry: HistoryEntry, in repository: PersonsRepository, status: FileStatus?
  ) throws(SystemError) -> Bool {
    guard let status else { return entry.base.isEmpty }
    if entry.base == status.stamp { return true }
    switch entry.content {
    case .changes(let own):
      let changes = try sum(of: entry, recording: own)
      // What changes nothing in the end leaves the records as they were before it, too.
      return repository.isBefore(changes) && !repository.isBefore(changes.map(\.inverse))
    case .previousFile(exists: false): return repository.count == 0
    case .previousFile(exists: true):
      return try FileSystem.status(of: previousFile(entry.number))?.isSameFile(as: status) ?? false
    }
  }

  /// What an entry did to the records: of a step through the history, what the entries say that it
  /// went over.
  private func sum(
    of entry: HistoryEntry, recording own: [PersonChange]
  ) throws(SystemError) -> [PersonChange] {
    let numbers: [Int]
    let isUndoing: Bool
    switch entry.kind {
    case .change: return own
    case .undo(let those): (numbers, isUndoing) = (those, true)
    case .redo(let those): (numbers, isUndoing) = (those, false)
    }
    let entries = try entries(readingChangesOf: Set(numbers))
    var sum: [PersonID: PersonChange] = [:]
    for number in numbers {
      guard case .changes(let changes)? = entries.first(where: { $0.number == number })?.content
      else { return [] }
      for change in isUndoing ? changes.map(\.inverse) : changes {
        sum[change.id] = PersonChange(
          id: change.id, position: change.position,
          before: sum[change.id].map(\.before) ?? change.before, after: change.after)
      }
    }
    return Array(sum.values)
  }
}
