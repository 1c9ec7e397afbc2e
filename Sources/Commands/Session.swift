internal import ArgumentParsing
internal import JSON
internal import Persons
internal import Platform
internal import Storage

/// What a command works with: the repository file, standard output, and the talk on standard error.
struct Session: ~Copyable {
  /// How results are shown on standard output.
  let style: OutputStyle
  private let location: RepositoryLocation
  private let lockTimeout: Int
  /// Whether the person wants to hear nothing but failures.
  let isQuiet: Bool
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
    do throws(StorageError) { return try file.read() } catch { throw Self.failure(error, of: file) }
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

  /// Changes the repository file, and tells the person what was done and how to take it back.
  ///
  /// - Parameters:
  ///   - command: the name of the command, for the history.
  ///   - summary: what the change does, as a sentence without its full stop.
  ///   - change: changes the repository and tells what it changed.
  /// - Returns: what was changed.
  /// - Throws: why nothing was changed.
  mutating func update(
    as command: String, summary: @escaping ([PersonChange]) -> String,
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange]
  ) throws(CommandError) -> [PersonChange] {
    isChanging = true
    let file = try location.file(forChanging: true)
    do throws(StorageError) {
      let update = try file.update(
        ChangeDescription(command: command, time: .now, summary: summary),
        lockTimeout: lockTimeout, change)
      if update.changes.isEmpty { return [] }
      hasChanged = true
      if update.madeFile { say("Made \(file.path.shown).") }
      say(
        "\(summary(update.changes)); \(Sentences.wayBack(update.historyFailure, in: location.option))."
      )
      return update.changes
    } catch {
      throw Self.failure(error, of: file)
    }
  }

  /// A call of another command for the same file, as it may be copied into a shell.
  func call(_ command: String) -> String { Sentences.call(command, of: location.option) }

  /// Takes changes back, or makes them again, and tells what was done.
  mutating func step(
    _ step: (RepositoryFile, Timestamp, Int) throws(StorageError) -> HistoryStep
  ) throws(CommandError) -> HistoryStep {
    isChanging = true
    let file = try location.file(forChanging: true)
    do throws(StorageError) {
      let result = try step(file, .now, lockTimeout)
      hasChanged = true
      return result
    } catch {
      throw Self.failure(error, of: file)
    }
  }

  /// The changes that the history of the file keeps, the oldest first.
  func changes() throws(CommandError) -> [HistoryItem] {
    let file = try location.file(forChanging: true)
    do throws(StorageError) { return try file.changes() } catch { throw .storage(error) }
  }

  /// A broken file is worth the hint where the one before it is.
  private static func failure(_ error: StorageError, of file: RepositoryFile) -> CommandError {
    guard case .malformed = error else { return .storage(error) }
    return .storage(error, backup: file.backup())
  }

  /// All bytes of standard input; a person who is about to type them is told what is expected.
  func standardInput(_ what: String) throws(CommandError) -> SharedBytes {
    if TerminalFacts.isTerminal(.standardInput) {
      say("Reading \(what) from the terminal; Ctrl-D ends it.")
    }
    do throws(SystemError) { return try RepositoryFile.bytes(of: File.standardInput) } catch {
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
  ///
  /// - Throws: when it cannot be written, or when what was read is not worth it.
  mutating func finish() throws(CommandError) {
    // A change looks at the file itself once more before it replaces it.
    if !hasChanged, MappedFile.anyHasChanged {
      throw .storage(.changedMeanwhile(try location.file(forChanging: false).path))
    }
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
