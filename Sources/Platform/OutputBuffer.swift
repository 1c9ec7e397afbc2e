/// Collects what is written to a file, and passes it on in large pieces.
public struct OutputBuffer: ~Copyable {
  /// How many bytes are collected before they are passed on.
  private static let pieceSize = 1 << 16

  private let file: File
  private var bytes: [UInt8] = []

  /// Makes a buffer before a file.
  public init(_ file: consuming File) {
    self.file = file
  }

  /// Lets a function append to what is collected, and passes it on if it has become much.
  public mutating func append(_ write: (inout [UInt8]) -> Void) throws(SystemError) {
    write(&bytes)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Appends a text.
  public mutating func append(_ text: String) throws(SystemError) {
    try append { $0.append(contentsOf: text.utf8) }
  }

  /// Writes bytes: small pieces are collected, large ones go straight to the file.
  public mutating func write(_ piece: Span<UInt8>) throws(SystemError) {
    if piece.count >= Self.pieceSize {
      try flush()
      try file.write(piece)
    } else {
      try append { collected in
        // Right because the buffer is only read while the span is alive.
        unsafe piece.withUnsafeBufferPointer { unsafe collected.append(contentsOf: $0) }
      }
    }
  }

  /// Passes on everything that is still collected.
  public mutating func flush() throws(SystemError) {
    if bytes.isEmpty { return }
    try file.write(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Waits until everything has reached the disk.
  public mutating func synchronize() throws(SystemError) {
    try flush()
    try file.synchronize()
  }
}
