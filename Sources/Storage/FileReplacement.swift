internal import Platform

/// Replaces a file by a new one so that at every instant its name leads to the old or the new
/// bytes, whole, even when the process is killed or the power fails.
///
/// Only for the holder of the file's lock.
struct FileReplacement {
  /// Why a file was not replaced.
  enum Failure: Error {
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
  let status: FileStatus?

  /// Writes a new file and gives it the old one's name.
  ///
  /// - Parameter write: writes all bytes of the new file.
  /// - Throws: why the old file is still there, or ``Failure/notConfirmed(_:)``.
  func perform(_ write: (inout OutputBuffer) throws(SystemError) -> Void) throws(Failure) {
    // One name serves for ever: only the holder of the lock uses it, so a file of that name is what
    // a killed process left behind.
    let draft = target.hiddenSibling(suffix: ".new")
    do throws(SystemError) {
      try FileSystem.remove(draft)
      try writeDraft(draft, write)
    } catch {
      try abandon(draft, because: .failed(error))
    }
    let isUnchanged: Bool
    do throws(SystemError) {
      isUnchanged = try FileSystem.status(of: target)?.identity == status?.identity
      if isUnchanged { try FileSystem.rename(draft, to: target) }
    } catch {
      try abandon(draft, because: .failed(error))
    }
    guard isUnchanged else { try abandon(draft, because: .changedMeanwhile) }
    do throws(SystemError) {
      try FileSystem.synchronizeFolder(target.parent)
    } catch {
      throw .notConfirmed(error)
    }
  }

  private func writeDraft(
    _ draft: FilePath, _ write: (inout OutputBuffer) throws(SystemError) -> Void
  ) throws(SystemError) {
    let file = try File.open(draft, for: .createNew(permissions: 0o600))
    if let status {
      let own = try file.status()
      if (own.user, own.group) != (status.user, status.group) {
        try file.setOwner(user: status.user, group: status.group)
      }
    }
    // Set for a new file as well: the process's mask may have taken even the user's own away.
    try file.setPermissions(status?.permissions ?? 0o600)
    var output = OutputBuffer(file)
    try write(&output)
    try output.synchronize()
  }

  /// Takes the draft away and throws the failure.
  private func abandon(_ draft: FilePath, because failure: Failure) throws(Failure) -> Never {
    // A draft that stays is taken away by the next change; the failure itself says more.
    try? FileSystem.remove(draft)
    throw failure
  }
}

extension FilePath {
  /// The path of a hidden file beside this one, named after it.
  func hiddenSibling(suffix: String) -> FilePath {
    parent.appending(FilePath(bytes: Array(".".utf8) + name.bytes + Array(suffix.utf8)))
  }
}
