internal import JSON

/// Reads a repository's bytes once: checks all of them, and notes where each person lies.
///
/// Besides JSON itself it checks what makes decoding a person safe later: the kinds of the values
/// of known members, no member twice in one object, and an id of the right form, once in the file.
struct RepositoryScanner: ~Escapable {
  let text: Span<UInt8>
  let collectsFaults: Bool
  let allowsMissingIDs: Bool
  /// How the array of persons is scanned by several threads; nil where it is not.
  let division: ScanDivision?
  /// The names of the persons' members that this version does not know, where persons are added.
  var unknownMembers: Set<String> = []
  var json: JSONScanner
  /// How most records are written.
  let canonicalRecord = CanonicalRecord.layout

  /// The faults that did not end the scan.
  var faults: [RepositoryFault] = []
  /// Where the persons lie, in the order of the file.
  var records: [PersonRecord] = []
  /// The positions of the records that hold no id, where that is allowed.
  var positionsWithoutID: Set<Int> = []
  /// What stands around the persons.
  var envelope = RepositoryEnvelope()
  /// What to remember while faults are collected.
  var recovery = Recovery()

  /// About how many bytes a record has, of the small ones, so that there is room for all.
  static let usualRecordSize = 256

  /// Prepares a scan.
  ///
  /// - Parameters:
  ///   - text: the bytes of the file.
  ///   - collectsFaults: whether to note faults and to go on behind them, rather than to throw the
  ///     first one.
  ///   - allowsMissingIDs: whether persons may come without an id.
  ///   - division: how the array of persons is scanned by several threads; only for a scan that
  ///     neither collects faults nor allows missing ids.
  @_lifetime(copy text)
  init(
    _ text: Span<UInt8>, collectsFaults: Bool = false, allowsMissingIDs: Bool = false,
    division: ScanDivision? = nil
  ) {
    self.text = text
    self.division = division
    self.allowsMissingIDs = allowsMissingIDs
    self.collectsFaults = collectsFaults
    json = JSONScanner(text)
  }

  /// Reads the whole document.
  mutating func scan() throws(RepositoryFault) {
    if division == nil { records.reserveCapacity(text.count / Self.usualRecordSize) }
    do throws(RepositoryFault) { try scanDocument() } catch {
      guard collectsFaults else { throw error }
      goOnInDocument(behind: error)
    }
    try checkThatIDsDiffer()
  }

  /// Reads documents one after another: persons, arrays of persons, and repositories.
  mutating func scanSequence() throws(RepositoryFault) {
    try scanDocuments()
    try checkThatIDsDiffer()
  }

  // MARK: Faults

  /// Throws a fault, or notes it and lets the scan go on.
  mutating func report(_ offset: Int, _ kind: RepositoryFault.Kind) throws(RepositoryFault) {
    let fault = RepositoryFault(offset: offset, kind: kind)
    guard collectsFaults else { throw fault }
    faults.append(fault)
  }

  /// Throws a fault of a value that was passed, or notes it and lets the scan go on.
  ///
  /// Where neither a comma nor the end of the object or array follows, both have the same cause, a
  /// lost bracket perhaps, so that the one fault must do.
  mutating func report(
    _ offset: Int, _ kind: RepositoryFault.Kind, closing: UInt8
  ) throws(RepositoryFault) {
    let next = json.peek()
    guard next == UInt8(ascii: ",") || next == closing else {
      throw RepositoryFault(offset: offset, kind: kind)
    }
    try report(offset, kind)
  }

  // MARK: Ids

  private mutating func checkThatIDsDiffer() throws(RepositoryFault) {
    var index = PersonIDIndex(minimumCapacity: records.count)
    for (position, record) in records.enumerated() where !positionsWithoutID.contains(position) {
      if recovery.isOfOtherSide(record.offset) { continue }
      if let first = index.insert(position, { records[$0].id }) {
        try report(
          record.offset, .duplicateID(record.id, first: records[first].offset))
      }
    }
  }
}

// MARK: The scanner's calls, with its faults as faults of the repository

extension RepositoryScanner {
  mutating func beginObject() throws(RepositoryFault) {
    do throws(JSONFault) { try json.beginObject() } catch { throw RepositoryFault(error) }
  }

  mutating func nextMember(isFirst: inout Bool) throws(RepositoryFault) -> JSONString? {
    do throws(JSONFault) { return try json.nextMember(isFirst: &isFirst) } catch {
      throw RepositoryFault(error)
    }
  }

  mutating func beginArray() throws(RepositoryFault) {
    do throws(JSONFault) { try json.beginArray() } catch { throw RepositoryFault(error) }
  }

  mutating func nextElement(isFirst: inout Bool) throws(RepositoryFault) -> Bool {
    do throws(JSONFault) { return try json.nextElement(isFirst: &isFirst) } catch {
      throw RepositoryFault(error)
    }
  }

  mutating func scanString() throws(RepositoryFault) -> JSONString {
    do throws(JSONFault) { return try json.scanString() } catch { throw RepositoryFault(error) }
  }

  mutating func skipValue() throws(RepositoryFault) {
    do throws(JSONFault) { try json.skipValue() } catch { throw RepositoryFault(error) }
  }

  mutating func expectEnd() throws(RepositoryFault) {
    do throws(JSONFault) { try json.expectEnd() } catch { throw RepositoryFault(error) }
  }
}
