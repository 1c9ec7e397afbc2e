/// Some persons of a repository in some order, each made when it is looked at.
public struct PersonSelection: RandomAccessCollection, Sendable {
  /// The repository that the persons belong to.
  public let repository: PersonsRepository
  /// Where the persons stand in the repository.
  public let positions: [Int]
  /// The members that are read of a person; the others stay empty.
  public var members = PersonMemberSet.all

  init(repository: PersonsRepository, positions: [Int]) {
    self.repository = repository
    self.positions = positions
  }

  /// The index of the first person, 0.
  public var startIndex: Int { positions.startIndex }
  /// The number of persons.
  public var endIndex: Int { positions.endIndex }

  /// The person at an index, made anew at each call.
  public subscript(index: Int) -> Person {
    repository.person(at: positions[index], members: members)
  }

  /// The ids, without a person being made.
  public var ids: some RandomAccessCollection<PersonID> {
    positions.lazy.map { [records = repository.records] in records[$0].id }
  }

  /// The first persons, at most so many.
  public func limited(to count: Int) -> PersonSelection {
    var selection = self
    selection = PersonSelection(repository: repository, positions: Array(positions.prefix(count)))
    selection.members = members
    return selection
  }

  /// The selection with only some members read of each person.
  public func reading(_ members: PersonMemberSet) -> PersonSelection {
    var selection = self
    selection.members = members
    return selection
  }

  /// The persons by company, the section of the first person first.
  ///
  /// Persons with the same company make one section even where others stand between them, as those
  /// of "Acme" and "ACME" may, which an ordering by folded keys puts among each other.
  public var sections: [PersonSection] {
    let companies = reading(PersonMemberSet([.company]))
    var sections: [(company: String, positions: [Int])] = []
    var indices: [String: Int] = [:]
    for (position, person) in zip(positions, companies) {
      if let index = indices[person.company] {
        sections[index].positions.append(position)
      } else {
        indices[person.company] = sections.count
        sections.append((person.company, [position]))
      }
    }
    return sections.map { section in
      var persons = PersonSelection(repository: repository, positions: section.positions)
      persons.members = members
      return PersonSection(company: section.company, persons: persons)
    }
  }
}

/// The persons of one company.
public struct PersonSection: Sendable {
  /// The company; empty for persons without one.
  public let company: String
  /// The persons.
  public let persons: PersonSelection
}

extension PersonsRepository {
  /// All persons by company, in the default order.
  public var sections: [PersonSection] {
    persons(matching: PersonFilter(), orderedBy: .byCompany).sections
  }

  /// The persons whose ids begin with the given texts, in that order, each once.
  ///
  /// - Throws: ``RepositoryError`` when one of the texts fits nobody, or more than one.
  public func persons(matching prefixes: [String]) throws(RepositoryError) -> PersonSelection {
    // A whole id needs no search through all of them, of which a script may give thousands.
    let whole = prefixes.compactMap { PersonID($0) }
    let known = whole.count > 1 ? PersonPositions(of: whole, in: records) : nil
    var positions: [Int] = []
    var isSeen = [Bool](repeating: false, count: count)
    for prefix in prefixes {
      let found = PersonID(prefix).flatMap { known?[$0] }
      let position = if let found { found } else { try self.position(matching: prefix) }
      if !isSeen[position] { positions.append(position) }
      isSeen[position] = true
    }
    return PersonSelection(repository: self, positions: positions)
  }

  /// The persons that a filter lets through, in an order.
  ///
  /// - Parameters:
  ///   - filter: which persons.
  ///   - ordering: in which order; the order of the file when nil.
  /// - Returns: the persons, none of them made yet.
  /// - Complexity: O(*n*) where no order is asked for, else O(*n* log *n*).
  public func persons(
    matching filter: PersonFilter, orderedBy ordering: PersonOrdering? = nil
  ) -> PersonSelection {
    var positions = Array(0..<count)
    if !filter.isEmpty {
      let members = filter.members
      positions.removeAll { !filter.matches(person(at: $0, members: members)) }
    }
    if let ordering { positions = ordering.sorted(positions, of: self) }
    return PersonSelection(repository: self, positions: positions)
  }
}
