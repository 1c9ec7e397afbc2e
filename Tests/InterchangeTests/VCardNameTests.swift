import Persons
import Testing

@Suite("FN says who it is, whatever is known")
struct VCardNameTests {
  @Test("The parts of the name stand in the order in which they are spoken")
  func fullName() {
    let card = Card {
      $0.firstName = "Ada"
      $0.middleName = "King"
      $0.lastName = "Lovelace"
      $0.namePrefix = "Countess"
      $0.nameSuffix = "Esq., FRS"
      $0.nickname = "not this"
    }
    #expect(card.value(of: "FN") == #"Countess Ada King Lovelace Esq.\, FRS"#)
    #expect(card.value(of: "N") == #"Lovelace;Ada;King;Countess;Esq.\, FRS"#)
  }

  @Test("Parts that are missing or blank leave no gap", arguments: ["", " ", "\u{0}", "\n"])
  func partialName(blank: String) {
    let card = Card {
      $0.namePrefix = blank
      $0.firstName = "Ada"
      $0.middleName = blank
      $0.lastName = "Lovelace"
      $0.nameSuffix = blank
    }
    #expect(card.value(of: "FN") == "Ada Lovelace")
  }

  @Test(
    "Without a name it is the nickname, company, first e-mail address, first number, or id",
    arguments: [
      (5, "Nick"), (4, "Company"), (3, "first@example.org"), (2, "+1 1"),
      (1, "00000000-0000-0000-0000-000000000000"),
    ])
  func derivedName(known: Int, expected: String) {
    let card = Card { person in
      person.firstName = "\u{0} "
      person.jobTitle = "never this"
      person.nickname = known >= 5 ? "Nick" : " "
      person.company = known >= 4 ? "Company" : "\u{7}"
      if known >= 3 {
        person.emails = [
          EmailAddress(""), EmailAddress("first@example.org"), EmailAddress("second@example.org"),
        ]
      }
      if known >= 2 {
        person.phones = [PhoneNumber("+1 1"), PhoneNumber("+1 2")]
      }
    }
    #expect(card.value(of: "FN") == expected)
    #expect(card.lines(of: "N").count == 1)
  }

  @Test("The identity is the bare id, in lower case")
  func identity() {
    let id = PersonID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    #expect(Card(of: Person(id: id)).value(of: "UID") == "01234567-89ab-cdef-fedc-ba9876543210")
  }
}
