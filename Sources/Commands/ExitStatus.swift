/// How the program ends, as its callers see it: the numbers of BSD's `sysexits.h` where they fit.
enum ExitStatus: Int32 {
  /// Done; an empty list is done.
  case done = 0
  /// An id names no person, or more than one; there is nothing to undo.
  case noSuchPerson = 1
  /// The words of the call are off.
  case usage = 64
  /// The data is off.
  case data = 65
  /// A named input file does not exist or cannot be read.
  case noInput = 66
  /// The repository file cannot be written.
  case cannotWrite = 73
  /// An input or output error on the way.
  case inputOutput = 74
  /// Try again later.
  case tryLater = 75
  /// The reader of standard output is gone: what a shell reports after SIGPIPE.
  case brokenPipe = 141
}
