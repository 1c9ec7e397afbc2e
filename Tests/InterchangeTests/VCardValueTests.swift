import Persons
import Testing

@Suite("Values are escaped and cleaned")
struct VCardValueTests {
  @Test(
    "A text value",
    arguments: [
      ("plain text: \"quoted\" 'single' = ^", "plain text: \"quoted\" 'single' = ^"),
      (#"back\slash"#, #"back\\slash"#),
      ("semi;colon", #"semi\;colon"#),
      ("com,ma", #"com\,ma"#),
      (#"\n"#, #"\\n"#),
      ("line\nfeed", #"line\nfeed"#),
      ("carriage\r\nreturn and line feed", #"carriage\nreturn and line feed"#),
      ("carriage\rreturn", #"carriage\nreturn"#),
      ("twice\n\ntwice", #"twice\n\ntwice"#),
      ("\r\r\n\n", #"\n\n\n"#),
      ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", #"a\nb\nc\nd\ne\nf"#),
      ("tab\tulator", "tab ulator"),
      ("\u{0}nul \u{7}bell \u{1B}[31mescape", "nul bell [31mescape"),
      ("del\u{7F}ete, C1 \u{80}\u{9F}.", #"delete\, C1 ."#),
      ("no-break\u{A0}space, é, 漢字, 👩‍👩‍👧", "no-break\u{A0}space\\, é\\, 漢字\\, 👩‍👩‍👧"),
      (" blanks at both ends ", " blanks at both ends "),
    ])
  func text(input: String, expected: String) {
    #expect(Card { $0.note = "x" + input }.value(of: "NOTE") == "x" + expected)
  }

  @Test("The components of a name are escaped one by one")
  func name() {
    let card = Card {
      $0.lastName = "a;b"
      $0.firstName = "c,d"
      $0.middleName = #"e\f"#
      $0.namePrefix = "g\nh"
    }
    #expect(card.value(of: "N") == #"a\;b;c\,d;e\\f;g\nh;"#)
  }

  @Test(
    "Company and department make one structure",
    arguments: [
      ("Nordwind", "", "Nordwind"),
      ("Nordwind", "Sales", "Nordwind;Sales"),
      ("", "Sales", ";Sales"),
      ("A;B", "C,D", #"A\;B;C\,D"#),
      ("Nordwind", " ", "Nordwind"),
    ])
  func organisation(company: String, department: String, expected: String) {
    let card = Card {
      $0.company = company
      $0.department = department
    }
    #expect(card.value(of: "ORG") == expected)
  }

  @Test("A comma within a tag is escaped, one between tags is not")
  func tags() {
    #expect(Card { $0.tags = ["a,b", " ", "c"] }.value(of: "CATEGORIES") == #"a\,b,c"#)
  }

  @Test("A comma in the nickname does not make two of it")
  func nickname() {
    #expect(Card { $0.nickname = "Al, the man" }.value(of: "NICKNAME") == #"Al\, the man"#)
  }

  @Test(
    "A web address is not escaped, and has neither blanks nor controls",
    arguments: [
      ("https://example.org/?q=a,b;c&d=e#f:g", "https://example.org/?q=a,b;c&d=e#f:g"),
      ("example.org", "example.org"),
      (" https://example.org/two  words\n", "https://example.org/two%20%20words"),
      ("https://exam\r\nple.org/\u{0}\u{2028}x", "https://example.org/x"),
      ("https://example.org/é", "https://example.org/é"),
    ])
  func url(input: String, expected: String) {
    #expect(Card { $0.urls = [input] }.value(of: "URL") == expected)
  }

  @Test("Members that would show nothing have no line")
  func blank() {
    let blank = " \t\r\n\u{0}\u{A0}\u{85}"
    let card = Card { person in
      person.firstName = "Ann"
      person.nickname = blank
      person.company = blank
      person.department = blank
      person.jobTitle = blank
      person.gender = blank
      person.emails = [.init(label: "work", blank)]
      person.phones = [.init(label: "work", "")]
      person.addresses = [.init()]
      person.urls = [blank]
      person.tags = [blank]
      person.note = blank
    }
    #expect(
      card.lines == [
        "BEGIN:VCARD", "VERSION:3.0", "FN:Ann", "N:;Ann;;;",
        "UID:00000000-0000-0000-0000-000000000000", "END:VCARD",
      ])
  }

  @Test("The gender is written as it stands", arguments: [("F", "F"), ("M;Fellow", #"M\;Fellow"#)])
  func gender(input: String, expected: String) {
    #expect(Card { $0.gender = input }.value(of: "X-GENDER") == expected)
  }
}
