public import Foundation

/// An empty folder for one test, removed with everything in it when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// The path of the folder.
  public var path: String { url.path(percentEncoded: false) }

  /// Makes the folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "people-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that a test made unwritable stays behind; the test itself has said its word.
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  public func path(of name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// Makes a symbolic link to another file of the folder.
  public func link(_ name: String, as other: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(of: other), withDestinationPath: name)
  }

  /// The text of a file.
  public func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The bytes of a file.
  public func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  /// The names of the files in the folder, hidden ones included, in order.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
