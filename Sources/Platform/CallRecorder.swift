// In debug builds a test can have the calls recorded that change files, by a variable of the
// environment, so that it can work out what a power cut would have left of them:
//
//     PEOPLE_FAULT_RECORD=FILE  for each call that succeeds, once it has returned, this is appended:
//                               a line of its name and ten numbers, and then the bytes of the first
//                               and of the second piece
//
// The numbers are: how many calls were recorded before this one began, which are those that an
// `fsync` has on the disk; the permissions of the file, and its number, its size and when it was
// written, in seconds and nanoseconds, all after the call; where a `write` began; whether the file
// is a folder; and the sizes of the two pieces. These are the path of a call that names a file, and
// the other path of `rename` and `link`; for `write` they are nothing and what was written. What
// does not apply is 0. The standard streams are left out. Release builds have nothing of this.

#if DEBUG
  internal import Synchronization

  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  extension SystemCall {
    /// Makes the call, and records it where that is wanted.
    func recorded<Result: SignedInteger>(
      on descriptor: Int32?, naming path: FilePath?, and other: FilePath?, _ call: () -> Result
    ) -> Result {
      guard let recorder = CallRecorder.current, CallRecorder.calls.contains(self),
        descriptor.map({ $0 > 2 }) ?? true
      else { return call() }
      let countBefore = recorder.count
      let result = call()
      // Who made the call may want to know how it went, and not how the recording did.
      let code = errno
      if result >= 0 {
        recorder.record(
          self, on: descriptor, naming: path, and: other, result: Int(result),
          countBefore: countBefore)
      }
      errno = code
      return result
    }
  }

  /// The recording of this process's calls.
  private final class CallRecorder: Sendable {
    /// The recording that the environment asks for; nil where it asks for none.
    static let current = ProcessEnvironment.variable("PEOPLE_FAULT_RECORD").map(CallRecorder.init)

    /// The calls that change what is on the disk, or wait for it.
    static let calls: Set<SystemCall> = [
      .create, .fchmod, .fsync, .ftruncate, .link, .mkdir, .rename, .unlink, .write,
    ]

    private struct State {
      var count = 0
      /// By which path a file was opened that may be written.
      var paths: [Int32: FilePath] = [:]
    }

    private let output: Int32
    private let state = Mutex(State())

    private init(_ path: String) {
      output = unsafe FilePath(path).withCString {
        unsafe open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      }
    }

    /// How many calls were recorded so far.
    var count: Int { state.withLock { $0.count } }

    /// Records a call that has just returned.
    func record(
      _ call: SystemCall, on descriptor: Int32?, naming path: FilePath?, and other: FilePath?,
      result: Int, countBefore: Int
    ) {
      state.withLock { state in
        let file = call == .create ? Int32(result) : descriptor
        if call == .create, let file { state.paths[file] = path }
        let status = status(of: file, or: call == .mkdir ? path : nil)
        var position = 0
        var pieces = [path?.bytes ?? [], other?.bytes ?? []]
        if call == .write, let file, let path = state.paths[file] {
          position = Int(lseek(file, 0, SEEK_CUR)) - result
          pieces[1] = bytes(of: path, at: position, count: result)
        }
        let numbers =
          [countBefore, Int(status?.permissions ?? 0)] + (status?.stamp ?? [0, 0, 0, 0])
          + [position, status?.kind == .folder ? 1 : 0] + pieces.map(\.count)
        let line = "\(call) \(numbers.map(String.init).joined(separator: " "))\n"
        append(Array(line.utf8) + pieces[0] + pieces[1])
        state.count += 1
      }
    }

    private func status(of descriptor: Int32?, or path: FilePath?) -> FileStatus? {
      var status = stat()
      if let descriptor { return unsafe fstat(descriptor, &status) == 0 ? FileStatus(status) : nil }
      let result = path.map { unsafe $0.withCString { unsafe lstat($0, &status) } }
      return result == 0 ? FileStatus(status) : nil
    }

    /// The bytes that were written, from the file, which need not have been opened for reading.
    private func bytes(of path: FilePath, at position: Int, count: Int) -> [UInt8] {
      let file = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
      defer { close(file) }
      // Right because the call writes no more than the buffer holds.
      return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = max(0, unsafe pread(file, buffer.baseAddress, count, off_t(position)))
        precondition(filled == count, "what was written cannot be read")
      }
    }

    private func append(_ bytes: [UInt8]) {
      // Right because the bytes are only read during the call.
      let written = unsafe bytes.withUnsafeBytes { unsafe write(output, $0.baseAddress, $0.count) }
      // A recording with gaps must not pass for a program that needs no more than it shows.
      precondition(written == bytes.count, "PEOPLE_FAULT_RECORD cannot be written")
    }
  }
#else
  extension SystemCall {
    /// Makes the call.
    @inline(__always)
    func recorded<Result: SignedInteger>(
      on descriptor: Int32?, naming path: FilePath?, and other: FilePath?, _ call: () -> Result
    ) -> Result {
      call()
    }
  }
#endif
