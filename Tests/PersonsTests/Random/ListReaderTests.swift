import Testing

@testable import Persons

@Suite("A list of a locale's data")
struct ListReaderTests {
  /// An entry as a text: word, other form, spelling and weight.
  private typealias Parts = (word: String, other: String?, spelling: String?, weight: UInt64?)

  @Test("has words between spaces and line ends, each with its weight")
  func words() {
    let entries = parts(
      of: ListReader(words: "1930 Anna:12  Zoë\n  Jean-Luc:7\nO'Neil:0 Großmann:18446744".utf8.span)
    )
    #expect(entries.map(\.word) == ["1930", "Anna", "Zoë", "Jean-Luc", "O'Neil", "Großmann"])
    #expect(entries.map(\.weight) == [nil, 12, nil, 7, 0, 18_446_744])
    #expect(entries.allSatisfy { $0.other == nil && $0.spelling == nil })
  }

  @Test("has entries between commas and line ends, in which spaces stay")
  func entries() {
    let entries = parts(
      of: ListReader(entries: "GmbH:66, GmbH & Co. KG:14,\n  sp. z o.o.:3, A/S".utf8.span))
    #expect(entries.map(\.word) == ["GmbH", "GmbH & Co. KG", "sp. z o.o.", "A"])
    #expect(entries.map(\.weight) == [66, 14, 3, nil])
    #expect(entries.map(\.other) == [nil, nil, nil, "S"])
  }

  @Test(
    "has other forms, spellings and weights, in any order",
    arguments: [
      ("佐藤", "佐藤", nil, nil, nil), ("佐藤=sato", "佐藤", nil, "sato", nil),
      ("佐藤=sato:1894", "佐藤", nil, "sato", 1894), ("佐藤:1894=sato", "佐藤", nil, "sato", 1894),
      ("Nowak/Nowak", "Nowak", "Nowak", nil, nil), ("Lis/Lisa:3", "Lis", "Lisa", nil, 3),
      ("a/b=c:4", "a", "b", "c", 4), ("de_la_Cruz:5", "de_la_Cruz", nil, nil, 5),
    ] as [(String, String, String?, String?, UInt64?)])
  func marks(text: String, word: String, other: String?, spelling: String?, weight: UInt64?) {
    let entries = parts(of: ListReader(words: text.utf8.span))
    #expect(entries.count == 1)
    #expect(entries.allSatisfy { $0 == (word, other, spelling, weight) }, "\(entries)")
  }

  @Test("may be empty, or nothing but separators", arguments: ["", " ", "\n\n", "  \n "])
  func nothing(text: String) {
    #expect(parts(of: ListReader(words: text.utf8.span)).isEmpty)
    #expect(parts(of: ListReader(entries: text.utf8.span)).isEmpty)
  }

  @Test(
    "gives words that are spelt as their letters say, unless it says otherwise",
    arguments: [
      ("Anna", "Anna", "anna"), ("de_la_Cruz", "de la Cruz", "de-la-cruz"),
      ("Müller", "Müller", "mueller"), ("O'Brien", "O'Brien", "obrien"),
      ("Jean-Luc", "Jean-Luc", "jean-luc"), ("Łukasz", "Łukasz", "lukasz"),
      ("佐藤=sato", "佐藤", "sato"), ("Anna=anya", "Anna", "anya"),
    ])
  func spellings(entry: String, text: String, spelling: String) {
    var pool = TextPool()
    let list = WordList(ListReader(words: entry.utf8.span), into: &pool)
    #expect(list.count == 1)
    #expect(RecordWriter.text(pool) { $0.append(list.words[0].text) } == text)
    #expect(RecordWriter.text(pool) { $0.append(list.words[0].spelling) } == spelling)
  }

  @Test("gives women the other form of a word that has one")
  func otherForms() {
    var pool = TextPool()
    let list = WordList(
      ListReader(words: "Nowak:9 Kowalski/Kowalska:5 Mazur Lis/Lisowa".utf8.span), into: &pool)
    func texts(_ words: FixedTable<Word>, _ piece: (Word) -> Piece) -> [String] {
      (0..<words.count).map { number in RecordWriter.text(pool) { $0.append(piece(words[number])) }
      }
    }
    #expect(texts(list.words, \.text) == ["Nowak", "Kowalski", "Mazur", "Lis"])
    #expect(texts(list.otherWords, \.text) == ["Nowak", "Kowalska", "Mazur", "Lisowa"])
    #expect(texts(list.otherWords, \.spelling) == ["nowak", "kowalska", "mazur", "lisowa"])
    // A word without a weight has the weight 1.
    #expect(list.total == 16)
  }

  @Test("draws what is not in it by the weight of the rest")
  func rest() {
    var pool = TextPool()
    let list = WordList(ListReader(words: "Smith:3 Jones:2".utf8.span), into: &pool, rest: 5)
    let numbers = (0..<10_000 as Range<UInt64>).map { number in
      list.draw(DrawStream(seed: 2, kind: .person, number: number), .lastName)
    }
    #expect(isLikely(numbers.count { $0 == 0 }, of: 10_000, probability: 0.3))
    #expect(isLikely(numbers.count { $0 == 1 }, of: 10_000, probability: 0.2))
    #expect(isLikely(numbers.count { $0 == 2 }, of: 10_000, probability: 0.5))
  }

  /// All entries that a reader gives.
  private func parts(of reader: consuming ListReader) -> [Parts] {
    let text = reader.text
    func string(_ range: Range<Int>) -> String {
      String(decoding: range.map { text[$0] }, as: UTF8.self)
    }
    var parts: [Parts] = []
    while let entry = reader.next() {
      parts.append(
        (
          string(entry.text), entry.otherText.map(string), entry.spelling.map(string),
          entry.weight
        ))
    }
    return parts
  }
}

extension Word {
  /// The name as a piece of its pool.
  fileprivate var text: Piece { Piece(start: start, count: UInt32(textCount)) }
  /// Its spelling as one.
  fileprivate var spelling: Piece {
    Piece(start: start + UInt32(textCount), count: UInt32(spellingCount))
  }
}
