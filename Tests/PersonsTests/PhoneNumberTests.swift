import Persons
import Testing

@Suite("A phone number")
struct PhoneNumberTests {
  @Test(
    "may be another spelling of one whose last digits are the same",
    arguments: [
      ("0171 3920011", "01713920011", true), ("+49 171 3920011", "0171/392 00 11", true),
      ("0049 171 3920011", "+491713920011", true), ("3920011", "0171 3920011", true),
      ("0171 3920011", "0171 3920012", false), ("392001", "0171 392001", false),
      ("110", "110", true), ("0110", "110", true), ("", "0171 3920011", false),
      ("(619) 555-0139", "+1 619 555 0139", true),
    ])
  func spellings(one: String, other: String, areSame: Bool) {
    #expect(PhoneNumber(one).mayBe(PhoneNumber(other)) == areSame)
    #expect(PhoneNumber(other).mayBe(PhoneNumber(one)) == areSame)
  }

  @Test(
    "is found by its digits, however they are written",
    arguments: [
      ("01713920011", true), ("0171 3920011", true), ("+49 171 3920011", true), ("3920011", true),
      ("0171-392", true), ("01723920011", false), ("+49 171 3920012", false), ("171 39", true),
    ])
  func found(term: String, matches: Bool) {
    var person = Person(id: PersonID(high: 1, low: 2))
    person.phones = [PhoneNumber("+49 171 3920011")]
    var filter = PersonFilter()
    filter.terms = [term]
    #expect(filter.matches(person) == matches)
  }
}
