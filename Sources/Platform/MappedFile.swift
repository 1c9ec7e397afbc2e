#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The bytes of a large file where the system keeps them, looked at without a copy.
///
/// For 49 MB that takes 5 ms, where reading takes 15 to 40, most of it for clearing fresh memory
/// (measured). The price: the bytes are not ours. A program that replaces the file, as it should,
/// leaves these bytes alone; one that cuts the file off or writes into it changes them under us.
/// The first ends this process by SIGBUS, the second may end it by a trap where two looks at one byte
/// differ: a ``FileWatch`` makes a sentence of either. Nothing is lost by it, since what is not yet
/// renamed into place is not there. Small files are not worth that, and are read.
@safe
public final class MappedFile: @unchecked Sendable {
  // Unchecked: nothing is written through `start`.

  /// Files below this are read.
  private static let smallestCount = 1 << 20

  /// Where the bytes begin.
  @unsafe public let start: UnsafePointer<UInt8>
  /// How many bytes there are.
  public let count: Int
  private let watch: FileWatch

  /// Whether another program has written to a file while it was mapped, so that what was made of it
  /// may be neither the old nor the new.
  public static var anyHasChanged: Bool { FileWatch.hasSeenChange }

  /// Maps an open file.
  ///
  /// - Parameter file: the file, from which nothing has been read.
  /// - Returns: nil where the file is not a large regular one, or cannot be mapped, so that it must
  ///   be read.
  /// - Throws: when the system does not tell what the file is.
  public static func map(_ file: borrowing File) throws(SystemError) -> MappedFile? {
    let status = try file.status()
    guard status.kind == .regular, status.size >= smallestCount, file.isAtStart else { return nil }
    let descriptor = file.descriptor
    let address = SystemCall.mmap.perform(on: descriptor) {
      unsafe Int(bitPattern: mmap(nil, status.size, PROT_READ, MAP_PRIVATE, descriptor, 0))
    }
    // Not every file system can map its files.
    guard let start = unsafe UnsafeRawPointer(bitPattern: address), address != -1 else {
      return nil
    }
    return unsafe MappedFile(
      start: start.assumingMemoryBound(to: UInt8.self), count: status.size,
      watch: FileWatch(of: file, status: status))
  }

  private init(start: UnsafePointer<UInt8>, count: Int, watch: FileWatch) {
    unsafe self.start = start
    self.count = count
    self.watch = watch
  }

  deinit {
    watch.end()
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
  }
}
