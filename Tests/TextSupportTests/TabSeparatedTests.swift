import Testing
import TextSupport

@Suite("Tab-separated values")
struct TabSeparatedTests {
  @Test(
    "escape what would end the value or the record",
    arguments: [
      ("", ""), ("Anna Müller", "Anna Müller"), ("a\tb", #"a\tb"#), ("a\nb", #"a\nb"#),
      ("a\r\nb", #"a\r\nb"#), (#"C:\new"#, #"C:\\new"#), ("\\", #"\\"#), ("\0", #"\0"#),
      ("\t\n\r\0\\", #"\t\n\r\0\\"#),
      ("\u{1B}\u{202E}\u{85}\u{2028}", "\u{1B}\u{202E}\u{85}\u{2028}"),
    ])
  func escapes(value: String, written: String) {
    var record: [UInt8] = []
    TabSeparated.append(value, to: &record)
    #expect(record == Array(written.utf8))
  }

  @Test("are appended behind what the record holds, well-formed or not")
  func appending() {
    var record = Array("id\t".utf8)
    TabSeparated.append(([0xFF, 0x09, 0xC3] as [UInt8]).span, to: &record)
    #expect(record == Array("id\t".utf8) + [0xFF, 0x5C, 0x74, 0xC3])
  }
}
