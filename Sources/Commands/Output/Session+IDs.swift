internal import Persons

extension Session {
  /// Writes the ids of changed persons, one a line.
  mutating func writeIDs(of changes: [PersonChange]) throws(CommandError) {
    for change in changes {
      try write { bytes in
        change.id.append(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }
}
