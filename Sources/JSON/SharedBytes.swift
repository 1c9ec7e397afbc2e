/// An immutable run of bytes that several values may look at: copied from an array, or standing in
/// memory that something else owns, such as the contents of a file.
@safe
public final class SharedBytes: @unchecked Sendable {
  // Unchecked: nothing is written through `start` after initialisation.
  private let start: UnsafePointer<UInt8>
  private let owner: AnyObject?

  /// The number of bytes.
  public let count: Int

  /// Copies the bytes of an array.
  public init(_ bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      unsafe copy.initialize(from: first, count: source.count)
    }
    unsafe start = UnsafePointer(copy)
    owner = nil
    count = bytes.count
  }

  /// Looks at memory that stays valid and unchanged as long as `owner` lives.
  @unsafe
  public init(start: UnsafePointer<UInt8>, count: Int, owner: AnyObject) {
    unsafe self.start = start
    self.count = count
    self.owner = owner
  }

  deinit {
    if owner == nil { unsafe start.deallocate() }
  }

  /// The bytes.
  public var span: Span<UInt8> {
    @_lifetime(borrow self) get {
      // Right because the memory lives as long as `self` does: it is ours or kept by `owner`.
      let span = unsafe Span(_unsafeStart: start, count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }
}
