internal import ArgumentParsing
internal import Persons
internal import Platform
internal import Storage

/// What a command works with: the repository file, standard output, and the talk on standard error.
struct Session: ~Copyable {
  /// How results are shown on standard output.
  let style: OutputStyle
  private let location: RepositoryLocation
  private let lockTimeout: Int
  private let isQuiet: Bool
  private var output = OutputBuffer(.standardOutput)
  /// Whether the command set out to change the repository.
  private(set) var isChanging = false
  private var hasChanged = false

  /// Prepares a session by the global options.
  init(_ values: ParsedValues) {
    style = OutputStyle(color: values[GlobalOptions.color])
    location = RepositoryLocation(option: values[GlobalOptions.file])
    lockTimeout = values[GlobalOptions.lockTimeout]
    isQuiet = values[GlobalOptions.quiet]
  }

  // MARK: The repository

  /// Reads the repository.
  func repository() throws(CommandError) -> PersonsRepository {
    let file = try location.file(forChanging: false)
    do throws(StorageError) { return try file.read() } catch { throw .storage(error) }
  }

  /// Looks for every fault of the repository file.
  func check() throws(CommandError) -> (path: FilePath, result: RepositoryCheck) {
    let file = try location.file(forChanging: false)
    do throws(StorageError) { return (file.path, try file.check()) } catch { throw .storage(error) }
  }

  /// Says that the command will change the repository, before it does something else first.
  mutating func intendChange() throws(CommandError) {
    isChanging = true
    _ = try location.file(forChanging: true)
  }

  /// Changes the repository file, and tells what was changed.
  mutating func update(
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange]
  ) throws(CommandError) -> [PersonChange] {
    isChanging = true
    let file = try location.file(forChanging: true)
    do throws(StorageError) {
      let update = try file.update(lockTimeout: lockTimeout, change)
      hasChanged = !update.changes.isEmpty
      if update.madeFile { say("Made \(file.path.shown).") }
      return update.changes
    } catch {
      throw .storage(error)
    }
  }

  /// All bytes of standard input.
  func standardInput() throws(CommandError) -> [UInt8] {
    do throws(SystemError) { return try File.standardInput.readToEnd() } catch {
      throw .unreadableInput(error)
    }
  }

  // MARK: Output

  /// Appends to standard output.
  mutating func write(_ append: (inout [UInt8]) -> Void) throws(CommandError) {
    do throws(SystemError) { try output.append(append) } catch {
      throw .output(error, afterChange: hasChanged)
    }
  }

  /// Appends a line to standard output.
  mutating func writeLine(_ text: String) throws(CommandError) {
    try write {
      $0.append(contentsOf: text.utf8)
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a line of data, given without its end; what comes on a terminal is escaped first, so
  /// that the terminal does not take it for its own control sequences.
  mutating func writeData(
    escapedBy escape: (String) -> String, _ append: (inout [UInt8]) -> Void
  ) throws(CommandError) {
    if style.isTerminal {
      var line: [UInt8] = []
      append(&line)
      return try writeLine(escape(String(decoding: line, as: UTF8.self)))
    }
    try write { bytes in
      append(&bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Sends what was written so far on its way.
  mutating func finish() throws(CommandError) {
    do throws(SystemError) { try output.flush() } catch {
      throw .output(error, afterChange: hasChanged)
    }
  }

  /// Tells a person something on standard error, unless they asked for quiet.
  func say(_ sentence: String) {
    if isQuiet { return }
    // Talk that nobody can receive is no reason to fail.
    try? File.standardError.write("\(sentence)\n".utf8.span)
  }

  /// Tells it only where a person is looking, not a script.
  func sayOnTerminal(_ sentence: String) {
    if style.isTerminal { say(sentence) }
  }
}
