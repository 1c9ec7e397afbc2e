internal import JSON
internal import Persons

/// An entry as a line of the history file.
extension HistoryEntry {
  /// Appends the entry as a JSON object on one line, with the line's end.
  func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"n\":\(number),\"at\":".utf8)
    JSONString.append(time, to: &bytes)
    bytes.append(contentsOf: #","command":"#.utf8)
    JSONString.append(command, to: &bytes)
    bytes.append(contentsOf: #","summary":"#.utf8)
    JSONString.append(summary, to: &bytes)
    switch kind {
    case .change: break
    case .undo(let numbers): bytes.append(contentsOf: ",\"undo\":[\(Self.list(numbers))]".utf8)
    case .redo(let numbers): bytes.append(contentsOf: ",\"redo\":[\(Self.list(numbers))]".utf8)
    }
    bytes.append(contentsOf: ",\"base\":[\(Self.list(base))]".utf8)
    bytes.append(contentsOf: ",\"file\":[\(Self.list(stamp))]".utf8)
    switch content {
    case .previousFile(let exists): bytes.append(contentsOf: ",\"previous\":\(exists)".utf8)
    case .changes(let changes):
      bytes.append(contentsOf: #","changes":["#.utf8)
      for (index, change) in changes.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(change, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(contentsOf: "}\n".utf8)
  }

  private static func append(_ change: PersonChange, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"id\":\"\(change.id)\",\"position\":\(change.position)".utf8)
    if let before = change.before {
      bytes.append(contentsOf: #","before":"#.utf8)
      bytes.append(contentsOf: before)
    }
    if let after = change.after {
      bytes.append(contentsOf: #","after":"#.utf8)
      bytes.append(contentsOf: after)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  /// Reads a line of the history; nil when it is not an entry, or its records are not records.
  ///
  /// - Parameters:
  ///   - line: the line, without its end.
  ///   - readsChanges: whether the records are wanted; else they are passed over.
  init?(line: Span<UInt8>, readsChanges: Bool) {
    do throws(JSONFault) {
      try self.init(scanning: line, readsChanges: readsChanges)
    } catch {
      return nil
    }
    guard Self.numbers.contains(number), !stamp.isEmpty else { return nil }
    if case .changes(let changes) = content, readsChanges, !Self.areRecords(changes) { return nil }
  }

  /// The numbers that an entry may have; more changes than that nobody makes.
  private static let numbers = 1...(1 << 53)

  private init(scanning line: Span<UInt8>, readsChanges: Bool) throws(JSONFault) {
    var json = JSONScanner(line)
    var number = 0
    var (time, command, summary) = ("", "", "")
    var kind = Kind.change
    var (base, stamp): ([Int], [Int]) = ([], [])
    var content = Content.changes([])
    try json.beginObject()
    var isFirst = true
    members: while let name = try json.nextMember(isFirst: &isFirst) {
      switch name.text(in: line) {
      case "n": number = try json.readWholeNumber(in: line)
      case "at": time = try json.scanString().text(in: line)
      case "command": command = try json.scanString().text(in: line)
      case "summary": summary = try json.scanString().text(in: line)
      case "undo": kind = .undo(try json.readWholeNumbers(in: line))
      case "redo": kind = .redo(try json.readWholeNumbers(in: line))
      case "base": base = try json.readWholeNumbers(in: line)
      case "file": stamp = try json.readWholeNumbers(in: line)
      case "previous":
        content = .previousFile(exists: json.peek() == UInt8(ascii: "t"))
        try json.skipValue()
      // They stand last and may be long.
      case "changes" where !readsChanges: break members
      case "changes": content = .changes(try json.readChanges(in: line))
      default: try json.skipValue()
      }
    }
    if readsChanges { try json.expectEnd() }
    self.number = number
    self.time = time
    self.command = command
    self.summary = summary
    self.kind = kind
    self.stamp = stamp
    self.base = base
    self.content = content
  }

  /// Whether the texts that changes carry are records of the persons that they say, so that they may
  /// be put into a repository.
  private static func areRecords(_ changes: [PersonChange]) -> Bool {
    let before = changes.map { (id: $0.id, text: $0.before) }
    let after = changes.map { (id: $0.id, text: $0.after) }
    return [before, after].allSatisfy { side in
      var document = Array("[".utf8)
      var ids: [PersonID] = []
      for (id, text) in side {
        guard let text else { continue }
        if !ids.isEmpty { document.append(UInt8(ascii: ",")) }
        document += text
        ids.append(id)
      }
      document.append(UInt8(ascii: "]"))
      do throws(RepositoryFault) {
        let repository = try PersonsRepository(opening: SharedBytes(document))
        return repository.count == ids.count
          && ids.indices.allSatisfy { repository.id(at: $0) == ids[$0] }
      } catch {
        return false
      }
    }
  }
}

extension JSONScanner {
  fileprivate mutating func readWholeNumber(in text: Span<UInt8>) throws(JSONFault) -> Int {
    _ = peek()
    let start = position
    try skipValue()
    var digits: [UInt8] = []
    digits.append(copying: text.extracting(start..<position))
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
      throw JSONFault(offset: start, reason: .malformedNumber)
    }
    return number
  }

  fileprivate mutating func readWholeNumbers(in text: Span<UInt8>) throws(JSONFault) -> [Int] {
    var numbers: [Int] = []
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) { numbers.append(try readWholeNumber(in: text)) }
    return numbers
  }

  fileprivate mutating func readChanges(in text: Span<UInt8>) throws(JSONFault) -> [PersonChange] {
    var changes: [PersonChange] = []
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) { changes.append(try readChange(in: text)) }
    return changes
  }

  private mutating func readChange(in text: Span<UInt8>) throws(JSONFault) -> PersonChange {
    var id: PersonID?
    var position = 0
    var (before, after): ([UInt8]?, [UInt8]?)
    _ = peek()
    let start = self.position
    try beginObject()
    var isFirst = true
    while let name = try nextMember(isFirst: &isFirst) {
      switch name.text(in: text) {
      case "id": id = PersonID(try scanString().text(in: text))
      case "position": position = try readWholeNumber(in: text)
      case "before": before = try readBytes(in: text)
      case "after": after = try readBytes(in: text)
      default: try skipValue()
      }
    }
    guard let id else { throw JSONFault(offset: start, reason: .expectedString) }
    return PersonChange(id: id, position: position, before: before, after: after)
  }

  private mutating func readBytes(in text: Span<UInt8>) throws(JSONFault) -> [UInt8] {
    _ = peek()
    let start = position
    try skipValue()
    var bytes: [UInt8] = []
    bytes.append(copying: text.extracting(start..<position))
    return bytes
  }
}
