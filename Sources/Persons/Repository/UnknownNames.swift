internal import JSON

/// The member names of one object that no table knows, watched for one that comes twice.
struct UnknownNames {
  /// How many names are compared one by one: mostly there are none, or a few.
  private static let fewNames = 16

  private var few: [JSONString] = []
  private var many: Set<[UInt8]> = []

  /// Adds a name.
  ///
  /// - Returns: whether it is the first of its kind; escapes make no difference.
  mutating func insert(_ name: JSONString, in text: Span<UInt8>) -> Bool {
    if few.count < Self.fewNames {
      if few.contains(where: { $0.equals(name, in: text) }) { return false }
      few.append(name)
      if few.count == Self.fewNames { many = Set(few.map { Array($0.text(in: text).utf8) }) }
      return true
    }
    return many.insert(Array(name.text(in: text).utf8)).inserted
  }
}
