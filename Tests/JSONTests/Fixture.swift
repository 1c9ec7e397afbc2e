#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Testing

/// The files under `Fixtures/`.
enum Fixture {
  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let file = parts.joined(separator: "/") + "/Fixtures/" + path
    let stream = unsafe try #require(unsafe fopen(file, "rb"), "there is no \(file)")
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
}
