/// The path of a file, as bytes: the system's file names need not be UTF-8.
public struct FilePath: Hashable, Sendable {
  /// The bytes, without the zero that ends them for the system.
  public let bytes: [UInt8]

  /// Makes a path of bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes a path of a text, which may hold bytes that ``ByteEscaping`` made part of it.
  public init(_ text: String) {
    bytes = ByteEscaping.bytes(of: text)
  }

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The folder that holds the file: "." when the path names none.
  public var parent: FilePath {
    var rest = bytes[...]
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest.removeLast() }
    guard let slash = rest.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    rest = rest[..<slash]
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest.removeLast() }
    return rest.isEmpty ? FilePath("/") : FilePath(bytes: Array(rest))
  }

  /// The last part of the path.
  public var name: FilePath {
    FilePath(bytes: Array(bytes.split(separator: UInt8(ascii: "/")).last ?? []))
  }

  /// The path of a file in this folder; an absolute path stays what it is, as does one in ".".
  public func appending(_ other: FilePath) -> FilePath {
    if other.isAbsolute || bytes.isEmpty || self == FilePath(".") { return other }
    let separator = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + separator + other.bytes)
  }

  /// The path of a file in this folder.
  public func appending(_ name: String) -> FilePath {
    appending(FilePath(name))
  }

  /// Calls with the path as the system takes it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var terminated = bytes.map(CChar.init(bitPattern:))
    terminated.append(0)
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("an array that is not empty has an address")
      }
      return unsafe body(start)
    }
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as a text; bytes that are not UTF-8 are escaped.
  public var description: String { ByteEscaping.text(of: bytes) }
}
