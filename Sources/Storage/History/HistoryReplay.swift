internal import JSON
internal import Persons
internal import Platform

/// Takes changes of a history back in a repository, or makes them again.
struct HistoryReplay {
  /// What came of it.
  struct Outcome {
    /// The repository afterwards.
    let repository: PersonsRepository
    /// Whether another file was taken as a whole, so that the differences are not known.
    let isWhole: Bool
  }

  let history: History
  /// All entries of the history, the oldest first.
  let entries: [HistoryEntry]
  let isUndoing: Bool
  /// By what the repository's file is recognised.
  let stamp: [Int]

  /// Takes entries back, or makes them again, one after another.
  ///
  /// - Throws: when that is not possible; then the whole step is not.
  func apply(
    _ chosen: [HistoryEntry], to repository: PersonsRepository
  ) throws(StorageError) -> Outcome {
    if let large = chosen.first(where: \.keepsPreviousFile) {
      guard chosen.count == 1 else { throw .onlyByItself(large.summary) }
      guard isUntouched(since: large) else { throw .changedSince(large.summary) }
      return Outcome(repository: try other(sideOf: large), isWhole: true)
    }
    var repository = repository
    for entry in chosen {
      guard case .changes(let recorded) = entry.content, !recorded.isEmpty else {
        throw .notKept(entry.summary)
      }
      let changes = isUndoing ? recorded.map(\.inverse) : recorded
      do throws(RepositoryError) { try repository.apply(changes) } catch { throw .refused(error) }
    }
    return Outcome(repository: repository, isWhole: false)
  }

  /// Whether each file since an entry was made from the one that the entry before had left, so that
  /// nobody else has changed anything.
  private func isUntouched(since first: HistoryEntry) -> Bool {
    let entries = entries.drop { $0.number != first.number }
    return zip(entries, entries.dropFirst()).allSatisfy { $0.stamp == $1.base }
      && entries.last?.stamp == stamp
  }

  /// The repository before a large change, or, to make it again, after it: that is the file that
  /// taking it back has kept.
  private func other(sideOf large: HistoryEntry) throws(StorageError) -> PersonsRepository {
    var keeper = large
    if !isUndoing {
      guard let undo = entries.last(where: { $0.kind == .undo([large.number]) }) else {
        throw .notKept(large.summary)
      }
      keeper = undo
    }
    if keeper.content == .previousFile(exists: false) { return PersonsRepository() }
    let file = history.previousFile(keeper.number)
    let bytes: SharedBytes
    do throws(SystemError) {
      bytes = try RepositoryFile.bytes(of: try File.open(file, for: .read))
    } catch {
      if error.code == .notFound { throw .notKept(large.summary) }
      throw .unreadable(error)
    }
    do throws(RepositoryFault) { return try RepositoryFile.repository(opening: bytes) } catch {
      throw .malformed(error, in: bytes, at: file)
    }
  }
}

extension HistoryEntry {
  /// Whether the entry keeps the file before the change rather than the records.
  fileprivate var keepsPreviousFile: Bool {
    if case .previousFile = content { true } else { false }
  }
}
