internal import JSON

/// One person's record: the kinds of the values, and no member twice.
extension RepositoryScanner {
  mutating func scanPerson() throws(RepositoryFault) {
    let start = json.position
    if let (id, end) = canonicalRecord.pass(at: start, in: text),
      let record = PersonRecord(id: id, range: start..<end, place: .source)
    {
      json.resume(at: end, depth: json.depth)
      records.append(record)
      return
    }
    json.hasPassedLineBreak = false
    var seen = PersonMemberSet()
    var unknownNames = UnknownNames()
    var previous: PersonMember?
    var id: PersonID?
    try beginObject()
    var isFirst = true
    while let name = try nextMember(isFirst: &isFirst) {
      guard let member = PersonMember.named(name, in: text, after: previous) else {
        // Whoever adds persons may have misspelt a name; a file may come from a newer version.
        if allowsMissingIDs { unknownMembers.insert(name.text(in: text)) }
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
    else {
      try report(start, .recordTooLong)
      return
    }
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
      try report(
        start, .wrongValue(member: "id", expected: "a UUID in double quotes"),
        closing: UInt8(ascii: "}"))
      return nil
    }
    let string = try scanString()
    if !string.hasEscapes, let id = PersonID(utf8: text.extracting(string.content)) { return id }
    let plain = string.text(in: text)
    if let id = PersonID(plain) { return id }
    try report(string.quoted.lowerBound, .malformedID(plain), closing: UInt8(ascii: "}"))
    return nil
  }

  private mutating func scanValue(of member: PersonMember) throws(RepositoryFault) {
    switch (member.shape, json.peek()) {
    case (.text, UInt8(ascii: "\"")): _ = try scanString()
    case (.flag, UInt8(ascii: "t")), (.flag, UInt8(ascii: "f")): try skipValue()
    case (_, UInt8(ascii: "n")): try skipValue()
    case (.texts, UInt8(ascii: "[")): try scanTexts(of: member)
    case (.objects(let names), UInt8(ascii: "[")): try scanObjects(of: member, with: names)
    default:
      try passWrongValue(member.name, member.shape.description, closing: UInt8(ascii: "}"))
    }
  }

  private mutating func scanTexts(of member: PersonMember) throws(RepositoryFault) {
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) {
      if json.peek() == UInt8(ascii: "\"") {
        _ = try scanString()
      } else {
        try passWrongValue(member.name, member.shape.description, closing: UInt8(ascii: "]"))
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
        try passWrongValue(member.name, member.shape.description, closing: UInt8(ascii: "]"))
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
      default:
        try passWrongValue(
          names.names[index], PersonMember.Shape.text.description, closing: UInt8(ascii: "}"))
      }
    }
  }

  /// Passes a value of the wrong kind and reports it; what is not even JSON is reported as that.
  private mutating func passWrongValue(
    _ member: String, _ expected: String, closing: UInt8
  ) throws(RepositoryFault) {
    _ = json.peek()
    let start = json.position
    try skipValue()
    try report(start, .wrongValue(member: member, expected: expected), closing: closing)
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
