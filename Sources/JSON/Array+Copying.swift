extension [UInt8] {
  /// Appends the bytes of a span in one piece.
  package mutating func append(copying bytes: Span<UInt8>) {
    // Right because the buffer is only read while the span is alive.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
