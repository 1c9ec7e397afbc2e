internal import JSON
public import Persons
internal import Platform

extension RepositoryFile {
  /// Changes the repository: locks, reads, changes, and replaces the file by a new one.
  ///
  /// When this returns, the change is on the disk. When it throws anything but
  /// ``StorageError/notConfirmed(_:)``, the file is what it was. In between, every other process
  /// sees either the old or the new file, whole.
  ///
  /// - Parameters:
  ///   - lockTimeout: how many seconds to wait for other processes that change the file.
  ///   - change: changes the repository and tells what it changed; nothing is written for nothing.
  ///     Where there is no file at first, it may be called a second time, should another process
  ///     have made one meanwhile.
  /// - Returns: what was changed, and whether the file was made for it.
  /// - Throws: why nothing was changed, or ``StorageError/notConfirmed(_:)``.
  @discardableResult
  public func update(
    lockTimeout: Int,
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange]
  ) throws(StorageError) -> RepositoryUpdate {
    if source == .standardInput || path.bytes.last == UInt8(ascii: "/") { throw .notAFile(path) }
    let target = try realPath()
    // Where there is no file, the change is made before the lock is taken: one that is refused must
    // not leave a folder and a lock behind.
    var first: (repository: PersonsRepository, changes: [PersonChange])?
    if try status(of: target) == nil {
      var empty = PersonsRepository()
      let changes = try Self.apply(change, to: &empty)
      if changes.isEmpty { return RepositoryUpdate(changes: [], madeFile: false) }
      first = (empty, changes)
    }
    let lock = try lock(target, timeout: lockTimeout)
    defer { extendLifetime(lock) }

    let status = try status(of: target)
    if status == nil, let first {
      try replace(target, status: nil, by: first.repository)
      return RepositoryUpdate(changes: first.changes, madeFile: true)
    }
    var repository = status == nil ? PersonsRepository() : try read(target)
    if repository.isOfNewerVersion { throw .newerVersion(path, repository.version) }
    let changes = try Self.apply(change, to: &repository)
    if !changes.isEmpty { try replace(target, status: status, by: repository) }
    return RepositoryUpdate(changes: changes, madeFile: status == nil && !changes.isEmpty)
  }

  private static func apply(
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange],
    to repository: inout PersonsRepository
  ) throws(StorageError) -> [PersonChange] {
    do throws(RepositoryError) { return try change(&repository) } catch { throw .refused(error) }
  }

  /// Where the file really lies, symbolic links followed.
  private func realPath() throws(StorageError) -> FilePath {
    do throws(SystemError) { return try FileSystem.resolvingLinks(path) } catch {
      throw .unwritable(error)
    }
  }

  /// Takes the lock, which lies beside the file, in a folder that is made if need be.
  private func lock(_ target: FilePath, timeout: Int) throws(StorageError) -> FileLock {
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
  private func status(of target: FilePath) throws(StorageError) -> FileStatus? {
    let status: FileStatus?
    do throws(SystemError) { status = try FileSystem.status(of: target) } catch {
      throw .unreadable(error)
    }
    guard let status else { return nil }
    guard status.kind == .regular else { throw .notAFile(path) }
    guard status.linkCount == 1 else { throw .severalNames(path, status.linkCount) }
    guard FileSystem.isWritable(target) else { throw .readOnly(path) }
    return status
  }

  private func read(_ target: FilePath) throws(StorageError) -> PersonsRepository {
    let bytes: SharedBytes
    do throws(SystemError) { bytes = try Self.bytes(of: try File.open(target, for: .read)) } catch {
      throw .unreadable(error)
    }
    do throws(RepositoryFault) { return try PersonsRepository(opening: bytes) } catch {
      throw malformed(error, in: bytes)
    }
  }

  private func replace(
    _ target: FilePath, status: FileStatus?, by repository: PersonsRepository
  ) throws(StorageError) {
    do throws(FileReplacement.Failure) {
      try FileReplacement(target: target, status: status).perform { output throws(SystemError) in
        try repository.write { piece throws(SystemError) in try output.write(piece) }
      }
    } catch {
      switch error {
      case .failed(let error): throw .unwritable(error)
      case .changedMeanwhile: throw .changedMeanwhile(path)
      case .notConfirmed(let error): throw .notConfirmed(error)
      }
    }
  }
}

/// What ``RepositoryFile/update(lockTimeout:_:)`` did.
public struct RepositoryUpdate: Sendable {
  /// What was changed; nothing was written where this is empty.
  public let changes: [PersonChange]
  /// Whether there was no file before.
  public let madeFile: Bool
}
