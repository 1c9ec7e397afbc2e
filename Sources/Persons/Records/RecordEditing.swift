internal import JSON

/// Rewrites a record so that it says what a changed person says, and touches nothing else.
///
/// Members that did not change, and those that this version does not know, keep their bytes and
/// their order; so do the elements of a list that did not change, and the unknown members of those
/// that did.
enum RecordEditing {
  /// The record of `after`, made from the record of `before`.
  static func edited(
    _ record: [UInt8], changing before: Person, to after: Person
  ) throws(JSONFault) -> [UInt8] {
    var bytes: [UInt8] = []
    try append(record.span, changing: before, to: after, onto: &bytes)
    return bytes
  }

  private static func append(
    _ record: Span<UInt8>, changing before: Person, to after: Person, onto bytes: inout [UInt8]
  ) throws(JSONFault) {
    var entries = try ObjectEntries(
      of: record,
      naming: { name, previous in
        PersonMember.named(name, in: record, after: previous)
      })
    for member in PersonMember.allCases where before.differs(from: after, in: member) {
      guard after.has(member) else {
        entries.remove(member)
        continue
      }
      var value: [UInt8] = []
      let old = entries.value(of: member)
      switch member {
      case .emails: try appendList(after.emails, from: old, in: record, onto: &value)
      case .phones: try appendList(after.phones, from: old, in: record, onto: &value)
      case .addresses: try appendList(after.addresses, from: old, in: record, onto: &value)
      case .sent: try appendList(after.sent, from: old, in: record, onto: &value)
      default: after.appendValue(of: member, to: &value)
      }
      entries.set(member, named: member.name, to: value)
    }
    entries.append(from: record, to: &bytes)
  }

  /// Appends a list, keeping the bytes of the elements that were there before.
  private static func appendList<Element: RecordObject>(
    _ elements: [Element], from old: Range<Int>?, in record: Span<UInt8>, onto bytes: inout [UInt8]
  ) throws(JSONFault) {
    var unused =
      try old.map { range throws(JSONFault) in
        try oldElements(in: record.extracting(range), as: Element.self, offset: range.lowerBound)
      } ?? []
    // Those that stayed as they were are taken first, so that no other one takes their origin.
    var origins = elements.map { element in
      unused.firstIndex { $0.element == element }.map { unused.remove(at: $0) }
    }
    for (index, element) in elements.enumerated() where origins[index] == nil {
      let key = element.texts[Element.keyIndex]
      origins[index] = unused.firstIndex { $0.element.texts[Element.keyIndex] == key }
        .map { unused.remove(at: $0) }
    }
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let origin = origins[index] {
        try append(
          element, changing: origin.element, record: record.extracting(origin.range), onto: &bytes)
      } else {
        appendObject(element, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func oldElements<Element: RecordObject>(
    in list: Span<UInt8>, as type: Element.Type, offset: Int
  ) throws(JSONFault) -> [(element: Element, range: Range<Int>)] {
    var elements: [(element: Element, range: Range<Int>)] = []
    var json = JSONScanner(list)
    guard json.peek() == UInt8(ascii: "[") else { return [] }
    try json.beginArray()
    var isFirst = true
    while try json.nextElement(isFirst: &isFirst) {
      _ = json.peek()
      let start = json.position
      let element: Element = try json.readObject(in: list)
      elements.append((element, (offset + start)..<(offset + json.position)))
    }
    return elements
  }

  private static func append<Element: RecordObject>(
    _ element: Element, changing before: Element, record: Span<UInt8>, onto bytes: inout [UInt8]
  ) throws(JSONFault) {
    let members = Element.members
    var entries = try ObjectEntries<Int>(
      of: record,
      naming: { name, previous in
        members.index(of: name, in: record, after: previous)
      })
    for (index, text) in element.texts.enumerated() where !text.isSpelled(like: before.texts[index])
    {
      guard !text.isEmpty else {
        entries.remove(index)
        continue
      }
      var value: [UInt8] = []
      JSONString.append(text, to: &value)
      entries.set(index, named: members.names[index], to: value)
    }
    entries.append(from: record, to: &bytes)
  }
}

extension Person {
  /// Whether two persons are the same to the byte; `==` takes composed and decomposed spellings of
  /// a letter for the same.
  public func isSpelled(like other: Person) -> Bool {
    id == other.id && !PersonMember.allCases.contains { differs(from: other, in: $0) }
  }

  /// Whether two persons say something different in a member.
  func differs(from other: Person, in member: PersonMember) -> Bool {
    switch member {
    case .emails: !emails.elementsEqual(other.emails) { $0.isSpelled(like: $1) }
    case .phones: !phones.elementsEqual(other.phones) { $0.isSpelled(like: $1) }
    case .addresses: !addresses.elementsEqual(other.addresses) { $0.isSpelled(like: $1) }
    case .urls: !urls.elementsEqual(other.urls) { $0.isSpelled(like: $1) }
    case .tags: !tags.elementsEqual(other.tags) { $0.isSpelled(like: $1) }
    case .bookmarked: isBookmarked != other.isBookmarked
    case .sent: !sent.elementsEqual(other.sent) { $0.isSpelled(like: $1) }
    default: !text(of: member).isSpelled(like: other.text(of: member))
    }
  }
}

extension RecordObject {
  /// Whether the texts of two elements are the same scalar by scalar.
  fileprivate func isSpelled(like other: Self) -> Bool {
    texts.elementsEqual(other.texts) { $0.isSpelled(like: $1) }
  }
}

extension String {
  /// Whether two texts are the same scalar by scalar.
  ///
  /// Swift's own equality takes composed and decomposed spellings for the same, and so would not
  /// let one be changed into the other.
  fileprivate func isSpelled(like other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
