public import Persons
internal import Platform

extension RepositoryFile {
  /// Changes the repository: locks, reads, changes, notes, and replaces the file by a new one.
  ///
  /// When this returns, the change is on the disk. When it throws anything but
  /// ``StorageError/notConfirmed(_:)``, the file is what it was. In between, every other process
  /// sees either the old or the new file, whole.
  ///
  /// - Parameters:
  ///   - description: what the history says of the change.
  ///   - lockTimeout: how many seconds to wait for other processes that change the file.
  ///   - change: changes the repository and tells what it changed; nothing is written for nothing.
  ///     Where there is no file at first, it may be called a second time, should another process
  ///     have made one meanwhile.
  /// - Returns: what was changed, and what became of its note in the history.
  /// - Throws: why nothing was changed, or ``StorageError/notConfirmed(_:)``.
  @discardableResult
  public func update(
    _ description: ChangeDescription, lockTimeout: Int,
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange]
  ) throws(StorageError) -> RepositoryUpdate {
    let target = try realPath()
    // Where there is no file, the change is made before the lock is taken: one that is refused must
    // not leave a folder and a lock behind.
    var first: (repository: PersonsRepository, changes: [PersonChange])?
    if try LockedRepository.status(of: target, path: path) == nil {
      var empty = PersonsRepository()
      do throws(StorageError) {
        let changes = try Self.apply(change, to: &empty)
        first = (empty, changes)
      } catch {
        // Whoever named a file meant that one, and not somebody who is missing from an empty one.
        if case .path(_, mustExist: true) = source { throw .missing(path) }
        throw error
      }
      if first?.changes.isEmpty ?? true { return RepositoryUpdate(changes: [], madeFile: false) }
    }
    var locked = try lock(target, timeout: lockTimeout)
    let isMissing = locked.status == nil
    let changes: [PersonChange]
    if isMissing, let first {
      (locked.repository, changes) = first
    } else {
      changes = try Self.apply(change, to: &locked.repository)
    }
    if changes.isEmpty { return RepositoryUpdate(changes: [], madeFile: false) }
    let note = HistoryNote(
      time: description.time.description, command: description.command,
      summary: description.summary(changes), kind: .change, changes: changes,
      keepsPreviousFile: false)
    let failure = try locked.replace(noting: note)
    return RepositoryUpdate(changes: changes, madeFile: isMissing, historyFailure: failure)
  }

  private static func apply(
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange],
    to repository: inout PersonsRepository
  ) throws(StorageError) -> [PersonChange] {
    do throws(RepositoryError) { return try change(&repository) } catch { throw .refused(error) }
  }

  /// Where the file really lies, symbolic links followed.
  func realPath() throws(StorageError) -> FilePath {
    if source == .standardInput || path.bytes.last == UInt8(ascii: "/") { throw .notAFile(path) }
    do throws(SystemError) { return try FileSystem.resolvingLinks(path) } catch {
      throw .unwritable(error)
    }
  }

  /// Waits for the lock, and reads the file.
  func lock(_ target: FilePath, timeout: Int) throws(StorageError) -> LockedRepository {
    try .open(path: path, target: target, history: historyPlace, timeout: timeout)
  }
}

/// What a history says of a change.
public struct ChangeDescription {
  /// The name of the command.
  public let command: String
  /// When the change is made.
  public let time: Timestamp
  /// What the change does, as a sentence without its full stop.
  public let summary: ([PersonChange]) -> String

  /// Describes a change that a command makes.
  public init(
    command: String, time: Timestamp, summary: @escaping ([PersonChange]) -> String
  ) {
    self.command = command
    self.time = time
    self.summary = summary
  }
}

/// What ``RepositoryFile/update(_:lockTimeout:_:)`` did.
public struct RepositoryUpdate: Sendable {
  /// What was changed; nothing was written where this is empty.
  public let changes: [PersonChange]
  /// Whether there was no file before.
  public let madeFile: Bool
  /// Why the change cannot be taken back; nil when it can.
  public var historyFailure: HistoryFailure?
}
