internal import Interchange
internal import JSON
internal import Persons
internal import TextSupport

/// How generated persons are written, so many at a time.
struct PersonRendering: Sendable {
  /// The formats of generated persons.
  enum Format: String, CaseIterable {
    case jsonl, json, csv, tsv, vcard
  }

  let generator: RandomPersonGenerator
  let format: Format
  /// The fields that were asked for; nil for all, or for the usual columns.
  let fields: [PersonField]?

  /// What stands before the first person of a dataset that is not empty.
  var head: [UInt8] {
    switch format {
    case .json: return Array("[\n".utf8)
    case .csv:
      var line: [UInt8] = []
      append(columns.map { $0.rawValue }, to: &line)
      return line
    default: return []
    }
  }

  /// What stands behind the last person of one.
  var tail: [UInt8] { format == .json ? Array("]\n".utf8) : [] }

  /// What a dataset of nobody is.
  var nobody: [UInt8] { format == .json ? Array("[]\n".utf8) : head }

  private var columns: [PersonField] { fields ?? PersonField.usualColumns }

  /// Appends the persons at some indices.
  ///
  /// - Parameters:
  ///   - range: the indices.
  ///   - isLast: whether the last of them is the last of all.
  ///   - bytes: takes the persons.
  func append(_ range: Range<Int>, isLast: Bool, to bytes: inout [UInt8]) {
    if format == .jsonl, fields == nil { return generator.appendRecords(of: range, to: &bytes) }
    for index in range {
      let person = generator.person(at: index)
      switch format {
      case .jsonl:
        appendObject(person, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      case .json:
        bytes.append(contentsOf: "  ".utf8)
        appendObject(person, to: &bytes)
        if !(isLast && index == range.upperBound - 1) { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\n"))
      case .csv: append(columns.map { $0.text(of: person) }, to: &bytes)
      case .tsv:
        for (number, field) in columns.enumerated() {
          if number > 0 { bytes.append(UInt8(ascii: "\t")) }
          TabSeparated.append(field.text(of: person), to: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
      case .vcard: VCardWriter(includesPrivateMembers: true).append(person, to: &bytes)
      }
    }
  }

  private func append(_ values: [String], to bytes: inout [UInt8]) {
    // A record of one empty value would be a blank line, which readers pass over.
    if values == [""] { bytes.append(contentsOf: "\"\"".utf8) }
    for (number, value) in values.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      CommaSeparated.append(value, to: &bytes)
    }
    bytes.append(contentsOf: CommaSeparated.lineEnd)
  }

  /// Appends the fields of a person that are known, as an object.
  private func appendObject(_ person: Person, to bytes: inout [UInt8]) {
    guard let fields else { return person.appendRecord(to: &bytes) }
    bytes.append(UInt8(ascii: "{"))
    var isFirst = true
    for field in fields where field.isKnown(of: person) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONString.append(field.rawValue, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      field.appendJSON(of: person, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
