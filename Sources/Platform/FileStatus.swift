#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the system knows of a file.
public struct FileStatus: Hashable, Sendable {
  /// What kind of file it is.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case regular
    /// A folder.
    case folder
    /// A symbolic link.
    case symbolicLink
    /// A device, such as a terminal or a disk.
    case device
    /// A pipe or socket.
    case pipe
  }

  /// Where the file lies and when it was last written, by which a replaced or rewritten file shows.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
    let size: Int
    /// When the bytes were last written, in seconds and nanoseconds.
    let written: [Int]
    /// When anything about the file last changed, which no program can set back.
    let changed: [Int]
  }

  /// By which a file is known again after it was renamed or given another name: its number, its size,
  /// and when its bytes were last written, in seconds and nanoseconds.
  public var stamp: [Int] {
    [Int(truncatingIfNeeded: identity.number), identity.size] + identity.written
  }

  /// Whether two names lead to the same file.
  public func isSameFile(as other: FileStatus) -> Bool {
    (identity.device, identity.number) == (other.identity.device, other.identity.number)
  }

  /// The kind of file.
  public let kind: Kind
  /// The number of bytes.
  public let size: Int
  /// The permission bits, without the kind.
  public let permissions: UInt32
  /// The user it belongs to.
  public let user: UInt32
  /// The group it belongs to.
  public let group: UInt32
  /// How many names the file has.
  public let linkCount: Int
  /// By which a replaced or rewritten file shows.
  public let identity: Identity

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    case S_IFCHR, S_IFBLK: kind = .device
    default: kind = .pipe
    }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode & ~S_IFMT)
    user = status.st_uid
    group = status.st_gid
    linkCount = Int(status.st_nlink)
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(status.st_ino), size: size,
      written: [Int(written.tv_sec), Int(written.tv_nsec)],
      changed: [Int(changed.tv_sec), Int(changed.tv_nsec)])
  }
}
