internal import JSON

extension PersonsRepository {
  /// Adds persons behind the last one.
  ///
  /// - Returns: one change a person, in the same order.
  /// - Throws: ``RepositoryError/idIsTaken(_:)``; then none is added.
  @discardableResult
  public mutating func add(_ persons: [Person]) throws(RepositoryError) -> [PersonChange] {
    try append(persons.map(\.id)) { persons[$0].appendRecord(to: &$1) }
  }

  /// Adds random persons behind the last one: the generator's first ones that are not there yet.
  ///
  /// So adding ten and then ten more with the same seed gives the same as adding twenty.
  ///
  /// - Returns: one change a person.
  @discardableResult
  public mutating func addRandomPersons(
    _ count: Int, from generator: RandomPersonGenerator
  ) -> [PersonChange] {
    // As many ids as there are persons can be in the way, and no more.
    let candidates = (0..<(self.count + count)).lazy.map { ($0, generator.id(at: $0)) }
    let taken = Set(ids)
    let free = Array(candidates.filter { !taken.contains($0.1) }.prefix(count))
    do throws(RepositoryError) {
      // One person at a time: a million of them at once would take many times what their records do.
      return try append(free.map { $0.1 }) { generator.appendRecord(at: free[$0].0, to: &$1) }
    } catch {
      preconditionFailure("a generator gave one id to two persons: \(error)")
    }
  }

  /// Makes the persons with the same ids what the given ones are.
  ///
  /// What did not change in a record keeps its bytes, and so does what this version does not know.
  ///
  /// - Returns: one change for each person who is now different, in the order of the arguments; of
  ///   several with one id the last counts.
  /// - Throws: ``RepositoryError/noSuchPerson(_:)``; then none is changed.
  @discardableResult
  public mutating func update(_ persons: [Person]) throws(RepositoryError) -> [PersonChange] {
    let positions = try positions(of: persons.map(\.id))
    let wanted = Dictionary(persons.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    return positions.compactMap { position in
      wanted[records[position].id].flatMap { replace(at: position, with: $0) }
    }
  }

  /// Deletes persons.
  ///
  /// - Returns: one change a person, in the order of the file.
  /// - Throws: ``RepositoryError/noSuchPerson(_:)``; then none is deleted.
  @discardableResult
  public mutating func delete(_ ids: [PersonID]) throws(RepositoryError) -> [PersonChange] {
    let doomed = try positions(of: ids).sorted()
    let deleted = doomed.map { position in
      PersonChange(
        id: records[position].id, position: position, before: text(of: records[position]),
        after: nil)
    }
    removeRecords(at: doomed)
    return deleted
  }

  /// Sets or takes off the bookmark of persons.
  ///
  /// - Returns: one change for each person whose bookmark is now different.
  /// - Throws: ``RepositoryError/noSuchPerson(_:)``; then none is changed.
  @discardableResult
  public mutating func setBookmark(
    _ isBookmarked: Bool, of ids: [PersonID]
  ) throws(RepositoryError) -> [PersonChange] {
    try positions(of: ids).compactMap { position in
      var person = person(at: position)
      person.isBookmarked = isBookmarked
      return replace(at: position, with: person)
    }
  }

  /// Notes on persons that their cards were sent.
  ///
  /// - Parameters:
  ///   - ids: whose cards were sent.
  ///   - recipients: to whom; empty when the cards were written to standard output.
  ///   - time: when.
  /// - Returns: one change a person.
  /// - Throws: ``RepositoryError/noSuchPerson(_:)``; then nothing is noted.
  @discardableResult
  public mutating func recordSending(
    of ids: [PersonID], to recipients: [String] = [], at time: Timestamp
  ) throws(RepositoryError) -> [PersonChange] {
    let sendings = (recipients.isEmpty ? [""] : recipients).map {
      Sending(at: time.description, to: $0)
    }
    return try positions(of: ids).compactMap { position in
      var person = person(at: position)
      person.sent += sendings
      return replace(at: position, with: person)
    }
  }

  // MARK: Records

  /// Adds records behind the last one.
  ///
  /// - Parameters:
  ///   - ids: the ids of the new persons.
  ///   - write: writes the record of the person at an index of the ids.
  /// - Returns: one change a person, in the same order.
  /// - Throws: ``RepositoryError/idIsTaken(_:)``; then none is added.
  mutating func append(
    _ ids: [PersonID], writing write: (Int, inout [UInt8]) -> Void
  ) throws(RepositoryError) -> [PersonChange] {
    let taken = PersonPositions(of: ids, in: records)
    for (number, id) in ids.enumerated() where taken[id] != nil || taken.isRepeated(number) {
      throw .idIsTaken(id)
    }
    let first = records.count
    for (index, id) in ids.enumerated() {
      records.append(appendChange(of: id) { write(index, &$0) })
    }
    return (first..<records.count).map { position in
      let record = records[position]
      return PersonChange(
        id: record.id, position: position, before: nil, after: text(of: record))
    }
  }

  /// Makes the record at a position say what a person says; nil when it does so already.
  private mutating func replace(at position: Int, with person: Person) -> PersonChange? {
    let old = records[position]
    let before = self.person(at: position)
    if before.isSpelled(like: person) { return nil }
    let oldText = text(of: old)
    let newText: [UInt8]
    do throws(JSONFault) {
      newText = try RecordEditing.edited(oldText, changing: before, to: person)
    } catch {
      preconditionFailure("a record was changed behind our back: \(error.message)")
    }
    records[position] = appendChange(of: old.id) { $0.append(contentsOf: newText) }
    return PersonChange(id: old.id, position: position, before: oldText, after: newText)
  }

  /// Writes a record among the changes.
  mutating func appendChange(
    of id: PersonID, _ write: (inout [UInt8]) -> Void
  ) -> PersonRecord {
    let start = changes.count
    write(&changes)
    guard let record = PersonRecord(id: id, range: start..<changes.count, place: .changes) else {
      preconditionFailure("a record of more than 4 GB")
    }
    return record
  }

  /// The bytes of a record, on one line.
  func text(of record: PersonRecord) -> [UInt8] {
    var text: [UInt8] = []
    append(record, to: &text)
    return text
  }

  /// The positions of some persons, in the order of their ids; each person counts once.
  private func positions(of ids: [PersonID]) throws(RepositoryError) -> [Int] {
    let found = PersonPositions(of: ids, in: records)
    var positions: [Int] = []
    for (number, id) in ids.enumerated() {
      guard let position = found[id] else { throw .noSuchPerson(id.description) }
      if !found.isRepeated(number) { positions.append(position) }
    }
    return positions
  }

  /// Takes out the records at some positions, which are in ascending order.
  mutating func removeRecords(at doomed: [Int]) {
    var gaps = doomed[...]
    guard var end = gaps.first else { return }
    for position in end..<records.count {
      if position == gaps.first {
        gaps.removeFirst()
      } else {
        records[end] = records[position]
        end += 1
      }
    }
    records.removeLast(doomed.count)
  }
}
