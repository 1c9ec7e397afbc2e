import ArgumentParsing
import Testing

@Suite("A value")
struct ValueConversionTests {
  @Test(
    "that is a whole number is read up to the largest that fits",
    arguments: [
      ("0", 0), ("7", 7), ("255", 255),
      ("256", nil), ("-1", nil), ("", nil), ("1.5", nil), (" 1", nil), ("0x10", nil), ("one", nil),
    ] as [(String, UInt8?)])
  func wholeNumber(word: String, expected: UInt8?) {
    let conversion = ValueConversion<UInt8>.wholeNumber(in: 0...)
    #expect((try? conversion.convert(word)) == expected)
  }

  @Test(
    "that is no such number says why",
    arguments: [
      ("256", "is more than 255, the largest number that fits"),
      ("-1", "is not a whole number of 3 or more"),
      ("2", "is not a whole number of 3 or more"),
      ("", "is not a whole number of 3 or more"),
    ])
  func wholeNumberReason(word: String, reason: String) {
    let conversion = ValueConversion<UInt8>.wholeNumber(in: 3...)
    #expect(throws: ValueError(reason)) { try conversion.convert(word) }
  }

  @Test("that is a choice must be written out", arguments: ["jso", "JSON", "", "json "])
  func choice(word: String) throws {
    let conversion = ValueConversion.choice(["json": 1, "table": 2])
    #expect(try conversion.convert("json") == 1)
    #expect(try conversion.convert("table") == 2)
    #expect(throws: ValueError.self) { try conversion.convert(word) }
  }

  @Test(
    "that is a list is split at every comma",
    arguments: [
      ("a", ["a"]), ("a,b", ["a", "b"]), ("", [""]), (",", ["", ""]),
      ("a,\u{301}", ["a", "\u{301}"]),
    ])
  func commaSeparated(word: String, parts: [String]) throws {
    let conversion = ValueConversion.commaSeparated(.text)
    #expect(try conversion.convert(word) == parts)
  }

  @Test("declares its kind for completions")
  func kinds() throws {
    #expect(Depot.limit.declaration.value?.kind == .number)
    #expect(Depot.file.declaration.value?.kind == .file)
    #expect(Depot.sort.declaration.value?.kind == .text)
    #expect(Depot.color.declaration.value?.kind == .choice(["auto", "always", "never"]))
    #expect(Depot.fields.declaration.value?.kind == .list(.choice(["id", "name", "lastName"])))
    #expect(Depot.ids.declaration.kind == .dynamic("id"))
    #expect(Depot.quiet.declaration.value?.kind == nil)
  }
}
