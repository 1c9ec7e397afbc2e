import Interchange
import Persons

/// A written card, taken apart with nothing of the writer's own code.
struct Card {
  let bytes: [UInt8]

  /// Writes the card of the person whose id is all zeros, with the members that `set` gives it.
  init(includesPrivateMembers: Bool = true, set: (inout Person) -> Void) {
    var person = Person(id: PersonID(high: 0, low: 0))
    set(&person)
    self.init(of: person, includesPrivateMembers: includesPrivateMembers)
  }

  init(of person: Person, includesPrivateMembers: Bool = true) {
    var bytes: [UInt8] = []
    VCardWriter(includesPrivateMembers: includesPrivateMembers).append(person, to: &bytes)
    self.bytes = bytes
  }

  /// The lines as they stand, folded; the last one is empty if the card ends in CRLF as it must.
  var physicalLines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices.dropFirst()
    where bytes[index - 1] == 0x0D && bytes[index] == 0x0A {
      lines.append(bytes[start..<index - 1])
      start = index + 1
    }
    return lines + [bytes[start...]]
  }

  /// The lines without their folds.
  var lines: [String] {
    var logical: [[UInt8]] = []
    for line in physicalLines.dropLast() {
      if line.first == 0x20, let last = logical.indices.last {
        logical[last] += line.dropFirst()
      } else {
        logical.append(Array(line))
      }
    }
    return logical.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines whose property, behind the group if there is one, has the given name.
  func lines(of name: String) -> [String] {
    lines.filter { line in
      let head = line.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
      return head.elementsEqual(name.utf8)
        || head.reversed().starts(with: ".\(name)".utf8.reversed())
    }
  }

  /// The value of the only line that begins with `property` and a colon.
  ///
  /// By octets: a combining character at the start of the value is one Character with the colon.
  func value(of property: String) -> String? {
    let values = lines.filter { $0.utf8.starts(with: "\(property):".utf8) }
    guard values.count == 1, let line = values.first else { return nil }
    return String(decoding: line.utf8.dropFirst(property.utf8.count + 1), as: UTF8.self)
  }
}
