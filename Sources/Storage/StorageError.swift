public import JSON
public import Persons
public import Platform

/// Why a repository file could not be read or replaced.
public enum StorageError: Error, Hashable, Sendable {
  /// There is no file of the name that was given.
  case missing(FilePath)
  /// What stands in the file's place is a device, which has no end.
  case isADevice(FilePath)
  /// The file cannot be read.
  case unreadable(SystemError)
  /// The bytes are not what a repository's should be.
  case malformed(FilePath, TextPosition, String)
  /// The file names a version of the format that this program can read, but not write.
  case newerVersion(FilePath, Int)
  /// What stands in the file's place is no regular file, and so cannot be replaced.
  case notAFile(FilePath)
  /// The file has several names, of which replacing it would leave all but one with the old state.
  case severalNames(FilePath, Int)
  /// The file may not be written to.
  case readOnly(FilePath)
  /// The file belongs to a user or group that a new file cannot be given to.
  case foreignOwner(FilePath)
  /// The file, its folder or its lock cannot be written.
  case unwritable(SystemError)
  /// Another process held the lock for so many seconds.
  case locked(FilePath, seconds: Int)
  /// Another program replaced or rewrote the file while it was being changed.
  case changedMeanwhile(FilePath)
  /// The new file is in place, but the system did not confirm that it has reached the disk.
  case notConfirmed(SystemError)
  /// The repository refused the change.
  case refused(RepositoryError)
  /// There are not so many changes that could be taken back; so many there are.
  case nothingToUndo(available: Int)
  /// There are not so many changes that were taken back last; so many there are.
  case nothingToRedo(available: Int)
  /// The file was changed by other means since a large change, of which only the file before it is
  /// known; with what the change did.
  case changedSince(String)
  /// A large change can only be taken back, or made again, by itself; with what it did.
  case onlyByItself(String)
  /// What is needed to take a change back is gone; with what the change did.
  case notKept(String)
  /// There is no history.
  case noHistory(HistoryFailure)
}
