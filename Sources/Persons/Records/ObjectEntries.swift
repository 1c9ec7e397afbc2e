internal import JSON

/// The members of a JSON object as they stand in its text, to be put together again with changes.
///
/// `Key` names the members that may change; those without a key are only passed on.
struct ObjectEntries<Key: Comparable> {
  private struct Entry {
    var key: Key?
    /// From the quote of the name to the end of the value.
    var whole: Range<Int>
    var value: Range<Int>
    /// What is written in place of the text, once the member was changed.
    var replacement: [UInt8]?
  }

  private var entries: [Entry] = []

  /// Finds the members of an object.
  ///
  /// - Parameters:
  ///   - object: the text of the object.
  ///   - key: the key of a name, given the key that was found before.
  /// - Throws: ``JSONFault`` when the text is no object.
  init(
    of object: Span<UInt8>, naming key: (JSONString, Key?) -> Key?
  ) throws(JSONFault) {
    var json = JSONScanner(object)
    try json.beginObject()
    var isFirst = true
    var previous: Key?
    while let name = try json.nextMember(isFirst: &isFirst) {
      let known = key(name, previous)
      previous = known ?? previous
      _ = json.peek()
      let start = json.position
      try json.skipValue()
      entries.append(
        Entry(
          key: known, whole: name.quoted.lowerBound..<json.position,
          value: start..<json.position))
    }
  }

  /// Where the value of a member stands in the text; nil when there is no such member.
  func value(of key: Key) -> Range<Int>? {
    entries.first { $0.key == key }?.value
  }

  /// Takes a member out.
  mutating func remove(_ key: Key) {
    entries.removeAll { $0.key == key }
  }

  /// Gives a member a new value; a new member goes where the order of keys wants it.
  mutating func set(_ key: Key, named name: String, to value: [UInt8]) {
    var text: [UInt8] = []
    JSONString.append(name, to: &text)
    text.append(UInt8(ascii: ":"))
    text.append(contentsOf: value)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].replacement = text
      return
    }
    let before = entries.lastIndex { $0.key.map { $0 < key } ?? false }
    entries.insert(
      Entry(key: key, whole: 0..<0, value: 0..<0, replacement: text), at: before.map { $0 + 1 } ?? 0
    )
  }

  /// Appends the object with its changes.
  func append(from object: Span<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, entry) in entries.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let replacement = entry.replacement {
        bytes.append(contentsOf: replacement)
      } else {
        bytes.append(copying: object.extracting(entry.whole))
      }
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
