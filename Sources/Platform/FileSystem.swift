#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Calls on files by their paths.
public enum FileSystem {
  /// What the system knows of a file, of the link itself where the path names one.
  ///
  /// - Returns: nil when there is no such file.
  public static func status(of path: FilePath) throws(SystemError) -> FileStatus? {
    var status = stat()
    let result = SystemCall.lstat.perform {
      unsafe path.withCString { unsafe lstat($0, &status) }
    }
    if result == 0 { return FileStatus(status) }
    let error = SystemError.last("examine", path)
    if error.code == .notFound { return nil }
    throw error
  }

  /// The path that is left when the last part is no symbolic link any more.
  ///
  /// The file it leads to need not exist. Relative links count from the link's folder.
  public static func resolvingLinks(_ path: FilePath) throws(SystemError) -> FilePath {
    var path = path
    // As many links as Linux itself follows.
    for _ in 0...40 {
      guard let status = try status(of: path), status.kind == .symbolicLink else { return path }
      path = path.parent.appending(try target(ofLink: path))
    }
    throw SystemError(code: .tooManyLinks, operation: "follow", path: path)
  }

  private static func target(ofLink path: FilePath) throws(SystemError) -> FilePath {
    // PATH_MAX holds every target that the system can follow.
    var target = [CChar](repeating: 0, count: 4096)
    let count = SystemCall.readlink.perform {
      unsafe path.withCString { name in
        // Right because the call writes no more than the buffer holds.
        unsafe target.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return 0 }
          return unsafe readlink(name, start, buffer.count)
        }
      }
    }
    guard count > 0 else { throw .last("follow", path) }
    return FilePath(bytes: target.prefix(count).map(UInt8.init(bitPattern:)))
  }

  /// Whether this process has the permission to write to an existing file.
  public static func isWritable(_ path: FilePath) throws(SystemError) -> Bool {
    let result = SystemCall.access.perform {
      unsafe path.withCString { unsafe access($0, W_OK) }
    }
    if result == 0 { return true }
    let error = SystemError.last("write to", path)
    if error.code == .accessDenied || error.code == .notPermitted { return false }
    throw error
  }

  /// Gives a file a new name, in place of a file that has it.
  public static func rename(_ path: FilePath, to other: FilePath) throws(SystemError) {
    let result = SystemCall.rename.perform(naming: path, and: other) {
      unsafe path.withCString { from in
        unsafe other.withCString { unsafe renameFile(from, $0) }
      }
    }
    guard result == 0 else { throw .last("rename", path) }
  }

  /// Gives a file a second name, a hard link, in the same file system.
  public static func link(_ path: FilePath, as other: FilePath) throws(SystemError) {
    let result = SystemCall.link.perform(naming: path, and: other) {
      unsafe path.withCString { from in
        unsafe other.withCString { unsafe linkFile(from, $0) }
      }
    }
    guard result == 0 else { throw .last("link", path) }
  }

  /// The absolute path of a folder that exists, with no symbolic link in it.
  public static func realPath(ofFolder path: FilePath) throws(SystemError) -> FilePath {
    var real: [UInt8] = []
    let result = SystemCall.realpath.perform {
      unsafe path.withCString { name in
        guard let resolved = unsafe realpath(name, nil) else { return -1 }
        defer { unsafe free(resolved) }
        let bytes = unsafe UnsafeBufferPointer(start: resolved, count: strlen(resolved))
        unsafe real = bytes.map(UInt8.init(bitPattern:))
        return 0
      }
    }
    guard result == 0 else { throw .last("find", path) }
    return FilePath(bytes: real)
  }

  /// Takes a file's name away; it is no error when there is none.
  public static func remove(_ path: FilePath) throws(SystemError) {
    let result = SystemCall.unlink.perform(naming: path) {
      unsafe path.withCString { unsafe unlink($0) }
    }
    if result == 0 { return }
    let error = SystemError.last("remove", path)
    if error.code != .notFound { throw error }
  }

  /// Makes a folder and those above it that are missing, for this user alone, and waits until they are
  /// on the disk.
  public static func makeFolder(_ path: FilePath) throws(SystemError) {
    if try status(of: path) != nil { return }
    if path.parent != path { try makeFolder(path.parent) }
    let result = SystemCall.mkdir.perform(naming: path) {
      unsafe path.withCString { unsafe mkdir($0, 0o700) }
    }
    guard result == 0 else {
      let error = SystemError.last("make the folder", path)
      // Another process may have been faster.
      if error.code == .exists { return }
      throw error
    }
    // The process's mask may have taken even the user's own permissions away.
    let made = SystemCall.chmod.perform { unsafe path.withCString { unsafe chmod($0, 0o700) } }
    guard made == 0 else { throw .last("set the permissions of", path) }
    // What is in the folder is not on the disk before the folder is.
    try synchronizeFolder(path.parent)
  }

  /// Waits until the names in a folder have reached the disk.
  public static func synchronizeFolder(_ path: FilePath) throws(SystemError) {
    let folder = try File.open(path, for: .read)
    try folder.synchronize()
  }
}

// The system's functions by names that the methods above do not hide.
private func linkFile(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  unsafe link(from, to)
}

private func renameFile(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(from, to)
}
