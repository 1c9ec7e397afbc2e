import JSON
import Testing

@Suite("A well-known slip")
struct JSONSlipTests {
  @Test(
    "is called by its name",
    arguments: [
      ("[1,]", "a comma, but no element follows"), ("[1 ,%0A ]", "a comma, but no element follows"),
      ("[1,,2]", "a comma, but no element follows"), ("[,1]", "expected a value"),
      ("{\"a\":1,}", "a comma, but no member follows"),
      ("{,}", "expected a member name in double quotes"),
      ("{\"a\":1, }", "a comma, but no member follows"), ("[1,}", "expected a value"),
      ("// a%0A[]", "a comment, which JSON does not have"),
      ("[1, /* one */ 2]", "a comment, which JSON does not have"),
      ("[1 # one%0A]", "a comment, which JSON does not have"),
      ("{ # one%0A}", "a comment, which JSON does not have"),
      ("[] // end", "a comment, which JSON does not have"),
      ("[1 / 2]", "expected ',' or ']' after an element"),
      ("['a']", "single quotes, where JSON has double ones only"),
      ("{'a':1}", "single quotes, where JSON has double ones only"),
      ("[1'a']", "expected ',' or ']' after an element"),
      ("{a:1}", "a member name without quotes: it must stand in double quotes"),
      ("{$a:1}", "a member name without quotes: it must stand in double quotes"),
      ("{1:1}", "expected a member name in double quotes"),
      ("[NaN]", "JSON does not know 'NaN': write null"),
      ("[Infinity]", "JSON does not know 'Infinity': write null"),
      ("[-Infinity]", "JSON does not know '-Infinity': write null"),
      ("[-12x]", "this is not how JSON writes a number"),
      ("{\"a\":undefined}", "JSON does not know 'undefined': write null"),
      ("[True]", "JSON does not know 'True': write true"),
      ("[FALSE]", "JSON does not know 'FALSE': write false"),
      ("[None]", "JSON does not know 'None': write null"), ("[Nonesuch]", "expected a value"),
      ("[nul]", "expected a value"), ("[truer]", "expected ',' or ']' after an element"),
      ("[\"# no comment", "the string that starts here does not end"),
      ("[1,", "the text ends here, but expected a value"),
      ("[%0A<<<<<<< HEAD%0A1]", "a git conflict marker: settle the merge first"),
      ("[1%0A=======%0A,2]", "a git conflict marker: settle the merge first"),
      ("[1%0A>>>>>>> branch%0A]", "a git conflict marker: settle the merge first"),
      ("{\"a\":1,%0A||||||| base%0A}", "a git conflict marker: settle the merge first"),
      ("<<<<<<<", "a git conflict marker: settle the merge first"),
      ("[1%0A========]", "expected ',' or ']' after an element"),
      ("[1%0A======]", "expected ',' or ']' after an element"), ("[ =======]", "expected a value"),
    ])
  func sentence(_ notation: String, expected: String) throws {
    let text = bytes(notation)
    #expect(try #require(firstFault(in: text)).message(in: text.span) == expected)
  }
}
