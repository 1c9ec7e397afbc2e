#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An open file, closed when it goes out of use.
public struct File: ~Copyable {
  /// What a file is opened for.
  public enum Mode: Sendable {
    /// Reading what is there; of a pipe that nobody writes to, nothing is there.
    case read
    /// Writing a new file; opening fails where a file of the name exists.
    case createNew(permissions: UInt32)
    /// Holding a file that is made if need be, as a lock is.
    case openOrCreate(permissions: UInt32)
    /// Reading a file, and writing behind its end, wherever that is by then; made if need be.
    case append(permissions: UInt32)
  }

  let descriptor: Int32
  /// The path by which the file was opened.
  public let path: FilePath

  private init(descriptor: Int32, path: FilePath) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    if descriptor > 2 { _ = close(descriptor) }
  }

  /// Opens a file.
  public static func open(_ path: FilePath, for mode: Mode) throws(SystemError) -> File {
    let flags: Int32
    let permissions: UInt32
    switch mode {
    case .read: (flags, permissions) = (O_RDONLY | O_NONBLOCK, 0)
    case .createNew(let given): (flags, permissions) = (O_WRONLY | O_CREAT | O_EXCL, given)
    case .openOrCreate(let given): (flags, permissions) = (O_RDWR | O_CREAT, given)
    case .append(let given): (flags, permissions) = (O_RDWR | O_CREAT | O_APPEND, given)
    }
    let call = flags & O_CREAT != 0 ? SystemCall.create : .open
    let descriptor = call.perform(naming: path) {
      unsafe path.withCString { unsafe openFile($0, flags | O_CLOEXEC, mode_t(permissions)) }
    }
    guard descriptor >= 0 else { throw .last("open", path) }
    if case .read = mode {
      // Only opening must not wait: reading a pipe waits for whoever is writing to it.
      _ = fcntl(descriptor, F_SETFL, O_RDONLY)
    }
    return File(descriptor: descriptor, path: path)
  }

  /// The process's standard input.
  public static var standardInput: File { File(descriptor: 0, path: FilePath("standard input")) }
  /// The process's standard output.
  public static var standardOutput: File { File(descriptor: 1, path: FilePath("standard output")) }
  /// The process's standard error.
  public static var standardError: File { File(descriptor: 2, path: FilePath("standard error")) }

  /// What the system knows of the file.
  public func status() throws(SystemError) -> FileStatus {
    var status = stat()
    let result = SystemCall.fstat.perform(on: descriptor) { unsafe fstat(descriptor, &status) }
    guard result == 0 else { throw .last("examine", path) }
    return FileStatus(status)
  }

  /// Writes all bytes, however many calls that takes.
  public func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let rest = bytes.extracting(offset..<bytes.count)
      // Right because the buffer is only read during the call.
      let written = SystemCall.write.transfer(rest.count, on: descriptor) { count in
        unsafe rest.withUnsafeBufferPointer {
          unsafe writeBytes(descriptor, $0.baseAddress, count)
        }
      }
      guard written >= 0 else { throw .last("write", path) }
      offset += written
    }
  }

  /// Whether the next byte that is read is the file's first one.
  var isAtStart: Bool { lseek(descriptor, 0, SEEK_CUR) == 0 }

  /// Reads up to so many bytes; none means the end.
  func read(
    into memory: UnsafeMutablePointer<UInt8>, atMost count: Int
  ) throws(SystemError) -> Int {
    let number = SystemCall.read.transfer(count, on: descriptor) { count in
      unsafe readBytes(descriptor, memory, count)
    }
    guard number >= 0 else { throw .last("read", path) }
    return number
  }

  /// Reads the bytes at some place of a regular file; fewer where the file ends before.
  public func read(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var count = 0
    while count < range.count {
      // Right because the call writes no more than the rest of the buffer holds.
      let number = SystemCall.pread.transfer(range.count - count, on: descriptor) { rest in
        unsafe bytes.withUnsafeMutableBufferPointer { buffer in
          unsafe pread(
            descriptor, buffer.baseAddress.map { unsafe $0 + count }, rest,
            off_t(range.lowerBound + count))
        }
      }
      guard number >= 0 else { throw .last("read", path) }
      if number == 0 { break }
      count += number
    }
    bytes.removeLast(range.count - count)
    return bytes
  }

  /// Cuts the file off behind so many bytes.
  public func truncate(to count: Int) throws(SystemError) {
    let result = SystemCall.ftruncate.perform(on: descriptor) {
      ftruncate(descriptor, off_t(count))
    }
    guard result == 0 else { throw .last("cut off", path) }
  }

  /// Waits until what was written has reached the disk.
  public func synchronize() throws(SystemError) {
    let result = SystemCall.fsync.perform(on: descriptor) { fsync(descriptor) }
    guard result == 0 else { throw .last("synchronize", path) }
  }

  /// Lets the disk begin with what was written, so that ``synchronize()`` will have less to wait for.
  public func startWritingToDisk() {
    #if os(Linux)
      // Only a hint: what it cannot do, or what fails meanwhile, `fsync` does and tells.
      _ = sync_file_range(descriptor, 0, 0, UInt32(SYNC_FILE_RANGE_WRITE))
    #endif
  }

  /// Gives the file the permissions of another, whatever the process's mask is.
  public func setPermissions(_ permissions: UInt32) throws(SystemError) {
    let result = SystemCall.fchmod.perform(on: descriptor) {
      fchmod(descriptor, mode_t(permissions))
    }
    guard result == 0 else { throw .last("set the permissions of", path) }
  }

  /// What an error calls the operation of ``setOwner(user:group:)``.
  public static let settingOwner = "set the owner of"

  /// Gives the file the owner and group of another.
  public func setOwner(user: UInt32, group: UInt32) throws(SystemError) {
    let result = SystemCall.fchown.perform(on: descriptor) { fchown(descriptor, user, group) }
    guard result == 0 else { throw .last(Self.settingOwner, path) }
  }
}

// The system's functions by names that the methods above do not hide.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func writeBytes(_ descriptor: Int32, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  unsafe write(descriptor, start, count)
}

private func readBytes(
  _ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  unsafe read(descriptor, start, count)
}
