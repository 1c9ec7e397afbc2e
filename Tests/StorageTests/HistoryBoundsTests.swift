import Persons
import Platform
@testable import Storage
import TestSupport
import Testing

@Suite("The bounds of a history")
struct HistoryBoundsTests {
  /// The texts that the repository had, in order: before the first change and after each.
  private func texts(adding count: Int, to kept: KeptRepository) throws -> [String] {
    var texts = [try kept.text]
    for number in 0..<count {
      #expect(try kept.add(100 + UInt64(number)).historyFailure == nil)
      texts.append(try kept.text)
    }
    return texts
  }

  @Test("are a number of entries, of which the oldest are dropped")
  func entryLimit() throws {
    let kept = try KeptRepository(1) { $0.entryLimit = 100 }
    for number in 0..<61 {
      try kept.add(10 + UInt64(number))
      try kept.undo()
      let numbers = try kept.numbers
      #expect(numbers.count <= 110)
      #expect(numbers == Array((numbers.last ?? 0) - numbers.count + 1...(numbers.last ?? 0)))
    }
    #expect(try kept.numbers.last == 122)
    #expect(try kept.numbers.count >= 100)
  }

  @Test("that are entries leave as many to be taken back as are kept", arguments: [1, 5, 10, 39])
  func entries(limit: Int) throws {
    let kept = try KeptRepository(1) { $0.entryLimit = limit }
    let texts = try texts(adding: 40, to: kept)
    #expect((limit...(limit + limit / 10)).contains(try kept.numbers.count))
    let count = try kept.numbers.count
    #expect(kept.undoError(count + 1) == .nothingToUndo(available: count))
    try kept.undo(count)
    #expect(try kept.text == texts[40 - count])
  }

  @Test("are a number of bytes, of which a part stays free", arguments: [1, 1500, 4000])
  func byteLimit(limit: Int) throws {
    let kept = try KeptRepository(1) { $0.byteLimit = limit }
    var largest = 0
    var texts = [try kept.text]
    for number in 0..<40 {
      try kept.add(100 + UInt64(number))
      texts.append(try kept.text)
      largest = max(largest, try kept.bytes(kept.linesPath).count)
    }
    let last = try kept.numbers.count
    #expect(last > 0)
    #expect(largest <= limit || last == 1)
    if limit == 4000 { #expect(largest > 2000) }
    #expect(try kept.numbers == Array((41 - last)...40))
    try kept.undo(last)
    #expect(try kept.text == texts[40 - last])
  }

  @Test("drop the previous files of the entries that they drop")
  func previousFiles() throws {
    let kept = try KeptRepository(1) {
      $0.entryLimit = 10
      $0.changeLimit = 1
    }
    let texts = try texts(adding: 40, to: kept)
    let numbers = Set(try kept.numbers)
    #expect(numbers.count == 10)
    for number in 0...41 {
      let isThere = try FileSystem.status(of: kept.history.previousFile(number)) != nil
      #expect(isThere == numbers.contains(number), "previous file \(number)")
    }
    for number in 0..<5 {
      try kept.undo()
      #expect(try kept.text == texts[39 - number])
    }
    #expect(kept.undoError() == nil, "the limit drops entries, not what stands before them")
  }

  @Test("never let a number be used twice")
  func numbers() throws {
    let kept = try KeptRepository(1) { $0.entryLimit = 3 }
    var seen: [Int] = []
    for round in 0..<10 {
      try kept.add(UInt64(10 + round))
      seen.append(try #require(try kept.numbers.last))
      try kept.undo()
      seen.append(try #require(try kept.numbers.last))
    }
    #expect(seen == Array(1...20))
  }

  @Test("keep the previous files of the last large changes only")
  func previousFileLimit() throws {
    let kept = try KeptRepository(1) {
      $0.previousFileLimit = 3
      $0.changeLimit = 1
    }
    let texts = try texts(adding: 6, to: kept)
    let present = try (1...7).filter {
      try FileSystem.status(of: kept.history.previousFile($0)) != nil
    }
    #expect(present == [4, 5, 6])
    try kept.undo()
    #expect(try kept.text == texts[5])
  }

  @Test("are not used up by undo and redo")
  func steps() throws {
    let kept = try KeptRepository(1) { $0.byteLimit = 30_000 }
    for number in 0..<40 { try kept.add(100 + UInt64(number)) }
    let numbers = try kept.numbers.count
    for _ in 0..<30 {
      try kept.undo(10)
      try kept.redo(10)
    }
    try kept.undo(numbers)
    #expect(kept.undoError() == .nothingToUndo(available: 0))
  }
}
