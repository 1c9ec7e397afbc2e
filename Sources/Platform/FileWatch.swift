internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Makes a sentence and an exit status of the signal by which a mapped file ends the process that
/// looks at it while another program changes it.
///
/// One file is watched at a time, the first one: a process that maps more is a test.
struct FileWatch {
  // The statuses that sysexits.h gives to errors of input and output, and to what may be tried again.
  private static let inputOutputStatus: Int32 = 74
  private static let tryAgainStatus: Int32 = 75
  /// What the system sends where bytes of the file are not there any more, and by what the program
  /// ends itself where a record is not what it was before.
  private static let signals = [SIGBUS, SIGILL, SIGTRAP]
  private static let isTaken = Mutex(false)
  private static let sawChange = Mutex(false)

  private let isActive: Bool

  /// Begins to watch an open file, unless another one is watched.
  init(of file: borrowing File, status: FileStatus) {
    isActive = Self.isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
    guard isActive else { return }
    let path = file.path
    unsafe watchedFile = WatchedFile(
      descriptor: dup(file.descriptor), size: status.size,
      written: (status.identity.written[0], status.identity.written[1]),
      changeMessage: .init("another program changed", path, "while it was being read: try again"),
      failureMessage: .init("cannot read", path, "because the disk or the file system failed"))
    for number in Self.signals { Self.handle(number) }
  }

  /// Ends the watch.
  func end() {
    guard isActive else { return }
    for number in Self.signals { signal(number, SIG_DFL) }
    if let watched = unsafe watchedFile {
      Self.noteChange()
      unsafe watchedFile = nil
      _ = close(watched.descriptor)
      watched.changeMessage.deallocate()
      watched.failureMessage.deallocate()
    }
    Self.isTaken.withLock { $0 = false }
  }

  /// Whether another program has written to the file while it was watched.
  static var hasSeenChange: Bool {
    noteChange()
    return sawChange.withLock { $0 }
  }

  private static func noteChange() {
    if unsafe watchedFile?.hasChanged ?? false { sawChange.withLock { $0 = true } }
  }

  private static func handle(_ number: Int32) {
    signal(number) { number in
      // Only what may be called in a signal handler.
      if let watched = unsafe watchedFile {
        if watched.hasChanged {
          watched.changeMessage.write()
          _exit(FileWatch.tryAgainStatus)
        }
        if number == SIGBUS {
          watched.failureMessage.write()
          _exit(FileWatch.inputOutputStatus)
        }
      }
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}

/// What the handler must know.
private struct WatchedFile {
  let descriptor: Int32
  let size: Int
  /// When the bytes were last written, in seconds and nanoseconds.
  let written: (seconds: Int, nanoseconds: Int)
  let changeMessage: HandlerMessage
  let failureMessage: HandlerMessage

  /// Whether another program has written to the file since.
  var hasChanged: Bool {
    var now = stat()
    guard unsafe fstat(descriptor, &now) == 0 else { return false }
    #if canImport(Darwin)
      let time = now.st_mtimespec
    #else
      let time = now.st_mtim
    #endif
    return Int(now.st_size) != size || Int(time.tv_sec) != written.seconds
      || Int(time.tv_nsec) != written.nanoseconds
  }
}

/// A line that a signal handler can write, where nothing can be allocated any more.
@safe
private struct HandlerMessage {
  private let start: UnsafeMutablePointer<UInt8>
  private let count: Int

  init(_ before: String, _ path: FilePath, _ after: String) {
    // A terminal must not get control characters, not even from a file's name.
    let name = path.bytes.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }
    let text = Array("people: \(before) \"".utf8) + name + Array("\" \(after)\n".utf8)
    count = text.count
    unsafe start = .allocate(capacity: count)
    for (index, byte) in text.enumerated() { unsafe (start + index).initialize(to: byte) }
  }

  func write() {
    _ = unsafe writeToStandardError(start, count)
  }

  func deallocate() {
    unsafe start.deallocate()
  }
}

private func writeToStandardError(_ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  unsafe write(2, start, count)
}

/// The file that is watched; read by the handler, and so by whichever thread looks at the file.
private nonisolated(unsafe) var watchedFile: WatchedFile?
