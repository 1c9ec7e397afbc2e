internal import JSON
internal import Persons
internal import Platform

/// The changes of one repository, in a file of their own: a line for each, the latest last.
///
/// Everything here is for the holder of the repository's lock, but for ``entries(readingChangesOf:)``.
struct History {
  /// The folder that holds the history and the files it keeps.
  let folder: FilePath
  private let place: HistoryPlace

  private var file: FilePath { folder.appending("history.jsonl") }

  /// The repository file as it was before the last change.
  var backup: FilePath { folder.appending("backup.json") }

  /// The repository file as it was before the change of a number, where that was a large one.
  func previousFile(_ number: Int) -> FilePath { folder.appending("previous-\(number).json") }

  /// Finds the history of a repository file.
  ///
  /// - Parameters:
  ///   - target: the file, which need not exist, in a folder that does.
  ///   - place: where histories are kept.
  /// - Throws: when the folder cannot be found.
  init(of target: FilePath, in place: HistoryPlace) throws(SystemError) {
    let real = try FileSystem.realPath(ofFolder: target.parent).appending(target.name)
    // The hash tells files of one name apart; the name is for the eyes of whoever looks in there.
    let hash = real.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    folder = place.folder.appending(FilePath(bytes: target.name.bytes + Array("-\(name)".utf8)))
    self.place = place
  }

  // MARK: Reading

  /// All entries that can be read, the oldest first; none where there is no history.
  ///
  /// - Parameter numbers: the entries whose records are wanted. Records are most of a history, so
  ///   those of all others are passed over unread.
  /// - Returns: the entries; one whose records cannot be read has none.
  /// - Throws: when the file cannot be read.
  func entries(readingChangesOf numbers: Set<Int> = []) throws(SystemError) -> [HistoryEntry] {
    guard try FileSystem.status(of: file) != nil else { return [] }
    let contents = try FileContents(of: try File.open(file, for: .read))
    // Right because the bytes stay where they are as long as `contents` lives.
    let bytes = unsafe SharedBytes(start: contents.start, count: contents.count, owner: contents)
    let text = bytes.span
    var entries: [HistoryEntry] = []
    var start = 0
    for index in 0..<text.count where text[index] == Self.newline {
      let line = text.extracting(start..<index)
      if let entry = HistoryEntry(line: line, readsChanges: false) {
        let whole =
          numbers.contains(entry.number) ? HistoryEntry(line: line, readsChanges: true) : nil
        entries.append(whole ?? entry)
      }
      start = index + 1
    }
    return entries
  }

  private static let newline = UInt8(ascii: "\n")

  // MARK: Writing

  /// Puts the history in order before a change: what a crash left half done is cut off.
  ///
  /// A last line without an end is one that was being written. A last entry whose change never
  /// reached the repository is recognised by the file, which is the one before it, or by the
  /// records, which are as they were before it.
  ///
  /// - Parameters:
  ///   - repository: the repository as it is.
  ///   - status: what the system says of its file; nil where there is none.
  /// - Returns: the number of the last entry that counts; 0 where there is none.
  /// - Throws: when the history cannot be read, or not be cut off.
  func settle(
    for repository: PersonsRepository, status: FileStatus?
  ) throws(SystemError) -> Int {
    guard try FileSystem.status(of: file) != nil else { return 0 }
    let history = try File.open(file, for: .append(permissions: 0o600))
    var end = try endOfLastLine(of: history)
    if end < (try history.status().size) { try history.truncate(to: end) }
    while end > 0 {
      let start = try startOfLine(endingAt: end, of: history)
      let line = try history.read(start..<(end - 1))
      guard let entry = HistoryEntry(line: line.span, readsChanges: false) else {
        end = start
        continue
      }
      if entry.stamp == status?.stamp { return entry.number }
      let whole = HistoryEntry(line: line.span, readsChanges: true)
      guard let whole, try isMissing(whole, in: repository, status: status) else {
        return entry.number
      }
      try history.truncate(to: start)
      try FileSystem.remove(previousFile(entry.number))
      return entry.number - 1
    }
    return 0
  }

  /// An entry for a change that is about to be made, which a power cut may still take away.
  struct Draft {
    /// The entry.
    let entry: HistoryEntry
    /// Whether what is kept suffices to take the change back.
    fileprivate let isReversible: Bool
    /// Whether there was no history before.
    fileprivate let isFirst: Bool
  }

  /// Notes a change that is about to be made, and keeps what is needed to take it back.
  ///
  /// ``keep(_:)`` must follow before the change is made.
  ///
  /// - Parameters:
  ///   - note: what is to be noted.
  ///   - number: the number of the new entry.
  ///   - stamp: by what the new file is known again.
  ///   - replacement: the replacement of the file, which gives the old one a name in the history.
  /// - Returns: the entry.
  /// - Throws: ``HistoryFailure``; then nothing is noted.
  func note(
    _ note: HistoryNote, number: Int, stamp: [Int], linking replacement: inout FileReplacement
  ) throws(HistoryFailure) -> Draft {
    do throws(SystemError) { try FileSystem.makeFolder(folder) } catch { throw .system(error) }
    let base = replacement.status?.stamp ?? []
    let content = content(of: note, number: number, linking: &replacement)
    let entry = HistoryEntry(
      number: number, time: note.time, command: note.command, summary: note.summary,
      kind: note.kind, stamp: stamp, base: base,
      // Without the file, too, there is an entry: taking back what came before must not look like
      // taking back the last change.
      content: content ?? .previousFile(exists: true))
    do throws(SystemError) {
      let isFirst = try append(entry)
      return Draft(entry: entry, isReversible: content != nil, isFirst: isFirst)
    } catch {
      // No entry speaks of the file, so nothing would ever take it away.
      try? FileSystem.remove(previousFile(number))
      throw .system(error)
    }
  }

  /// Waits until an entry is on the disk.
  ///
  /// - Parameter draft: the entry that was noted last.
  /// - Throws: ``HistoryFailure`` when the change cannot be taken back; but for
  ///   ``HistoryFailure/tooLarge``, the entry is gone then.
  func keep(_ draft: Draft) throws(HistoryFailure) {
    let entry = draft.entry
    let keepsFile = entry.content == .previousFile(exists: true)
    do throws(SystemError) {
      let history = try File.open(file, for: .append(permissions: 0o600))
      try history.synchronize()
      // The file before the change is needed to take it back, and must be there when the change is.
      if draft.isFirst || keepsFile { try FileSystem.synchronizeFolder(folder) }
      // The entry is kept as it should be; a history that is too long is one for the next change.
      try? trim(history, size: try history.status().size, last: entry.number)
    } catch {
      // An entry that stays is recognised by the next change as one whose change was not made, or
      // as what it is.
      try? removeLast(entry)
      throw .system(error)
    }
    guard draft.isReversible else { throw .tooLarge }
    // That an old file stays is no reason to say that this change cannot be taken back.
    if keepsFile { try? dropOldPreviousFiles() }
  }

  /// Removes the previous files of all but the last large changes, each of which may be as large as
  /// the repository.
  private func dropOldPreviousFiles() throws(SystemError) {
    let large = try entries().filter { $0.content == .previousFile(exists: true) }
    for entry in large.dropLast(place.previousFileLimit) {
      try FileSystem.remove(previousFile(entry.number))
    }
  }

  /// Keeps the file as the backup, and where the change is large, for taking it back.
  ///
  /// - Returns: what the entry keeps; nil when neither the file nor the records can be kept.
  private func content(
    of note: HistoryNote, number: Int, linking replacement: inout FileReplacement
  ) -> HistoryEntry.Content? {
    let isLarge = note.keepsPreviousFile || note.size > place.changeLimit
    guard replacement.status != nil else {
      return isLarge ? .previousFile(exists: false) : .changes(note.changes)
    }
    do throws(FileReplacement.Failure) {
      try replacement.link(as: isLarge ? [backup, previousFile(number)] : [backup])
      return isLarge ? .previousFile(exists: true) : .changes(note.changes)
    } catch {
      // The history may lie in another file system, where the file can have no second name. (That
      // the file was changed meanwhile is found again, and told, when it is to be replaced.)
      if note.keepsPreviousFile || note.size > place.byteLimit / 2 { return nil }
      return .changes(note.changes)
    }
  }

  /// Writes an entry.
  ///
  /// - Returns: whether it is the first one of a new history.
  private func append(_ entry: HistoryEntry) throws(SystemError) -> Bool {
    var line: [UInt8] = []
    entry.append(to: &line)
    let isNew = try FileSystem.status(of: file) == nil
    let history = try File.open(file, for: .append(permissions: 0o600))
    // The process's mask may have taken even the user's own permissions away.
    if isNew { try history.setPermissions(0o600) }
    let size = try history.status().size
    do throws(SystemError) {
      try history.write(line.span)
      // So the disk gets it together with the new file, and `keep` need not wait for it once more.
      history.startWritingToDisk()
    } catch {
      // Half a line would be cut off by the next change; the rest of this one need not wait for it.
      try? history.truncate(to: size)
      throw error
    }
    return isNew
  }

  /// Takes back the entry that was appended last, because its change was not made.
  func removeLast(_ entry: HistoryEntry) throws(SystemError) {
    try FileSystem.remove(previousFile(entry.number))
    let history = try File.open(file, for: .append(permissions: 0o600))
    let end = try endOfLastLine(of: history)
    let start = try startOfLine(endingAt: end, of: history)
    let line = try history.read(start..<max(start, end - 1))
    guard HistoryEntry(line: line.span, readsChanges: false)?.number == entry.number else { return }
    try history.truncate(to: start)
  }

  // MARK: Lines

  private static let pieceSize = 1 << 16

  /// Where the last line that has an end ends.
  private func endOfLastLine(of history: borrowing File) throws(SystemError) -> Int {
    try positionBehindNewline(before: try history.status().size, of: history)
  }

  private func startOfLine(
    endingAt end: Int, of history: borrowing File
  ) throws(SystemError) -> Int {
    end == 0 ? 0 : try positionBehindNewline(before: end - 1, of: history)
  }

  /// The position behind the last line end before a position; 0 where there is none.
  private func positionBehindNewline(
    before position: Int, of history: borrowing File
  ) throws(SystemError) -> Int {
    var end = position
    while end > 0 {
      let start = max(0, end - Self.pieceSize)
      let piece = try history.read(start..<end)
      if let index = piece.lastIndex(of: Self.newline) { return start + index + 1 }
      end = start
    }
    return 0
  }

  // MARK: Bounds

  /// Drops the oldest entries, when there are too many of them.
  private func trim(
    _ history: borrowing File, size: Int, last: Int
  ) throws(SystemError) {
    // A tenth more than is kept may gather, so that most changes need not write the history anew.
    let first = try firstNumber(of: history)
    guard size > place.byteLimit || last - first >= place.entryLimit + place.entryLimit / 10 else {
      return
    }
    let lines = try history.read(0..<size)
    let kept = Array(lines[startOfKeptLines(lines)...])
    var replacement = FileReplacement(target: file, status: try FileSystem.status(of: file))
    do throws(FileReplacement.Failure) {
      try replacement.write { output throws(SystemError) in try output.write(kept.span) }
      try replacement.synchronize()
      try replacement.commit()
    } catch {
      switch error {
      case .failed(let error), .notConfirmed(let error): throw error
      case .foreignOwner, .changedMeanwhile: return
      }
    }
    let oldest = try firstNumber(of: try File.open(file, for: .read))
    for number in first..<max(first, oldest) { try FileSystem.remove(previousFile(number)) }
  }

  /// Where the first line begins that is kept: the last one always is.
  private func startOfKeptLines(_ lines: [UInt8]) -> Int {
    var start = lines.count
    var count = 0
    while start > 0, count < place.entryLimit {
      let next = lines[..<(start - 1)].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
      // Some room stays, so that the next change need not write the history anew again.
      if count > 0, lines.count - next > place.byteLimit * 3 / 4 { break }
      start = next
      count += 1
    }
    return start
  }

  private func firstNumber(of history: borrowing File) throws(SystemError) -> Int {
    let head = try history.read(0..<32)
    let digits = head.drop { $0 != UInt8(ascii: ":") }.dropFirst()
      .prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
