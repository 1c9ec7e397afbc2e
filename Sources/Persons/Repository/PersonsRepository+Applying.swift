extension PersonChange {
  /// The change that takes this one back.
  public var inverse: PersonChange {
    PersonChange(id: id, position: position, before: after, after: before)
  }
}

extension PersonsRepository {
  /// Makes changes that were made before, or their inverses, to the byte of the records and to the
  /// place in the file.
  ///
  /// - Parameter changes: of one kind: all add, all delete, or all change persons.
  /// - Throws: ``RepositoryError/changedSince(_:)`` when a record is not what the change begins with;
  ///   then nothing is changed.
  /// - Complexity: O(*n* + *k* log *k*) for *k* changes.
  public mutating func apply(_ changes: [PersonChange]) throws(RepositoryError) {
    let places = PersonPositions(of: changes.map { $0.id }, in: records)
    for change in changes where places[change.id].map({ text(of: records[$0]) }) != change.before {
      throw .changedSince(change.person?.displayName ?? change.id.description, change.id)
    }
    var doomed: [Int] = []
    var added: [(position: Int, record: PersonRecord)] = []
    for change in changes {
      switch (places[change.id], change.after) {
      case (let place?, let after?):
        records[place] = appendChange(of: change.id) { $0.append(contentsOf: after) }
      case (let place?, nil): doomed.append(place)
      case (nil, let after?):
        let record = appendChange(of: change.id) { $0.append(contentsOf: after) }
        added.append((change.position, record))
      case (nil, nil): break
      }
    }
    removeRecords(at: doomed.sorted())
    if !added.isEmpty { insert(added.sorted { $0.position < $1.position }) }
  }

  /// Whether every record is what changes begin with, so that none of them was made, or all of them
  /// were taken back.
  public func isBefore(_ changes: [PersonChange]) -> Bool {
    let places = PersonPositions(of: changes.map { $0.id }, in: records)
    return changes.allSatisfy { change in
      places[change.id].map { text(of: records[$0]) } == change.before
    }
  }

  /// Puts records at the positions that they shall have in the end.
  private mutating func insert(_ added: [(position: Int, record: PersonRecord)]) {
    var result: [PersonRecord] = []
    result.reserveCapacity(records.count + added.count)
    var rest = records[...]
    for (position, record) in added {
      let gap = min(max(position - result.count, 0), rest.count)
      result.append(contentsOf: rest.prefix(gap))
      rest = rest.dropFirst(gap)
      result.append(record)
    }
    result.append(contentsOf: rest)
    records = result
  }
}
