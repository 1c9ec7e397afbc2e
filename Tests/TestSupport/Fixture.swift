public import Foundation

/// A file under `Fixtures/` that holds what a test expects, or works with.
///
/// With `PEOPLE_RECORD_FIXTURES` in the environment the file is written instead of compared; the
/// difference is then for `git diff` and a reader's eye.
public struct Fixture {
  private let url: URL

  /// The top of the package.
  public static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Names a file by its path below `Fixtures/`.
  public init(_ path: String) {
    url = Self.packageRoot.appending(path: "Fixtures").appending(path: path)
  }

  /// The bytes of the file.
  public func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url))
  }

  /// The expected bytes, which are `actual` when fixtures are being recorded.
  public func expected(recording actual: [UInt8]) throws -> [UInt8] {
    if ProcessInfo.processInfo.environment["PEOPLE_RECORD_FIXTURES"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: url)
    }
    return try bytes()
  }

  /// The expected text, which is `actual` when fixtures are being recorded.
  public func expectedText(recording actual: String) throws -> String {
    String(decoding: try expected(recording: Array(actual.utf8)), as: UTF8.self)
  }
}
