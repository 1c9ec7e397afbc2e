public import JSON

/// A collection of persons over the bytes of its file: the one place through which persons change.
///
/// A repository is a value: it can be copied, compared, and made from literals. Opening one makes a
/// single pass that checks all bytes and notes where the records lie; a ``Person`` is made only when
/// it is asked for, and records that no change touched are written back as the bytes they were. It
/// knows neither files nor clocks: `Storage` reads and writes it.
public struct PersonsRepository: Sendable {
  var source: SharedBytes
  var changes: [UInt8] = []
  var records: [PersonRecord] = []
  var envelope = RepositoryEnvelope()

  /// Makes an empty repository.
  public init() {
    source = SharedBytes([])
  }

  /// Makes a repository of some persons, as a test or another program may need it.
  ///
  /// - Throws: ``RepositoryError/idIsTaken(_:)`` when two of them have the same id.
  public init(_ persons: some Sequence<Person>) throws(RepositoryError) {
    self.init()
    try add(Array(persons))
  }

  /// Opens the bytes of a repository file.
  ///
  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - threadCount: how many threads to scan a large file with.
  ///   - division: does pieces of work at once.
  /// - Throws: the first fault of the bytes.
  /// - Complexity: O(*n*) at memory speed; no person is made.
  public init(
    opening bytes: SharedBytes, threadCount: Int = 1,
    dividing division: @escaping WorkDivision = { count, body in (0..<count).forEach(body) }
  ) throws(RepositoryFault) {
    source = bytes
    var scanner = RepositoryScanner(
      bytes.span, division: ScanDivision(bytes: bytes, threadCount: threadCount, divide: division))
    try scanner.scan()
    records = scanner.records
    envelope = scanner.envelope
  }

  /// Every fault of the bytes of a repository file in their order, and the number of persons in it.
  ///
  /// After a fault of the JSON itself the check goes on with the next person who begins a line, so
  /// that one cause is one fault; where no person does, that fault is the last.
  public static func check(
    _ bytes: SharedBytes
  ) -> (faults: [RepositoryFault], personCount: Int) {
    var scanner = RepositoryScanner(bytes.span, collectsFaults: true)
    do throws(RepositoryFault) { try scanner.scan() } catch {
      preconditionFailure("a scan that notes its faults threw one")
    }
    // Ids are compared last, but their faults belong where they stand.
    return (scanner.faults.sorted { $0.offset < $1.offset }, scanner.records.count)
  }

  /// Whether the file names a version of the format that this program cannot write.
  public var isOfNewerVersion: Bool { envelope.version > RepositoryEnvelope.currentVersion }

  /// The version of the format that the file names.
  public var version: Int { envelope.version }

  /// The number of persons.
  public var count: Int { records.count }

  /// The ids of all persons, in the order of the file.
  public var ids: some RandomAccessCollection<PersonID> { records.lazy.map(\.id) }

  /// The id of the person at a position of the file.
  public func id(at position: Int) -> PersonID { records[position].id }

  /// All persons, in the order of the file, each made when it is looked at.
  public var persons: PersonSelection {
    PersonSelection(repository: self, positions: Array(0..<count))
  }

  /// The person at a position of the file.
  ///
  /// - Parameters:
  ///   - position: 0 up to ``count``.
  ///   - members: the members that are wanted; the others stay empty.
  /// - Returns: the person, made anew.
  public func person(at position: Int, members: PersonMemberSet = .all) -> Person {
    let record = records[position]
    do throws(JSONFault) {
      return try withBytes(of: record) { text throws(JSONFault) in
        try Person(id: record.id, record: text, members: members)
      }
    } catch {
      preconditionFailure("a record was changed behind our back: \(error.message)")
    }
  }

  /// The bytes of a record, on one line.
  public func appendRecord(at position: Int, to bytes: inout [UInt8]) {
    append(records[position], to: &bytes)
  }

  /// The person whose id begins with a text of at least four characters.
  ///
  /// - Throws: ``RepositoryError`` when there is none, or more than one.
  public func person(matching prefix: String) throws(RepositoryError) -> Person {
    person(at: try position(matching: prefix))
  }

  /// The position of the person whose id begins with a text of at least four characters.
  ///
  /// - Throws: ``RepositoryError`` when there is none, or more than one.
  public func position(matching text: String) throws(RepositoryError) -> Int {
    guard let prefix = PersonIDPrefix(text), prefix.isLongEnough else { throw .noSuchPerson(text) }
    let matches = records.indices.filter { prefix.matches(records[$0].id) }
    guard let first = matches.first else { throw .noSuchPerson(text) }
    guard matches.count == 1 else {
      throw .ambiguousID(
        text, candidates: matches.prefix(5).map { person(at: $0) }, count: matches.count)
    }
    return first
  }

  // MARK: Bytes

  /// Looks at the bytes of a record as they lie, line breaks included.
  func withBytes<Result, Failure: Error>(
    of record: PersonRecord, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch record.place {
    case .source: try body(source.span.extracting(record.range))
    case .changes: try body(changes.span.extracting(record.range))
    }
  }

  /// Appends the bytes of a record, on one line.
  func append(_ record: PersonRecord, to bytes: inout [UInt8]) {
    withBytes(of: record) { text in
      if record.hasLineBreaks {
        JSONMinifier.append(text, to: &bytes)
      } else {
        bytes.append(copying: text)
      }
    }
  }
}

extension PersonsRepository: Equatable {
  /// Whether two repositories hold the same records in the same order, and the same around them.
  public static func == (left: PersonsRepository, right: PersonsRepository) -> Bool {
    guard left.count == right.count, left.envelope == right.envelope else { return false }
    var one: [UInt8] = []
    var other: [UInt8] = []
    for (record, counterpart) in zip(left.records, right.records) {
      one.removeAll(keepingCapacity: true)
      other.removeAll(keepingCapacity: true)
      left.append(record, to: &one)
      right.append(counterpart, to: &other)
      if one != other { return false }
    }
    return true
  }
}
