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
  /// - Returns: what was changed.
  /// - Throws: why nothing was changed, or ``StorageError/notConfirmed(_:)``.
  @discardableResult
  public func update(
    lockTimeout: Int,
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange]
  ) throws(StorageError) -> [PersonChange] {
    if case .standardInput = source { throw .notAFile(path) }
    let target = try realPath()
    let lock: FileLock?
    do throws(SystemError) {
      lock = try FileLock.acquire(target.hiddenSibling(suffix: ".lock"), waiting: lockTimeout)
    } catch {
      throw .unwritable(error)
    }
    guard lock != nil else { throw .locked(path, seconds: lockTimeout) }

    let status = try status(of: target)
    var repository = PersonsRepository()
    if status != nil { repository = try read(target) }
    if repository.isOfNewerVersion { throw .newerVersion(path, repository.version) }
    let changes: [PersonChange]
    do throws(RepositoryError) { changes = try change(&repository) } catch { throw .refused(error) }
    if !changes.isEmpty { try replace(target, status: status, by: repository) }
    return changes
  }

  /// Where the file really lies, symbolic links followed; its folder is made if need be.
  private func realPath() throws(StorageError) -> FilePath {
    do throws(SystemError) {
      let target = try FileSystem.resolvingLinks(path)
      try FileSystem.makeFolder(target.parent)
      return target
    } catch {
      throw .unwritable(error)
    }
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
