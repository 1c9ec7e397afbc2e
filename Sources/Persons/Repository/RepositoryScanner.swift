internal import JSON

/// Reads a repository's bytes once: checks all of them, and notes where each person lies.
///
/// Besides JSON itself it checks what makes decoding a person safe later: the kinds of the values
/// of known members, no member twice in one object, and an id of the right form, once in the file.
struct RepositoryScanner: ~Escapable {
  private let text: Span<UInt8>
  private var json: JSONScanner
  private let collectsFaults: Bool
  private let allowsMissingIDs: Bool

  /// The faults that did not end the scan.
  private(set) var faults: [RepositoryFault] = []
  /// Where the persons lie, in the order of the file.
  private(set) var records: [PersonRecord] = []
  /// The positions of the records that hold no id, where that is allowed.
  private(set) var positionsWithoutID: Set<Int> = []
  /// What stands around the persons.
  private(set) var envelope = RepositoryEnvelope()

  /// Prepares a scan.
  ///
  /// - Parameters:
  ///   - text: the bytes of the file.
  ///   - collectsFaults: whether to go on after a fault that leaves the JSON readable.
  ///   - allowsMissingIDs: whether persons may come without an id.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, collectsFaults: Bool = false, allowsMissingIDs: Bool = false) {
    self.text = text
    self.allowsMissingIDs = allowsMissingIDs
    self.collectsFaults = collectsFaults
    json = JSONScanner(text)
  }

  /// Reads the whole document.
  mutating func scan() throws(RepositoryFault) {
    json.skipByteOrderMark()
    records.reserveCapacity(text.count / 256)
    switch json.peek() {
    case UInt8(ascii: "{"): try scanEnvelope()
    case UInt8(ascii: "["): try scanPersons()
    case nil: throw RepositoryFault(offset: json.position, kind: .empty)
    default:
      let start = json.position
      try skipValue()
      throw RepositoryFault(offset: start, kind: .notARepository)
    }
    try expectEnd()
    try checkThatIDsDiffer()
  }

  /// Reads documents one after another: persons, arrays of persons, and repositories.
  mutating func scanSequence() throws(RepositoryFault) {
    json.skipByteOrderMark()
    while let byte = json.peek() {
      switch byte {
      case UInt8(ascii: "{") where try isAtEnvelope(): try scanEnvelope()
      case UInt8(ascii: "{"): try scanPerson()
      case UInt8(ascii: "["): try scanPersons()
      default:
        let start = json.position
        try skipValue()
        throw RepositoryFault(offset: start, kind: .personIsNotAnObject)
      }
    }
    try checkThatIDsDiffer()
  }

  /// Whether the object that begins here is a repository's document rather than a person's record.
  private func isAtEnvelope() throws(RepositoryFault) -> Bool {
    var ahead = json
    var isFirst = true
    do throws(JSONFault) {
      try ahead.beginObject()
      while let name = try ahead.nextMember(isFirst: &isFirst) {
        // A person's record shows by its first member, so that few objects are read twice.
        if PersonMember.named(name, in: text, after: nil) != nil { return false }
        let plain = name.text(in: text)
        if plain == "format" || plain == "persons" { return true }
        try ahead.skipValue()
      }
      return false
    } catch {
      throw RepositoryFault(error)
    }
  }

  /// Throws a fault, or notes it and lets the scan go on.
  private mutating func report(_ offset: Int, _ kind: RepositoryFault.Kind) throws(RepositoryFault)
  {
    let fault = RepositoryFault(offset: offset, kind: kind)
    guard collectsFaults else { throw fault }
    faults.append(fault)
  }

  // MARK: The document

  private mutating func scanEnvelope() throws(RepositoryFault) {
    let start = json.position
    var names = UnknownNames()
    var hasPersons = false
    try beginObject()
    var isFirst = true
    while let name = try nextMember(isFirst: &isFirst) {
      if !names.insert(name, in: text) {
        try report(name.quoted.lowerBound, .duplicateMember(name.text(in: text)))
      }
      if name.text(in: text) == "persons" {
        try scanPersons()
        hasPersons = true
        envelope.hasPassedPersons = true
      } else {
        try scanEnvelopeMember(name)
      }
    }
    if !hasPersons { throw RepositoryFault(offset: start, kind: .notARepository) }
  }

  private mutating func scanEnvelopeMember(_ name: JSONString) throws(RepositoryFault) {
    _ = json.peek()
    let start = json.position
    try skipValue()
    let value = start..<json.position
    switch name.text(in: text) {
    case "format":
      envelope.hasFormat = true
      if string(at: value) != "people" { try report(start, .otherFormat) }
    case "version":
      if let version = wholeNumber(at: value) {
        envelope.version = version
      } else {
        try report(start, .malformedVersion)
      }
    default: break
    }
    envelope.keepMember(
      named: text.extracting(name.quoted), value: text.extracting(value))
  }

  /// The whole number from 1 that is written at a place; nil where something else is.
  private func wholeNumber(at range: Range<Int>) -> Int? {
    for index in range
    where text[index] < UInt8(ascii: "0") || text[index] > UInt8(ascii: "9") { return nil }
    var digits: [UInt8] = []
    digits.append(copying: text.extracting(range))
    // More digits than a number holds are a number nonetheless, and a very new version.
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? .max
    return number >= 1 ? number : nil
  }

  private func string(at range: Range<Int>) -> String? {
    var value = JSONScanner(text.extracting(range))
    return try? value.scanString().text(in: text.extracting(range))
  }

  private mutating func scanPersons() throws(RepositoryFault) {
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) {
      if json.peek() == UInt8(ascii: "{") {
        try scanPerson()
      } else {
        let start = json.position
        try skipValue()
        try report(start, .personIsNotAnObject)
      }
    }
  }

  // MARK: A person

  private mutating func scanPerson() throws(RepositoryFault) {
    let start = json.position
    json.hasPassedLineBreak = false
    var seen = PersonMemberSet()
    var unknownNames = UnknownNames()
    var previous: PersonMember?
    var id: PersonID?
    try beginObject()
    var isFirst = true
    while let name = try nextMember(isFirst: &isFirst) {
      guard let member = PersonMember.named(name, in: text, after: previous) else {
        try scanUnknownMember(name, among: &unknownNames)
        continue
      }
      if seen.contains(member) { try report(name.quoted.lowerBound, .duplicateMember(member.name)) }
      seen.insert(member)
      previous = member
      if member == .id {
        id = try scanID()
      } else {
        try scanValue(of: member)
      }
    }
    if id == nil, !seen.contains(.id) {
      if allowsMissingIDs {
        positionsWithoutID.insert(records.count)
        id = PersonID(high: 0, low: UInt64(records.count))
      } else {
        try report(start, .missingID)
      }
    }
    guard let id else { return }
    guard
      let record = PersonRecord(
        id: id, range: start..<json.position, place: .source,
        hasLineBreaks: json.hasPassedLineBreak)
    else { throw RepositoryFault(offset: start, kind: .recordTooLong) }
    records.append(record)
  }

  private mutating func scanUnknownMember(
    _ name: JSONString, among others: inout UnknownNames
  ) throws(RepositoryFault) {
    if !others.insert(name, in: text) {
      try report(name.quoted.lowerBound, .duplicateMember(name.text(in: text)))
    }
    try skipValue()
  }

  private mutating func scanID() throws(RepositoryFault) -> PersonID? {
    guard json.peek() == UInt8(ascii: "\"") else {
      let start = json.position
      try skipValue()
      try report(start, .wrongValue(member: "id", expected: "a UUID in double quotes"))
      return nil
    }
    let string = try scanString()
    if !string.hasEscapes, let id = PersonID(utf8: text.extracting(string.content)) { return id }
    let plain = string.text(in: text)
    if let id = PersonID(plain) { return id }
    try report(string.quoted.lowerBound, .malformedID(plain))
    return nil
  }

  private mutating func scanValue(of member: PersonMember) throws(RepositoryFault) {
    switch (member.shape, json.peek()) {
    case (.text, UInt8(ascii: "\"")): _ = try scanString()
    case (.flag, UInt8(ascii: "t")), (.flag, UInt8(ascii: "f")): try skipValue()
    case (_, UInt8(ascii: "n")): try skipValue()
    case (.texts, UInt8(ascii: "[")): try scanTexts(of: member)
    case (.objects(let names), UInt8(ascii: "[")): try scanObjects(of: member, with: names)
    default: try passWrongValue(member.name, member.shape.description)
    }
  }

  private mutating func scanTexts(of member: PersonMember) throws(RepositoryFault) {
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) {
      if json.peek() == UInt8(ascii: "\"") {
        _ = try scanString()
      } else {
        try passWrongValue(member.name, member.shape.description)
      }
    }
  }

  private mutating func scanObjects(
    of member: PersonMember, with names: NameTable
  ) throws(RepositoryFault) {
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) {
      if json.peek() == UInt8(ascii: "{") {
        try scanObject(with: names)
      } else {
        try passWrongValue(member.name, member.shape.description)
      }
    }
  }

  private mutating func scanObject(with names: NameTable) throws(RepositoryFault) {
    var seen: UInt64 = 0
    var previous: Int?
    var unknownNames = UnknownNames()
    try beginObject()
    var isFirst = true
    while let name = try nextMember(isFirst: &isFirst) {
      guard let index = names.index(of: name, in: text, after: previous) else {
        try scanUnknownMember(name, among: &unknownNames)
        continue
      }
      if seen & 1 << UInt64(index) != 0 {
        try report(name.quoted.lowerBound, .duplicateMember(names.names[index]))
      }
      seen |= 1 << UInt64(index)
      previous = index
      switch json.peek() {
      case UInt8(ascii: "\""): _ = try scanString()
      case UInt8(ascii: "n"): try skipValue()
      default: try passWrongValue(names.names[index], PersonMember.Shape.text.description)
      }
    }
  }

  /// Passes a value of the wrong kind and reports it; what is not even JSON is reported as that.
  private mutating func passWrongValue(
    _ member: String, _ expected: String
  ) throws(RepositoryFault) {
    _ = json.peek()
    let start = json.position
    try skipValue()
    try report(start, .wrongValue(member: member, expected: expected))
  }

  // MARK: Ids

  private mutating func checkThatIDsDiffer() throws(RepositoryFault) {
    var index = PersonIDIndex(minimumCapacity: records.count)
    for (position, record) in records.enumerated() where !positionsWithoutID.contains(position) {
      if let first = index.insert(position, in: records) {
        try report(
          record.offset, .duplicateID(record.id, first: records[first].offset))
      }
    }
  }
}

// MARK: The scanner's calls, with its faults as faults of the repository

extension RepositoryScanner {
  private mutating func beginObject() throws(RepositoryFault) {
    do throws(JSONFault) { try json.beginObject() } catch { throw RepositoryFault(error) }
  }

  private mutating func nextMember(isFirst: inout Bool) throws(RepositoryFault) -> JSONString? {
    do throws(JSONFault) { return try json.nextMember(isFirst: &isFirst) } catch {
      throw RepositoryFault(error)
    }
  }

  private mutating func beginArray() throws(RepositoryFault) {
    do throws(JSONFault) { try json.beginArray() } catch { throw RepositoryFault(error) }
  }

  private mutating func nextElement(isFirst: inout Bool) throws(RepositoryFault) -> Bool {
    do throws(JSONFault) { return try json.nextElement(isFirst: &isFirst) } catch {
      throw RepositoryFault(error)
    }
  }

  private mutating func scanString() throws(RepositoryFault) -> JSONString {
    do throws(JSONFault) { return try json.scanString() } catch { throw RepositoryFault(error) }
  }

  private mutating func skipValue() throws(RepositoryFault) {
    do throws(JSONFault) { try json.skipValue() } catch { throw RepositoryFault(error) }
  }

  private mutating func expectEnd() throws(RepositoryFault) {
    do throws(JSONFault) { try json.expectEnd() } catch { throw RepositoryFault(error) }
  }
}

extension PersonMember.Shape {
  /// What a value must be, for a message.
  fileprivate var description: String {
    switch self {
    case .text: "a string"
    case .flag: "true or false"
    case .texts: "an array of strings"
    case .objects(let names):
      "an array of objects with the members \(names.names.joined(separator: ", "))"
    }
  }
}
