internal import JSON

/// What stands around the persons.
extension RepositoryScanner {
  mutating func scanDocument() throws(RepositoryFault) {
    json.skipByteOrderMark()
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
  }

  mutating func scanDocuments() throws(RepositoryFault) {
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

  // MARK: The document's members

  private mutating func scanEnvelope() throws(RepositoryFault) {
    let start = json.position
    try beginObject()
    if !(try scanEnvelopeMembers(isFirst: true)) {
      throw RepositoryFault(offset: start, kind: .notARepository)
    }
  }

  /// Scans members up to the end of the document's object.
  ///
  /// - Parameter isFirst: whether none stands before them.
  /// - Returns: whether the persons were among them.
  /// - Throws: the first fault, or the first behind which faults cannot be collected.
  mutating func scanEnvelopeMembers(isFirst: Bool) throws(RepositoryFault) -> Bool {
    var isFirst = isFirst
    var names = UnknownNames()
    var hasPersons = false
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
    return hasPersons
  }

  private mutating func scanEnvelopeMember(_ name: JSONString) throws(RepositoryFault) {
    _ = json.peek()
    let start = json.position
    try skipValue()
    let value = start..<json.position
    switch name.text(in: text) {
    case "format":
      envelope.hasFormat = true
      if string(at: value) != "people" {
        try report(start, .otherFormat, closing: UInt8(ascii: "}"))
      }
    case "version":
      if let version = wholeNumber(at: value) {
        envelope.version = version
      } else {
        try report(start, .malformedVersion, closing: UInt8(ascii: "}"))
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

  // MARK: The array of persons

  private mutating func scanPersons() throws(RepositoryFault) {
    try beginArray()
    try scanElements()
  }

  /// Scans persons up to the end of their array, of which the bracket has been passed.
  mutating func scanElements() throws(RepositoryFault) {
    let (start, depth) = (json.position, json.depth)
    if records.isEmpty, let whole = division?.scanArray(from: start, depth: depth) {
      records = whole.records
      json.resume(at: whole.end, depth: depth - 1)
      return
    }
    var isFirst = true
    var element = start - 1
    while true {
      do throws(RepositoryFault) {
        while try nextElement(isFirst: &isFirst) {
          let isObject = json.peek() == UInt8(ascii: "{")
          element = json.position
          if isObject {
            try scanPerson()
          } else {
            try skipValue()
            try report(element, .personIsNotAnObject, closing: UInt8(ascii: "]"))
          }
        }
        return
      } catch {
        guard let place = placeToGoOn(behind: error, in: element, ofArrayFrom: start) else {
          throw error
        }
        json.resume(at: place, depth: depth)
        isFirst = true
      }
    }
  }
}
