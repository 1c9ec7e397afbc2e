/// Where the persons of some ids stand in a repository.
///
/// Found in one pass over the records, whatever the number of ids.
struct PersonPositions {
  private let ids: [PersonID]
  private var index: PersonIDIndex
  // By the number of the id; -1 where there is no such person, and for what repeats an id.
  private var positions: [Int]

  /// Looks for persons.
  init(of ids: [PersonID], in records: [PersonRecord]) {
    self.ids = ids
    index = PersonIDIndex(minimumCapacity: ids.count)
    for number in ids.indices { _ = index.insert(number) { ids[$0] } }
    positions = [Int](repeating: -1, count: ids.count)
    for position in records.indices {
      if let number = index.position(of: records[position].id, { ids[$0] }) {
        positions[number] = position
      }
    }
  }

  /// The position of the person of one of the ids; nil where there is no such person.
  subscript(id: PersonID) -> Int? {
    guard let number = index.position(of: id, { ids[$0] }), positions[number] >= 0 else {
      return nil
    }
    return positions[number]
  }

  /// Whether the id of a number stands among those before it.
  func isRepeated(_ number: Int) -> Bool {
    index.position(of: ids[number], { ids[$0] }) != number
  }
}
