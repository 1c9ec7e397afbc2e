import Testing
import TextSupport

@Suite("Comma-separated values")
struct CommaSeparatedTests {
  /// RFC 4180, section 2.
  @Test(
    "stand in quotes where they would end early, or be cut",
    arguments: [
      ("", ""), ("Anna Müller", "Anna Müller"), ("a,b", #""a,b""#), (",", #"",""#),
      (#"5" disk"#, #""5"" disk""#), (#"""#, #""""""#), ("a\nb", "\"a\nb\""),
      ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), (" a", "\" a\""), ("a ", "\"a \""),
      (" ", "\" \""), ("a;b\tc'd", "a;b\tc'd"), (#"\"#, #"\"#), ("=1+1", "=1+1"),
      ("山田, 太郎", "\"山田, 太郎\""),
    ])
  func values(value: String, written: String) {
    var record: [UInt8] = []
    CommaSeparated.append(value, to: &record)
    #expect(record == Array(written.utf8))
  }

  @Test("are appended behind what the record holds")
  func appending() {
    var record = Array("id,".utf8)
    CommaSeparated.append("a,b", to: &record)
    #expect(record == Array(#"id,"a,b""#.utf8))
    #expect(CommaSeparated.lineEnd == [0x0D, 0x0A])
  }
}
