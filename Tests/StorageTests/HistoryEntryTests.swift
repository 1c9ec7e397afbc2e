import Persons
@testable import Storage
import Testing

@Suite("An entry of the history")
struct HistoryEntryTests {
  private static let id = Person(number: 1).id
  private static let record = Array(
    #"{"id":"\#(id)", "firstName":"A\\u0041\"}]","score":2.50,"big":12345678901234567890,"x":{"y":[]}}"#
      .utf8)
  private static let other = Array(#"{"id":"\#(id)"}"#.utf8)

  /// An entry that holds something odd in every place.
  private func entry(
    kind: HistoryEntry.Kind = .change,
    content: HistoryEntry.Content = .changes([
      PersonChange(id: id, position: 7, before: record, after: other)
    ]), summary: String = "Changed \"A\\B\"\n\t\u{0}é\u{2028}😀"
  ) -> HistoryEntry {
    HistoryEntry(
      number: 42, time: "2026-11-30T08:12:44Z", command: "edit", summary: summary, kind: kind,
      stamp: [1, -2, Int.max, Int.min], base: [3], content: content)
  }

  private func line(of entry: HistoryEntry) -> [UInt8] {
    var bytes: [UInt8] = []
    entry.append(to: &bytes)
    return bytes
  }

  private func entry(in line: some Sequence<UInt8>, readsChanges: Bool = true) -> HistoryEntry? {
    let line = Array(line)
    return HistoryEntry(line: line.span, readsChanges: readsChanges)
  }

  private func expectSame(_ one: HistoryEntry?, _ other: HistoryEntry) {
    #expect(one?.number == other.number)
    #expect(one?.time == other.time)
    #expect(one?.command == other.command)
    #expect(one?.summary == other.summary)
    #expect(one?.kind == other.kind)
    #expect(one?.stamp == other.stamp)
    #expect(one?.base == other.base)
  }

  @Test(
    "is a line, and the line is the entry",
    arguments: [
      .changes([]), .previousFile(exists: true), .previousFile(exists: false),
      .changes([PersonChange(id: id, position: 0, before: nil, after: record)]),
      .changes([PersonChange(id: id, position: 9, before: record, after: nil)]),
      .changes([PersonChange(id: id, position: 9, before: record, after: other)]),
      .changes([PersonChange(id: id, position: 9, before: nil, after: nil)]),
      .changes([
        PersonChange(id: id, position: 1, before: other, after: nil),
        PersonChange(
          id: Person(number: 2).id, position: 2, before: nil,
          after: Array(#"{"id":"\#(Person(number: 2).id)"}"#.utf8)),
      ]),
    ] as [HistoryEntry.Content])
  func contents(_ content: HistoryEntry.Content) throws {
    for kind in [.change, .undo([3]), .undo([9, 8, 7]), .redo([1])] as [HistoryEntry.Kind] {
      let entry = self.entry(kind: kind, content: content)
      let line = line(of: entry)
      #expect(line.last == UInt8(ascii: "\n"))
      #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
      let read = self.entry(in: line.dropLast())
      expectSame(read, entry)
      #expect(read?.content == content)
      expectSame(self.entry(in: line.dropLast(), readsChanges: false), entry)
    }
  }

  @Test("may have members that only a later version knows, wherever they stand")
  func unknownMembers() throws {
    let entry = self.entry()
    let text = String(decoding: line(of: entry).dropLast(), as: UTF8.self)
    let later = text.replacing(#""at":"#, with: #""who":{"n":[7,{}]},"at":"#)
      .replacing(#""position":"#, with: #""why":null,"position":"#)
      .replacing("}]}", with: #"}],"later":true}"#)
    try #require(later.utf8.count > text.utf8.count + 40)
    let read = self.entry(in: later.utf8)
    expectSame(read, entry)
    #expect(read?.content == entry.content)
  }

  @Test("is none when its line is damaged, wherever that is cut off")
  func cut() {
    let line = line(of: entry()).dropLast()
    for end in line.indices {
      #expect(entry(in: line[..<end]) == nil, "cut at \(end)")
    }
  }

  @Test(
    "is none when its records are not records of the persons that it names",
    arguments: [
      #"{"id":"x"}"#, #"{}"#, "1", #"{"id":"00000000-0000-4000-8000-000000000002"}"#,
      #"{"id":"\#(id)","id":"\#(id)"}"#, #"{"id":"\#(id)","firstName":1}"#,
    ])
  func foreignRecords(_ record: String) {
    for side in ["before", "after"] {
      let line =
        #"{"n":1,"file":[1],"changes":[{"id":"\#(Self.id)","position":0,"\#(side)":\#(record)}]}"#
      #expect(entry(in: line.utf8) == nil)
    }
    let good =
      #"{"n":1,"file":[1],"changes":[{"id":"\#(Self.id)","position":0,"after":{"id":"\#(Self.id)"}}]}"#
    #expect(entry(in: good.utf8) != nil)
  }

  @Test(
    "is none when its line is something else",
    arguments: [
      "", " ", "null", "[]", #"{"n":"1"}"#, #"{"n":1.5}"#, #"{"n":1e2}"#, #"{"n":1}x"#,
      #"{"n":99999999999999999999}"#, #"{"n":9223372036854775807,"file":[1]}"#, #"{"n":0}"#,
      #"{"n":-1}"#,
      "{}",
      #"{"n":1,"file":[1],"undo":2}"#, #"{"n":1,"file":[1],"changes":{}}"#,
      #"{"n":1,"file":[1],"changes":[{"position":1}]}"#,
      "{\"n\":1,\"file\":[1],\"summary\":\"\u{0}\"}",
    ])
  func otherLines(_ line: String) {
    #expect(entry(in: line.utf8) == nil)
  }
}

@Suite("The timeline of a history")
struct HistoryTimelineTests {
  /// Entries that are numbered from 1: a change, or changes taken back or made again.
  private func timeline(_ kinds: [HistoryEntry.Kind], from first: Int = 1) -> HistoryTimeline {
    HistoryTimeline(
      kinds.enumerated().map { index, kind in
        HistoryEntry(
          number: first + index, time: "", command: "", summary: "", kind: kind, stamp: [],
          base: [1], content: .changes([]))
      })
  }

  @Test("begins anew where a file was made")
  func newFile() {
    let entries = [[], [1], [], [2]].enumerated().map { index, base in
      HistoryEntry(
        number: index + 1, time: "", command: "", summary: "", kind: .change, stamp: [], base: base,
        content: .changes([]))
    }
    #expect(HistoryTimeline(Array(entries.prefix(2))).done == [1, 2])
    #expect(HistoryTimeline(entries).done == [3, 4])
  }

  @Test(
    "tells what stands, and what can be made again",
    arguments: [
      ([], [], []),
      ([.change, .change], [1, 2], []),
      ([.change, .change, .undo([2])], [1], [2]),
      ([.change, .change, .undo([2, 1])], [], [2, 1]),
      ([.change, .change, .undo([2]), .undo([1])], [], [2, 1]),
      ([.change, .change, .undo([2, 1]), .redo([1])], [1], [2]),
      ([.change, .change, .undo([2, 1]), .redo([1, 2])], [1, 2], []),
      ([.change, .change, .undo([2]), .redo([2]), .undo([2])], [1], [2]),
      ([.change, .change, .undo([2]), .change], [1, 4], []),
      ([.change, .undo([1]), .change, .undo([3])], [], [3]),
      ([.change, .undo([1]), .change, .undo([3]), .redo([3]), .redo([1])], [3], []),
    ] as [([HistoryEntry.Kind], [Int], [Int])])
  func sequences(_ kinds: [HistoryEntry.Kind], done: [Int], undone: [Int]) {
    let timeline = timeline(kinds)
    #expect(timeline.done == done)
    #expect(timeline.undone == undone)
  }

  @Test("passes over what was done to changes that are not kept any more")
  func dropped() {
    let timeline = timeline([.undo([9, 8]), .redo([8]), .change, .undo([12, 7])], from: 10)
    #expect(timeline.done == [])
    #expect(timeline.undone == [12])
  }
}
