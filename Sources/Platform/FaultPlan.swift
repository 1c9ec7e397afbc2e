// In debug builds a test can break any call on a file, by two variables of the environment:
//
//     PEOPLE_FAULT=KIND@K    breaks the K-th call, counted from 1. KIND is the name of an error, with
//                            a + behind it if every later call is to fail as well, or one of
//       short      only half of the bytes are written, or one is read, and things go on normally
//       full       half of the bytes are written, and from then on there is no space left
//       kill       the process is killed before the call,
//       killmid    after half of the bytes have been written,
//       killafter  or after the call
//     PEOPLE_FAULT_LOG=FILE  a line is appended for each call: its number, its name, and the kinds
//                            that make sense for it
//
// A kind that makes no sense for a call leaves it alone. The standard streams are not counted.
// Release builds have nothing of this.

#if DEBUG
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  extension SystemCall {
    /// Makes the call once, as the fault plan wants it.
    func attempt<Result: SignedInteger>(
      count: Int, on descriptor: Int32?, _ call: (_ count: Int) -> Result
    ) -> Result {
      guard let plan = FaultPlan.current, descriptor.map({ $0 > 2 }) ?? true else {
        return call(count)
      }
      return plan.attempt(self, count: count, call)
    }
  }

  /// What is to go wrong in this process.
  @safe
  private final class FaultPlan: @unchecked Sendable {
    // Unchecked: `callCount` and `isFull` are only touched while `mutex` is held.

    /// The plan that the environment has; nil where it has none.
    static let current: FaultPlan? = {
      let fault = ProcessEnvironment.variable("PEOPLE_FAULT")
      let log = ProcessEnvironment.variable("PEOPLE_FAULT_LOG")
      return fault == nil && log == nil ? nil : FaultPlan(fault, log: log)
    }()

    private let fault: FaultKind?
    /// The number of the call that is to be broken.
    private let place: Int
    /// Whether those after it are to be broken as well.
    private let isSticky: Bool
    private let log: Int32?
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var callCount = 0
    private var isFull = false

    private init(_ text: String?, log: String?) {
      let parts = text?.split(separator: "@") ?? []
      let name = parts.first.map { $0.last == "+" ? $0.dropLast() : $0 }
      fault = FaultKind.all.first { $0.name == name ?? "" }
      place = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
      isSticky = parts.first?.last == "+"
      // A plan that is misspelt must not pass for a program that stands everything.
      precondition(text == nil || fault != nil && place > 0, "PEOPLE_FAULT is not KIND@K")
      self.log = log.map { path in
        unsafe FilePath(path).withCString {
          unsafe open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        }
      }
      unsafe pthread_mutex_init(mutex, nil)
    }

    /// Makes the call, or what the plan makes of it.
    func attempt<Result: SignedInteger>(
      _ call: SystemCall, count: Int, _ body: (_ count: Int) -> Result
    ) -> Result {
      let part = call == .read || call == .pread ? 1 : max(1, count / 2)
      switch effect(on: call) {
      case nil: return body(count)
      case .error(let code):
        errno = code
        return -1
      case .part: return body(part)
      case .killBefore: killProcess()
      case .killMidway:
        _ = body(part)
        killProcess()
      case .killAfter:
        _ = body(count)
        killProcess()
      }
    }

    /// Counts a call, and tells what is to happen to it.
    private func effect(on call: SystemCall) -> FaultKind.Effect? {
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      callCount += 1
      let kinds = FaultKind.all.filter { $0.calls.contains(call) }
      if let log {
        let line = "\(callCount) \(call) \(kinds.map(\.name).joined(separator: " "))\n"
        // Right because the bytes are only read during the call.
        _ = unsafe Array(line.utf8).withUnsafeBytes {
          unsafe write(log, $0.baseAddress, $0.count)
        }
      }
      if isFull, kinds.contains(where: { $0.effect == .error(ENOSPC) }) { return .error(ENOSPC) }
      guard let fault, fault.calls.contains(call),
        callCount == place || isSticky && callCount > place
      else { return nil }
      if fault.name == "full" { isFull = true }
      return fault.effect
    }

    private func killProcess() -> Never {
      kill(getpid(), SIGKILL)
      while true { pause() }
    }
  }

  /// A way in which a call can go wrong.
  private struct FaultKind {
    /// What happens to the call.
    enum Effect: Equatable {
      case error(Int32)
      case part
      case killBefore
      case killMidway
      case killAfter
    }

    let name: String
    let effect: Effect
    /// The calls that can go wrong so.
    let calls: Set<SystemCall>

    private static let allocating: Set<SystemCall> = [
      .create, .fsync, .ftruncate, .link, .mkdir, .rename, .write,
    ]

    private static let searching: Set<SystemCall> = [
      .access, .chmod, .create, .link, .lstat, .mkdir, .open, .readlink, .realpath, .rename,
      .unlink,
    ]

    private static let interruptible: Set<SystemCall> = [
      .chmod, .create, .fchmod, .fchown, .flock, .fsync, .ftruncate, .open, .pread, .read, .write,
    ]

    private static let changing: Set<SystemCall> = [
      .access, .chmod, .create, .fchmod, .fchown, .link, .mkdir, .rename, .unlink,
    ]

    /// Calls that leave something behind: a kill at any other leaves what one at these does.
    private static let lasting: Set<SystemCall> = [
      .chmod, .create, .fchmod, .fchown, .flock, .fsync, .ftruncate, .link, .mkdir, .rename,
      .unlink, .write,
    ]

    static let all = [
      FaultKind(name: "EIO", effect: .error(EIO), calls: Set(SystemCall.allCases)),
      FaultKind(name: "ENOSPC", effect: .error(ENOSPC), calls: allocating),
      FaultKind(name: "EDQUOT", effect: .error(EDQUOT), calls: allocating),
      FaultKind(name: "EACCES", effect: .error(EACCES), calls: searching),
      FaultKind(name: "EROFS", effect: .error(EROFS), calls: changing),
      FaultKind(name: "EMFILE", effect: .error(EMFILE), calls: [.create, .open]),
      FaultKind(name: "EPERM", effect: .error(EPERM), calls: [.chmod, .fchmod, .fchown, .link]),
      FaultKind(name: "ENOLCK", effect: .error(ENOLCK), calls: [.flock]),
      FaultKind(name: "EAGAIN", effect: .error(EAGAIN), calls: [.flock]),
      FaultKind(name: "EINTR", effect: .error(EINTR), calls: interruptible),
      FaultKind(name: "short", effect: .part, calls: [.pread, .read, .write]),
      FaultKind(name: "full", effect: .part, calls: [.write]),
      FaultKind(name: "kill", effect: .killBefore, calls: lasting),
      FaultKind(name: "killmid", effect: .killMidway, calls: [.write]),
      FaultKind(name: "killafter", effect: .killAfter, calls: lasting),
    ]
  }
#else
  extension SystemCall {
    /// Makes the call once.
    @inline(__always)
    func attempt<Result: SignedInteger>(
      count: Int, on descriptor: Int32?, _ call: (_ count: Int) -> Result
    ) -> Result {
      call(count)
    }
  }
#endif
