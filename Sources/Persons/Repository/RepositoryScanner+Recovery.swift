internal import JSON

/// Going on behind a fault, so that a check can tell them all.
///
/// Persons begin lines of their own, and no string holds a line break. So behind a fault the scan
/// goes on at the next line that begins with a person's `{` or the array's `]`, commas before it or
/// not. In a file that is all one line there is none: the first fault is then the last.
extension RepositoryScanner {
  /// What is remembered while faults are collected.
  struct Recovery {
    /// Whether a fault was noted in the persons behind which nothing more can be told.
    var isOver = false
    /// Where the sides of conflicts lie that come from elsewhere.
    private var otherSides: [Range<Int>] = []
    private var otherSideStart: Int?

    /// Notes a marker of a conflict.
    mutating func pass(_ marker: ConflictMarker, at offset: Int) {
      if let start = otherSideStart { otherSides.append(start..<offset) }
      otherSideStart = marker == .theirs ? offset : nil
    }

    /// Whether a place lies in the other side of a conflict.
    ///
    /// Its persons may well be those of our side: that is for the merge to settle.
    func isOfOtherSide(_ offset: Int) -> Bool {
      otherSides.contains { $0.contains(offset) }
    }
  }

  /// Notes a fault in the array of persons and finds where to go on behind it.
  ///
  /// - Parameters:
  ///   - fault: what was thrown.
  ///   - element: the offset of the element that was scanned last.
  ///   - start: where the array's elements begin.
  /// - Returns: the offset of a `{` or `]`; nil when the fault must be thrown on.
  mutating func placeToGoOn(
    behind fault: RepositoryFault, in element: Int, ofArrayFrom start: Int
  ) -> Int? {
    guard collectsFaults else { return nil }
    let indentation = indentation(ofArrayFrom: start)
    var end: Int?
    var line = startOfLine(at: fault.offset)
    while line < text.count {
      if let place = beginning(ofLineAt: line, indentedUpTo: indentation),
        place >= fault.offset, place > element
      {
        if text[place] == UInt8(ascii: "]") {
          // An array of a person's own may end here: only the last one can be the persons'.
          end = end ?? place
        } else if mayBeginPerson(at: place) {
          note(fault, in: element, before: place)
          return place
        }
      }
      line = endOfLine(at: line)
    }
    note(fault, in: element, before: end ?? text.count)
    if end == nil { recovery.isOver = true }
    return end
  }

  /// Notes the fault that ended the scan of the document, unless that is done, and goes on with the
  /// persons that follow, if any do.
  mutating func goOnInDocument(behind first: RepositoryFault) {
    var fault = first
    while fault.kind != .empty, fault.kind != .notARepository, !recovery.isOver,
      let place = nextPerson(behind: fault.offset)
    {
      note(fault, before: place)
      json.resume(at: place, depth: 2)
      do throws(RepositoryFault) {
        try scanElements()
        // Whether the persons lie in an object was before the fault.
        if json.peek() != nil { _ = try scanEnvelopeMembers(isFirst: false) }
        try expectEnd()
        return
      } catch {
        fault = error
      }
    }
    if !recovery.isOver { note(fault, before: text.count) }
  }

  // MARK: Faults

  /// Notes a fault, and the conflict markers that are passed over behind it.
  ///
  /// - Parameters:
  ///   - fault: what was thrown. Where another fault was told of the same element and line, that
  ///     one is taken for the cause of both.
  ///   - element: the offset of the element that was scanned last, if persons were being scanned.
  ///   - end: where the scan goes on.
  private mutating func note(_ fault: RepositoryFault, in element: Int? = nil, before end: Int) {
    let start = max(element ?? fault.offset, startOfLine(at: fault.offset))
    if faults.last.map({ $0.offset < start }) ?? true { faults.append(fault) }
    if let marker = ConflictMarker(at: fault.offset, in: text) {
      recovery.pass(marker, at: fault.offset)
    }
    var line = endOfLine(at: fault.offset)
    while line < end {
      if let marker = ConflictMarker(at: line, in: text) {
        recovery.pass(marker, at: line)
        faults.append(RepositoryFault(JSONFault(offset: line, reason: .expectedValue)))
      }
      line = endOfLine(at: line)
    }
  }

  // MARK: Lines

  private func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// The offset behind the next line break; the length of the text when there is none.
  private func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    return min(end + 1, text.count)
  }

  /// The offset of the `{` or `]` that begins a line, behind white space and commas.
  private func beginning(ofLineAt line: Int, indentedUpTo indentation: Int?) -> Int? {
    var index = line
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    if let indentation, index - line > indentation { return nil }
    while index < text.count,
      text[index] == 0x20 || text[index] == 0x09 || text[index] == UInt8(ascii: ",")
    {
      index += 1
    }
    guard index < text.count, text[index] == UInt8(ascii: "{") || text[index] == UInt8(ascii: "]")
    else { return nil }
    return index
  }

  /// How far the first element of an array is indented; nil when it does not begin a line.
  ///
  /// What is indented further belongs to a person.
  private func indentation(ofArrayFrom start: Int) -> Int? {
    var index = start
    while index < text.count, text[index] <= 0x20 { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: "{") else { return nil }
    let line = startOfLine(at: index)
    return line >= start ? index - line : nil
  }

  /// Whether the object at a place may be a person, rather than an object of a person's own that
  /// stands in the wrong column: what its first member shows, if it has one.
  private func mayBeginPerson(at place: Int) -> Bool {
    var ahead = json
    ahead.resume(at: place, depth: 0)
    var isFirst = true
    do throws(JSONFault) {
      try ahead.beginObject()
      guard let name = try ahead.nextMember(isFirst: &isFirst) else { return true }
      return PersonMember.named(name, in: text, after: nil) != nil
    } catch {
      return true
    }
  }

  private func nextPerson(behind offset: Int) -> Int? {
    var line = startOfLine(at: offset)
    while line < text.count {
      if let place = beginning(ofLineAt: line, indentedUpTo: nil), place >= offset,
        text[place] == UInt8(ascii: "{"), mayBeginPerson(at: place)
      {
        return place
      }
      line = endOfLine(at: line)
    }
    return nil
  }
}
