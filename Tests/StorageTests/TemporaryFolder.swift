#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Platform

/// A folder for one test, removed with everything in it when it goes out of use.
final class TemporaryFolder {
  let path: FilePath

  init() throws {
    let base = ProcessEnvironment.variable("TMPDIR").map { FilePath($0) } ?? FilePath("/tmp")
    var template =
      Array(base.appending("people-tests-XXXXXX").bytes.map(CChar.init(bitPattern:))) + [0]
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      // Right because the buffer is not empty and ends with a zero.
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) } != nil
    }
    guard made else { throw Failure() }
    path = FilePath(bytes: template.dropLast().map(UInt8.init(bitPattern:)))
  }

  struct Failure: Error {}

  deinit {
    Self.remove(path.description)
  }

  private static func remove(_ path: String) {
    if unsafe unlink(path) == 0 { return }
    chmod(path, 0o700)
    if let folder = unsafe opendir(path) {
      while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          ByteEscaping.text(of: Array(unsafe bytes.prefix { $0 != 0 }))
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      unsafe closedir(folder)
    }
    rmdir(path)
  }

  /// A file in the folder.
  func file(_ name: String) -> FilePath { path.appending(name) }

  /// Writes a file, new or in place of another.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String, permissions: UInt32 = 0o600) throws -> FilePath {
    try FileSystem.remove(file(name))
    let opened = try File.open(file(name), for: .createNew(permissions: permissions))
    try opened.write(bytes.span)
    try opened.setPermissions(permissions)
    return file(name)
  }

  /// The bytes of a file.
  func read(_ name: String) throws -> [UInt8] {
    try File.open(file(name), for: .read).readToEnd()
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    guard unsafe symlink(target, file(name).description) == 0 else { throw Failure() }
  }

  /// The names in the folder, in order.
  var names: [String] {
    var names: [String] = []
    guard let folder = unsafe opendir(path.description) else { return [] }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        ByteEscaping.text(of: Array(unsafe bytes.prefix { $0 != 0 }))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    unsafe closedir(folder)
    return names.sorted()
  }
}
