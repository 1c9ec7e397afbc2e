internal import Platform

/// Replaces a file by a new one so that at every instant its name leads to the old or the new
/// bytes, whole, even when the process is killed or the power fails.
///
/// Only for the holder of the file's lock: first ``write(_:)``, then ``commit()``. In between there
/// is time to do something else while the disk works.
struct FileReplacement: ~Copyable {
  /// Why a file was not replaced.
  enum Failure: Error {
    /// The new file cannot be given the owner or group of the old one.
    case foreignOwner
    /// A call failed; the file is what it was.
    case failed(SystemError)
    /// Another program changed the file meanwhile; it is what that program made of it.
    case changedMeanwhile
    /// The new file is in place, but perhaps not yet on the disk.
    case notConfirmed(SystemError)
  }

  /// The file, which is no symbolic link.
  let target: FilePath
  /// What the system said of the file when it was read; nil when it did not exist.
  private(set) var status: FileStatus?
  /// The new file, once it is written.
  private var file: File?

  /// Names the file, and what it was when it was read.
  init(target: FilePath, status: FileStatus?) {
    self.target = target
    self.status = status
  }

  /// The new file until it has the old one's name.
  ///
  /// One name serves for ever: only the holder of the lock uses it, so a file of that name is what a killed process left behind.
  private var draft: FilePath { target.hiddenSibling(suffix: ".new") }

  /// Writes the new file beside the old one; the disk begins with it, but is not waited for.
  ///
  /// - Parameter write: writes all bytes of the new file.
  /// - Returns: what the system says of the new file.
  /// - Throws: ``Failure/failed(_:)``, ``Failure/foreignOwner``, or ``Failure/changedMeanwhile`` where
  ///   the bytes were those of the old file and are gone.
  @discardableResult
  mutating func write(
    _ write: (inout OutputBuffer) throws(SystemError) -> Void
  ) throws(Failure) -> FileStatus {
    do throws(SystemError) {
      try FileSystem.remove(draft)
      let file = try writtenDraft(write)
      let status = try file.status()
      self.file = consume file
      return status
    } catch {
      abandon()
      switch error {
      case let error where error.operation == File.settingOwner: throw .foreignOwner
      case let error where error.code == .badAddress: throw .changedMeanwhile
      default: throw .failed(error)
      }
    }
  }

  /// Gives the old file further names, after a last look that it is still what was read.
  ///
  /// - Parameter names: the names; files that have them are removed.
  /// - Throws: ``Failure/changedMeanwhile``, or ``Failure/failed(_:)`` when a name cannot be given,
  ///   as in another file system; the new file is not abandoned then.
  mutating func link(as names: [FilePath]) throws(Failure) {
    try checkThatTargetIsUnchanged()
    do throws(SystemError) {
      for name in names {
        try FileSystem.remove(name)
        try FileSystem.link(target, as: name)
      }
      try lookAgain()
    } catch {
      try? lookAgain()
      throw .failed(error)
    }
  }

  /// Takes note of another name of the file, which is a change to it, but not one of its bytes.
  private mutating func lookAgain() throws(SystemError) {
    let now = try FileSystem.status(of: target)
    // What another program did at this moment must still be found when the file is to be replaced.
    if now?.stamp == status?.stamp { status = now }
  }

  /// Waits until the new file is on the disk.
  ///
  /// - Throws: ``Failure/failed(_:)``; then the new file is gone.
  mutating func synchronize() throws(Failure) {
    do throws(SystemError) { try file?.synchronize() } catch {
      abandon()
      throw .failed(error)
    }
  }

  /// Gives the new file, which is on the disk, the old one's name, and waits until that is there too.
  ///
  /// - Throws: ``Failure``; but for ``Failure/notConfirmed(_:)`` the old file is in place, and the new
  ///   one gone.
  mutating func commit() throws(Failure) {
    do throws(Failure) {
      try checkThatTargetIsUnchanged()
      do throws(SystemError) { try FileSystem.rename(draft, to: target) } catch {
        throw Failure.failed(error)
      }
    } catch {
      abandon()
      throw error
    }
    do throws(SystemError) { try FileSystem.synchronizeFolder(target.parent) } catch {
      throw .notConfirmed(error)
    }
  }

  /// Takes the new file away again.
  mutating func abandon() {
    file = nil
    // A draft that stays is taken away by the next change; the failure before this one says more.
    try? FileSystem.remove(draft)
  }

  private func checkThatTargetIsUnchanged() throws(Failure) {
    let now: FileStatus?
    do throws(SystemError) { now = try FileSystem.status(of: target) } catch {
      throw .failed(error)
    }
    guard now?.identity == status?.identity else { throw .changedMeanwhile }
  }

  private func writtenDraft(
    _ write: (inout OutputBuffer) throws(SystemError) -> Void
  ) throws(SystemError) -> File {
    let file = try File.open(draft, for: .createNew(permissions: 0o600))
    let own = try file.status()
    if let status, (own.user, own.group) != (status.user, status.group) {
      try file.setOwner(user: status.user, group: status.group)
    }
    let permissions = status?.permissions ?? 0o600
    if own.permissions != permissions { try file.setPermissions(permissions) }
    var output = OutputBuffer(file, isForDisk: true)
    try write(&output)
    return try output.finish()
  }
}

extension FilePath {
  /// The path of a hidden file beside this one, named after it.
  func hiddenSibling(suffix: String) -> FilePath {
    parent.appending(FilePath(bytes: Array(".".utf8) + name.bytes + Array(suffix.utf8)))
  }
}
