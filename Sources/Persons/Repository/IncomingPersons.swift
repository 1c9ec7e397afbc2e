public import JSON

/// Persons that come in as JSON to be added: checked as a repository file is, records unchanged.
public struct IncomingPersons: Sendable {
  /// The ids, and the records, each on one line; an id that was given here stands first.
  let records: [(id: PersonID, text: [UInt8])]

  /// The names of members that this version does not know, in order; they are kept as they are.
  public let unknownMembers: [String]

  /// Reads persons: objects one after another as JSON Lines has them, arrays of objects, or whole
  /// repository files.
  ///
  /// - Parameters:
  ///   - json: the bytes.
  ///   - makeID: gives a person an id who comes without one.
  /// - Throws: the first fault of the bytes.
  public init(json: SharedBytes, makeID: () -> PersonID) throws(RepositoryFault) {
    var scanner = RepositoryScanner(json.span, allowsMissingIDs: true)
    try scanner.scanSequence()
    unknownMembers = scanner.unknownMembers.sorted()
    let positions = scanner.positionsWithoutID
    records = scanner.records.enumerated().map { position, record in
      var text: [UInt8] = []
      JSONMinifier.append(json.span.extracting(record.range), to: &text)
      guard positions.contains(position) else { return (record.id, text) }
      let id = makeID()
      let isEmpty = text.count == 2
      text.replaceSubrange(0..<1, with: Array("{\"id\":\"\(id)\"\(isEmpty ? "" : ",")".utf8))
      return (id, text)
    }
  }
}

extension PersonsRepository {
  /// Adds persons that came in as JSON behind the last one.
  ///
  /// - Returns: one change a person, in the same order.
  /// - Throws: ``RepositoryError/idIsTaken(_:)``; then none is added.
  @discardableResult
  public mutating func add(_ incoming: IncomingPersons) throws(RepositoryError) -> [PersonChange] {
    try append(incoming.records.map(\.id)) { $1.append(contentsOf: incoming.records[$0].text) }
  }
}
