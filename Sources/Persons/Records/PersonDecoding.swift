internal import JSON

extension Person {
  /// Makes a person of a record that ``RepositoryScanner`` has found to be right.
  ///
  /// - Parameters:
  ///   - id: the id that stands in the record.
  ///   - record: the bytes of the record, an object.
  ///   - members: the members that are wanted; the others stay empty.
  /// - Throws: ``JSONFault`` when the record is not what the scanner saw.
  init(id: PersonID, record: Span<UInt8>, members: PersonMemberSet = .all) throws(JSONFault) {
    self.init(id: id)
    var json = JSONScanner(record)
    try json.beginObject()
    var isFirst = true
    var previous: PersonMember?
    while let name = try json.nextMember(isFirst: &isFirst) {
      let member = PersonMember.named(name, in: record, after: previous)
      if let member, members.contains(member) {
        try decode(member, from: &json, in: record)
      } else {
        try json.skipValue()
      }
      previous = member ?? previous
    }
  }

  private mutating func decode(
    _ member: PersonMember, from json: inout JSONScanner, in record: Span<UInt8>
  ) throws(JSONFault) {
    // A value of null means the same as none.
    if json.peek() == UInt8(ascii: "n") { return try json.skipValue() }
    switch member {
    case .id: try json.skipValue()
    case .firstName: firstName = try json.scanString().text(in: record)
    case .middleName: middleName = try json.scanString().text(in: record)
    case .lastName: lastName = try json.scanString().text(in: record)
    case .namePrefix: namePrefix = try json.scanString().text(in: record)
    case .nameSuffix: nameSuffix = try json.scanString().text(in: record)
    case .nickname: nickname = try json.scanString().text(in: record)
    case .company: company = try json.scanString().text(in: record)
    case .department: department = try json.scanString().text(in: record)
    case .jobTitle: jobTitle = try json.scanString().text(in: record)
    case .birthday: birthday = try json.scanString().text(in: record)
    case .gender: gender = try json.scanString().text(in: record)
    case .emails: emails = try json.readObjects(in: record)
    case .phones: phones = try json.readObjects(in: record)
    case .addresses: addresses = try json.readObjects(in: record)
    case .urls: urls = try json.readTexts(in: record)
    case .tags: tags = try json.readTexts(in: record)
    case .note: note = try json.scanString().text(in: record)
    case .bookmarked:
      isBookmarked = json.peek() == UInt8(ascii: "t")
      try json.skipValue()
    case .sent: sent = try json.readObjects(in: record)
    case .created: created = try json.scanString().text(in: record)
    case .updated: updated = try json.scanString().text(in: record)
    }
  }
}

extension JSONScanner {
  /// Reads an array of strings.
  mutating func readTexts(in text: Span<UInt8>) throws(JSONFault) -> [String] {
    var texts: [String] = []
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) { texts.append(try scanString().text(in: text)) }
    return texts
  }

  /// Reads an array of objects whose known members are strings.
  mutating func readObjects<Element: RecordObject>(
    in text: Span<UInt8>
  ) throws(JSONFault) -> [Element] {
    var elements: [Element] = []
    try beginArray()
    var isFirst = true
    while try nextElement(isFirst: &isFirst) { elements.append(try readObject(in: text)) }
    return elements
  }

  /// Reads one object whose known members are strings, or null.
  mutating func readObject<Element: RecordObject>(
    in text: Span<UInt8>
  ) throws(JSONFault) -> Element {
    let members = Element.members
    var texts = [String](repeating: "", count: members.names.count)
    var previous: Int?
    try beginObject()
    var isFirst = true
    while let name = try nextMember(isFirst: &isFirst) {
      let index = members.index(of: name, in: text, after: previous)
      previous = index ?? previous
      if let index, peek() == UInt8(ascii: "\"") {
        texts[index] = try scanString().text(in: text)
      } else {
        try skipValue()
      }
    }
    return Element(texts: texts)
  }
}
