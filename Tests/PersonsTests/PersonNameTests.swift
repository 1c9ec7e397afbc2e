import Persons
import Testing

@Suite("A name")
struct PersonNameTests {
  @Test(
    "is split at its last space",
    arguments: [
      ("Anna Schmidt", "Anna", "Schmidt"), ("Anna Maria Schmidt", "Anna Maria", "Schmidt"),
      ("Madonna", "Madonna", ""), ("", "", ""), ("  ", "", ""),
      (" Anna  Schmidt ", "Anna", "Schmidt"),
      ("Anna\u{A0}Schmidt", "Anna", "Schmidt"), ("Anna-Lena\tvon Thun", "Anna-Lena von", "Thun"),
      ("山田　太郎", "山田", "太郎"),
    ])
  func splitting(_ name: String, first: String, last: String) {
    #expect(Person.split(fullName: name) == (first, last))
  }

  @Test("is spoken in full, and what is unknown leaves no gap")
  func spoken() {
    var person = Person(1, first: "Anna", last: "Schmidt")
    #expect(person.name == "Anna Schmidt")
    person.namePrefix = "Dr."
    person.middleName = "Maria"
    person.nameSuffix = "MdB"
    #expect(person.name == "Dr. Anna Maria Schmidt MdB")
    person.firstName = ""
    #expect(person.name == "Dr. Maria Schmidt MdB")
    #expect(Person(2).name == "")
  }

  @Test("is stood for by the nearest thing that is known")
  func displayName() {
    var person = Person(1)
    #expect(person.displayName == id(1))
    person.phones = [PhoneNumber("+49 30 1234"), PhoneNumber("112")]
    #expect(person.displayName == "+49 30 1234")
    person.emails = [EmailAddress(""), EmailAddress("a@b.example")]
    #expect(person.displayName == "+49 30 1234")
    person.emails = [EmailAddress("a@b.example")]
    #expect(person.displayName == "a@b.example")
    person.company = "Nordwind"
    #expect(person.displayName == "Nordwind")
    person.nickname = "Anni"
    #expect(person.displayName == "Anni")
    person.lastName = "Schmidt"
    #expect(person.displayName == "Schmidt")
  }
}
