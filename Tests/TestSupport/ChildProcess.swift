#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs on its own, started and waited for by the system's plain calls: no thread and
/// no descriptor of one run can keep another from ending.
struct ChildProcess {
  /// A call of the system that failed.
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  private let identifier: pid_t

  /// Starts a program, given the path of the program and the words of the call, the variables that
  /// it sees, the folder that it runs in, and what its standard input, output and error are.
  init(
    _ words: [String], environment: [String: String], in folder: String,
    streams: (input: Int32, output: Int32, errors: Int32)
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addchdir_np(&actions, folder)
    for (number, descriptor) in [streams.input, streams.output, streams.errors].enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    #if os(Linux)
      // What another test has open at this moment is none of the child's business.
      unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    #endif
    // The threads that tests run on block nearly all signals, and a program must not inherit that.
    var nothing = sigset_t()
    unsafe sigemptyset(&nothing)
    unsafe posix_spawnattr_setsigmask(&attributes, &nothing)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let path = words[0]
    var identifier: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let code = unsafe Self.withCStrings(words) { words in
      unsafe Self.withCStrings(variables) { variables in
        unsafe posix_spawn(&identifier, path, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
    self.identifier = identifier
  }

  /// Waits for the program to end.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that ended it.
  func wait() throws -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) == -1 {
      guard errno == EINTR else { throw Failure(call: "waitpid", code: errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Calls with texts as the system takes them: an array of pointers that ends with none.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { unsafe pointers[index] = strdup(text) }
    unsafe pointers[texts.count] = nil
    defer {
      for index in 0..<texts.count { unsafe free(pointers[index]) }
      unsafe pointers.deallocate()
    }
    return unsafe body(pointers)
  }
}
