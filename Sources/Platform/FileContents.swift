#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// All bytes of a file, at a fixed place in memory as long as this object lives.
///
/// They are read, not mapped: what happens to the file afterwards cannot reach them. ``MappedFile``
/// is for large files.
@safe
public final class FileContents: @unchecked Sendable {
  // Unchecked: the bytes are not written after initialisation.

  /// More than this is not read, so that an endless device does not take all memory.
  private static let largestCount = 1 << 32
  /// What is read at first of a file that does not say how large it is.
  private static let firstCapacity = 1 << 16

  /// Where the bytes begin.
  @unsafe public let start: UnsafePointer<UInt8>
  /// How many bytes there are.
  public let count: Int

  /// Reads an open file from where it stands up to its end.
  public init(of file: borrowing File) throws(SystemError) {
    let status = try file.status()
    if status.kind == .folder {
      throw SystemError(code: .isAFolder, operation: "read", path: file.path)
    }
    // One byte more than a regular file has, so that its end shows without another piece of memory.
    var capacity = status.kind == .regular ? status.size + 1 : Self.firstCapacity
    var memory = unsafe Self.allocate(capacity)
    var count = 0
    while true {
      let read: Int
      do throws(SystemError) {
        read = try unsafe file.read(into: memory + count, atMost: capacity - count)
      } catch {
        unsafe memory.deallocate()
        throw error
      }
      if read == 0 { break }
      count += read
      if count < capacity { continue }
      guard capacity < Self.largestCount else {
        unsafe memory.deallocate()
        throw SystemError(code: .tooLarge, operation: "read", path: file.path)
      }
      let larger = unsafe Self.allocate(2 * capacity)
      unsafe larger.update(from: memory, count: count)
      unsafe memory.deallocate()
      unsafe memory = larger
      capacity *= 2
    }
    unsafe start = UnsafePointer(memory)
    self.count = count
  }

  deinit {
    unsafe start.deallocate()
  }

  /// Memory for so many bytes, which the system has made ready at one go.
  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let (page, largePage) = (1 << 12, 1 << 21)
    guard count >= 8 * page else { return .allocate(capacity: max(count, 1)) }
    let isLarge = count >= largePage
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count, alignment: isLarge ? largePage : page)
    #if os(Linux)
      // Only advice: where it is not taken, reading takes longer.
      _ = unsafe madvise(memory, count, isLarge ? MADV_HUGEPAGE : MADV_POPULATE_WRITE)
    #endif
    return unsafe memory.bindMemory(to: UInt8.self, capacity: count)
  }
}
