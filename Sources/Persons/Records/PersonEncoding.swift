internal import JSON

extension Person {
  /// Appends the person's record: an object on one line, members in the file's order, none empty.
  public func appendRecord(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    var isFirst = true
    for member in PersonMember.allCases where has(member) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONString.append(member.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      appendValue(of: member, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Whether something is known for a member, so that it is written.
  public func has(_ member: PersonMember) -> Bool {
    switch member {
    case .id: true
    case .emails: !emails.isEmpty
    case .phones: !phones.isEmpty
    case .addresses: !addresses.isEmpty
    case .urls: !urls.isEmpty
    case .tags: !tags.isEmpty
    case .bookmarked: isBookmarked
    case .sent: !sent.isEmpty
    default: !text(of: member).isEmpty
    }
  }

  /// The text of a member that is a single text; empty for every other member.
  public func text(of member: PersonMember) -> String {
    switch member {
    case .id: id.description
    case .firstName: firstName
    case .middleName: middleName
    case .lastName: lastName
    case .namePrefix: namePrefix
    case .nameSuffix: nameSuffix
    case .nickname: nickname
    case .company: company
    case .department: department
    case .jobTitle: jobTitle
    case .birthday: birthday
    case .gender: gender
    case .note: note
    case .created: created
    case .updated: updated
    case .emails, .phones, .addresses, .urls, .tags, .bookmarked, .sent: ""
    }
  }

  /// Appends the value of a member as it is written in the file.
  public func appendValue(of member: PersonMember, to bytes: inout [UInt8]) {
    switch member {
    case .emails: appendArray(emails, to: &bytes, with: appendObject)
    case .phones: appendArray(phones, to: &bytes, with: appendObject)
    case .addresses: appendArray(addresses, to: &bytes, with: appendObject)
    case .sent: appendArray(sent, to: &bytes, with: appendObject)
    case .urls: appendArray(urls, to: &bytes) { JSONString.append($0, to: &$1) }
    case .tags: appendArray(tags, to: &bytes) { JSONString.append($0, to: &$1) }
    case .bookmarked: bytes.append(contentsOf: (isBookmarked ? "true" : "false").utf8)
    default: JSONString.append(text(of: member), to: &bytes)
    }
  }
}

/// Appends a JSON array.
func appendArray<Element>(
  _ elements: [Element], to bytes: inout [UInt8], with append: (Element, inout [UInt8]) -> Void
) {
  bytes.append(UInt8(ascii: "["))
  for (index, element) in elements.enumerated() {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    append(element, &bytes)
  }
  bytes.append(UInt8(ascii: "]"))
}

/// Appends the object of a part of a person, empty members left out.
func appendObject(_ element: some RecordObject, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "{"))
  var isFirst = true
  for (name, text) in zip(type(of: element).members.names, element.texts) where !text.isEmpty {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    JSONString.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    JSONString.append(text, to: &bytes)
  }
  bytes.append(UInt8(ascii: "}"))
}
