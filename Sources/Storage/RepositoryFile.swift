public import JSON
public import Persons
public import Platform

/// The JSON file that a repository lives in: the only place where one becomes the other.
public struct RepositoryFile: Sendable {
  /// Where the bytes come from.
  public enum Source: Sendable, Hashable {
    /// The file of a path; reading is an error, or gives an empty repository, when it is missing.
    case path(FilePath, mustExist: Bool)
    /// Standard input, which can only be read.
    case standardInput
  }

  /// The path as it was given; symbolic links are followed when the file is used.
  public let path: FilePath
  /// Where the history of the file is kept; nil where the user has no such place.
  public let historyPlace: HistoryPlace?
  let source: Source

  /// Names a file; nothing is touched yet.
  public init(_ source: Source, history: HistoryPlace? = nil) {
    self.source = source
    historyPlace = history
    switch source {
    case .path(let path, _): self.path = path
    case .standardInput: path = File.standardInput.path
    }
  }

  /// Reads the repository as it is now.
  ///
  /// No lock is needed: the file is only ever replaced whole.
  public func read() throws(StorageError) -> PersonsRepository {
    guard let bytes = try bytes() else { return PersonsRepository() }
    do throws(RepositoryFault) { return try Self.repository(opening: bytes) } catch {
      throw .malformed(error, in: bytes, at: path)
    }
  }

  /// Looks at the whole file and tells every fault, in the order of the file.
  public func check() throws(StorageError) -> RepositoryCheck {
    guard let bytes = try bytes() else { return RepositoryCheck(faults: [], personCount: 0) }
    let (faults, count) = PersonsRepository.check(bytes)
    let text = bytes.span
    var lines = TextLines(text)
    return RepositoryCheck(
      faults: faults.map { fault in
        .malformed(
          path, lines.position(of: fault.offset, in: text),
          fault.message(in: text) { lines.line(of: $0) })
      },
      personCount: count)
  }

  /// The bytes of the file; nil where it is missing and may be.
  private func bytes() throws(StorageError) -> SharedBytes? {
    do throws(SystemError) {
      guard case .path(let path, _) = source else { return try Self.bytes(of: .standardInput) }
      let file = try File.open(path, for: .read)
      // A device need not have an end.
      if try file.status().kind != .device { return try Self.bytes(of: file) }
    } catch {
      guard error.code == .notFound, case .path(_, let mustExist) = source else {
        throw .unreadable(error)
      }
      if mustExist { throw .missing(path) }
      return nil
    }
    throw .isADevice(path)
  }

  private static let smallestDividedCount = 1 << 20

  /// Opens the bytes of a repository file, with all processors where they are many.
  static func repository(opening bytes: SharedBytes) throws(RepositoryFault) -> PersonsRepository {
    // Asking for the number of processors takes longer than scanning a few persons.
    if bytes.count < smallestDividedCount { return try PersonsRepository(opening: bytes) }
    return try PersonsRepository(
      opening: bytes, threadCount: Threads.processorCount, dividing: Threads.perform)
  }

  /// All bytes of an open file, from where it stands up to its end.
  public static func bytes(of file: borrowing File) throws(SystemError) -> SharedBytes {
    if let mapped = try MappedFile.map(file) {
      // Right for the same reason as below.
      return unsafe SharedBytes(start: mapped.start, count: mapped.count, owner: mapped)
    }
    let contents = try FileContents(of: file)
    // Right because the bytes stay where they are as long as `contents` lives.
    return unsafe SharedBytes(start: contents.start, count: contents.count, owner: contents)
  }
}

extension StorageError {
  /// The error that a fault of a file's bytes is.
  static func malformed(
    _ fault: RepositoryFault, in bytes: SharedBytes, at path: FilePath
  ) -> StorageError {
    .malformed(
      path, TextPosition(of: fault.offset, in: bytes.span), fault.message(in: bytes.span))
  }
}

/// What ``RepositoryFile/check()`` found.
public struct RepositoryCheck: Sendable {
  /// The faults, each a ``StorageError/malformed(_:_:_:)``; none when the file can be used.
  public let faults: [StorageError]
  /// The number of persons that were found.
  public let personCount: Int
}
