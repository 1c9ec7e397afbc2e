public import Platform

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TemporaryFolder {
  /// The path of a file in the folder, as the program's modules take it.
  public func file(_ name: String) -> FilePath { FilePath(path(of: name)) }

  /// Stores a file, new or in place of another.
  @discardableResult
  public func store(_ bytes: [UInt8], to name: String, permissions: UInt32 = 0o600) throws
    -> FilePath
  {
    try FileSystem.remove(file(name))
    let opened = try File.open(file(name), for: .createNew(permissions: permissions))
    try opened.write(bytes.span)
    try opened.setPermissions(permissions)
    return file(name)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    guard unsafe symlink(target, path(of: name)) == 0 else {
      throw SystemError(
        code: SystemError.Code(rawValue: errno), operation: "link", path: file(name))
    }
  }
}
