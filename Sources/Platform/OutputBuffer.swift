/// Collects what is written to a file, and passes it on in large pieces.
public struct OutputBuffer: ~Copyable {
  /// How many bytes are collected before they are passed on.
  private static let pieceSize = 1 << 16

  /// How many bytes of a large piece are written before the disk begins with them.
  private static let strideToDisk = 1 << 22

  private let file: File
  private let isForDisk: Bool
  private var bytes: [UInt8] = []

  /// Makes a buffer before a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - isForDisk: whether the disk is to begin at once with what was written, since somebody will
  ///     wait for it.
  public init(_ file: consuming File, isForDisk: Bool = false) {
    self.file = file
    self.isForDisk = isForDisk
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
      try writeLarge(piece)
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

  private func writeLarge(_ piece: Span<UInt8>) throws(SystemError) {
    guard isForDisk else { return try file.write(piece) }
    var offset = 0
    while offset < piece.count {
      let end = min(offset + Self.strideToDisk, piece.count)
      try file.write(piece.extracting(offset..<end))
      file.startWritingToDisk()
      offset = end
    }
  }

  /// Passes on everything that is still collected, and gives the file back.
  public consuming func finish() throws(SystemError) -> File {
    try flush()
    if isForDisk { file.startWritingToDisk() }
    return file
  }
}
