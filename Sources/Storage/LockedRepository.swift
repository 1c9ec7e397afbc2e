internal import JSON
internal import Persons
internal import Platform

/// A repository file while this process holds its lock: what it is, and how it becomes another.
struct LockedRepository: ~Copyable {
  /// The repository as the file holds it, empty where there is no file, and then what it is to hold.
  ///
  /// It is changed where it stands, since a copy of a large one costs as much as the change.
  var repository: PersonsRepository
  /// What the system says of the file; nil where there is none.
  let status: FileStatus?
  /// The history of the file, or why there is none.
  let history: Result<History, HistoryFailure>

  private let path: FilePath
  private let target: FilePath
  private let lock: FileLock
  private let lastNumber: Int

  /// Waits for the lock, reads the file, and puts its history in order.
  ///
  /// - Parameters:
  ///   - path: the path of the file as it was given.
  ///   - target: the path of the file itself, symbolic links followed.
  ///   - place: where the history is kept; nil where the user has no such place.
  ///   - timeout: how many seconds to wait for the lock.
  /// - Returns: the file, locked.
  /// - Throws: when the lock cannot be had, or the file not be read or not be replaced.
  static func open(
    path: FilePath, target: FilePath, history place: HistoryPlace?, timeout: Int
  ) throws(StorageError) -> LockedRepository {
    let lock = try lock(target, path: path, timeout: timeout)
    let status = try status(of: target, path: path)
    let repository = status == nil ? PersonsRepository() : try read(target, path: path)
    let history: Result<History, HistoryFailure>
    var lastNumber = 0
    do throws(HistoryFailure) {
      let found = try self.history(of: target, in: place)
      lastNumber = try settle(found, for: repository, status: status)
      history = .success(found)
    } catch {
      history = .failure(error)
    }
    let rest = try withoutOwnLinks(
      status, target: target, path: path, history: try? history.get(), lastNumber: lastNumber)
    if repository.isOfNewerVersion { throw .newerVersion(path, repository.version) }
    return LockedRepository(
      repository: repository, status: rest, history: history, path: path, target: target,
      lock: lock, lastNumber: lastNumber)
  }

  // MARK: Opening

  /// Takes the lock, which lies beside the file, in a folder that is made if need be.
  private static func lock(
    _ target: FilePath, path: FilePath, timeout: Int
  ) throws(StorageError) -> FileLock {
    let lock: FileLock?
    do throws(SystemError) {
      try FileSystem.makeFolder(target.parent)
      lock = try FileLock.acquire(target.hiddenSibling(suffix: ".lock"), waiting: timeout)
    } catch {
      throw .unwritable(error)
    }
    guard let lock else { throw .locked(path, seconds: timeout) }
    return lock
  }

  /// What the system says of the file; nil where there is none.
  ///
  /// - Throws: when the file is one that must not be replaced.
  static func status(of target: FilePath, path: FilePath) throws(StorageError) -> FileStatus? {
    let status: FileStatus?
    do throws(SystemError) { status = try FileSystem.status(of: target) } catch {
      throw .unreadable(error)
    }
    guard let status else { return nil }
    guard status.kind == .regular else { throw .notAFile(path) }
    let isWritable: Bool
    do throws(SystemError) { isWritable = try FileSystem.isWritable(target) } catch {
      throw .unwritable(error)
    }
    guard isWritable else { throw .readOnly(path) }
    return status
  }

  private static func read(
    _ target: FilePath, path: FilePath
  ) throws(StorageError) -> PersonsRepository {
    let bytes: SharedBytes
    do throws(SystemError) {
      bytes = try RepositoryFile.bytes(of: try File.open(target, for: .read))
    } catch {
      throw .unreadable(error)
    }
    do throws(RepositoryFault) { return try RepositoryFile.repository(opening: bytes) } catch {
      throw .malformed(error, in: bytes, at: path)
    }
  }

  private static func history(
    of target: FilePath, in place: HistoryPlace?
  ) throws(HistoryFailure) -> History {
    guard let place else { throw .noPlace }
    do throws(SystemError) { return try History(of: target, in: place) } catch {
      throw .system(error)
    }
  }

  private static func settle(
    _ history: History, for repository: PersonsRepository, status: FileStatus?
  ) throws(HistoryFailure) -> Int {
    do throws(SystemError) { return try history.settle(for: repository, status: status) } catch {
      throw .system(error)
    }
  }

  /// What the system says of the file once the names are gone that a killed process gave it on the
  /// way to a change.
  ///
  /// - Throws: ``StorageError/severalNames(_:_:)`` when it has more names still, which are others'.
  private static func withoutOwnLinks(
    _ status: FileStatus?, target: FilePath, path: FilePath, history: History?, lastNumber: Int
  ) throws(StorageError) -> FileStatus? {
    guard let status, status.linkCount > 1 else { return status }
    var rest: FileStatus? = status
    if let history {
      let names =
        [history.backup]
        + [lastNumber, lastNumber + 1].map { history.previousFile($0) }
      do throws(SystemError) {
        for name in names {
          if let other = try FileSystem.status(of: name), other.isSameFile(as: status) {
            try FileSystem.remove(name)
          }
        }
        rest = try FileSystem.status(of: target)
      } catch {
        throw .unwritable(error)
      }
    }
    guard let rest, rest.stamp == status.stamp else { throw .changedMeanwhile(path) }
    guard rest.linkCount == 1 else { throw .severalNames(path, rest.linkCount) }
    return rest
  }

  // MARK: Replacing

  /// Makes the file hold the repository as it is now, and notes it in the history.
  ///
  /// - Returns: nil, or why there is no note in the history.
  /// - Throws: why the file still is what it was, or ``StorageError/notConfirmed(_:)``.
  func replace(noting note: HistoryNote) throws(StorageError) -> HistoryFailure? {
    var replacement = FileReplacement(target: target, status: status)
    var noted: History.Draft?
    var failure: HistoryFailure?
    do throws(FileReplacement.Failure) {
      let fresh = try replacement.write { output throws(SystemError) in
        try repository.write { piece throws(SystemError) in try output.write(piece) }
      }
      switch history {
      case .failure(let reason): failure = reason
      case .success(let history):
        do throws(HistoryFailure) {
          noted = try history.note(
            note, number: lastNumber + 1, stamp: fresh.stamp, linking: &replacement)
        } catch {
          failure = error
        }
      }
      // Meanwhile the disk has had time. What it writes for the one is mostly there for the other, too:
      // waiting for the history before this took twice as long as it does now (measured).
      try replacement.synchronize()
      if let draft = noted, case .success(let history) = history {
        do throws(HistoryFailure) { try history.keep(draft) } catch {
          failure = error
          if error != .tooLarge { noted = nil }
        }
      }
      try Interruption.hold(noticing: "people: ended by a signal; the change was made\n") {
        () throws(FileReplacement.Failure) in
        try replacement.commit()
      }
    } catch {
      throw storageError(error, noted: noted)
    }
    extendLifetime(lock)
    return failure
  }

  /// What a failure to replace the file means, once the note of the change is taken back.
  private func storageError(
    _ failure: FileReplacement.Failure, noted: History.Draft?
  ) -> StorageError {
    if case .notConfirmed(let error) = failure { return .notConfirmed(error) }
    if let noted, case .success(let history) = history {
      // A note that stays is recognised by the next change as one whose change was not made.
      try? history.removeLast(noted.entry)
      try? FileSystem.remove(history.backup)
    }
    switch failure {
    case .failed(let error), .notConfirmed(let error): return .unwritable(error)
    case .foreignOwner: return .foreignOwner(path)
    case .changedMeanwhile: return .changedMeanwhile(path)
    }
  }
}
