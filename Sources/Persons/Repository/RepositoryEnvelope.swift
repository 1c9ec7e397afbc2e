internal import JSON

/// What stands around the persons in the file: the format, its version, and members of the document
/// that this version does not know, kept to the byte.
struct RepositoryEnvelope: Sendable {
  /// The version of the format that this program writes.
  static let currentVersion = 1

  /// The version that the file names; the current one where it names none.
  var version = currentVersion { didSet { hasVersion = true } }
  /// Whether the file names its format.
  var hasFormat = false
  /// Whether members that are kept from now on stand behind the persons.
  var hasPassedPersons = false

  private var hasVersion = false
  private var leading: [UInt8] = []
  private var trailing: [UInt8] = []

  /// Keeps a member of the document.
  ///
  /// - Parameters:
  ///   - name: its name, quotes included, as it is written.
  ///   - value: its value as it is written.
  mutating func keepMember(named name: Span<UInt8>, value: Span<UInt8>) {
    var member: [UInt8] = []
    member.append(copying: name)
    member.append(UInt8(ascii: ":"))
    JSONMinifier.append(value, to: &member)
    if hasPassedPersons {
      trailing.append(UInt8(ascii: ","))
      trailing.append(contentsOf: member)
    } else {
      leading.append(contentsOf: member)
      leading.append(UInt8(ascii: ","))
    }
  }

  /// Appends what stands before the first person, up to the bracket.
  func appendHead(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    if !hasFormat { bytes.append(contentsOf: #""format":"people","#.utf8) }
    if !hasVersion { bytes.append(contentsOf: "\"version\":\(version),".utf8) }
    bytes.append(contentsOf: leading)
    bytes.append(contentsOf: #""persons":["#.utf8)
  }

  /// Appends what stands behind the last person, from the line break on.
  func appendTail(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\n]".utf8)
    bytes.append(contentsOf: trailing)
    bytes.append(contentsOf: "}\n".utf8)
  }
}

extension RepositoryEnvelope: Equatable {
  /// Whether two envelopes are written alike, named members and those that are added alike.
  static func == (left: RepositoryEnvelope, right: RepositoryEnvelope) -> Bool {
    left.text == right.text
  }

  private var text: [UInt8] {
    var bytes: [UInt8] = []
    appendHead(to: &bytes)
    appendTail(to: &bytes)
    return bytes
  }
}
