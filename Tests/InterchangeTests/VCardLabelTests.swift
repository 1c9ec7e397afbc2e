import Persons
import Testing

@Suite("Labels become types, or stay as they are")
struct VCardLabelTests {
  @Test(
    "The label of a phone number",
    arguments: [
      ("", ["TEL:1"]),
      (" ", ["TEL:1"]),
      ("mobile", ["TEL;TYPE=CELL:1"]),
      ("Cell", ["TEL;TYPE=CELL:1"]),
      ("WORK", ["TEL;TYPE=WORK:1"]),
      ("home", ["TEL;TYPE=HOME:1"]),
      ("fax", ["TEL;TYPE=FAX:1"]),
      ("pager", ["TEL;TYPE=PAGER:1"]),
      ("car", ["TEL;TYPE=CAR:1"]),
      ("work fax", ["TEL;TYPE=WORK,FAX:1"]),
      ("home-mobile", ["TEL;TYPE=HOME,CELL:1"]),
      ("mobile cell", ["TEL;TYPE=CELL:1"]),
      ("school", ["item1.TEL:1", "item1.X-ABLabel:school"]),
      ("work reception", ["item1.TEL:1", "item1.X-ABLabel:work reception"]),
      ("Mom's; work", ["item1.TEL:1", #"item1.X-ABLabel:Mom's\; work"#]),
    ])
  func phone(label: String, expected: [String]) {
    let card = Card { $0.phones = [PhoneNumber(label: label, "1")] }
    #expect(card.lines(of: "TEL") + card.lines(of: "X-ABLabel") == expected)
  }

  @Test(
    "The label of an e-mail address",
    arguments: [
      ("", ["EMAIL;TYPE=INTERNET:a@b.example"]),
      ("work", ["EMAIL;TYPE=INTERNET,WORK:a@b.example"]),
      ("home", ["EMAIL;TYPE=INTERNET,HOME:a@b.example"]),
      // CELL and FAX are no types of an e-mail address.
      ("mobile", ["item1.EMAIL;TYPE=INTERNET:a@b.example", "item1.X-ABLabel:mobile"]),
      ("pref", ["item1.EMAIL;TYPE=INTERNET:a@b.example", "item1.X-ABLabel:pref"]),
    ])
  func email(label: String, expected: [String]) {
    let card = Card { $0.emails = [EmailAddress(label: label, "a@b.example")] }
    #expect(card.lines(of: "EMAIL") + card.lines(of: "X-ABLabel") == expected)
  }

  @Test("A label of the user's own making is not given away, but what it labels is")
  func withheldLabel() {
    let card = Card(includesPrivateMembers: false) {
      $0.phones = [PhoneNumber(label: "lover", "1"), PhoneNumber(label: "work", "2")]
    }
    #expect(card.lines(of: "TEL") == ["TEL;TYPE=PREF:1", "TEL;TYPE=WORK:2"])
    #expect(card.lines(of: "X-ABLabel").isEmpty)
  }

  @Test("The first of several that are written is preferred; one alone is not")
  func preference() {
    let card = Card { person in
      person.emails = [EmailAddress(""), EmailAddress("a@b.example"), EmailAddress("c@d.example")]
      person.phones = [PhoneNumber(label: "work", "1"), PhoneNumber(label: "work", " ")]
      person.addresses = ["Oslo", "Rome", "Kyiv"].map { city in
        var address = PostalAddress()
        address.city = city
        return address
      }
    }
    #expect(
      card.lines(of: "EMAIL") == [
        "EMAIL;TYPE=INTERNET,PREF:a@b.example", "EMAIL;TYPE=INTERNET:c@d.example",
      ])
    #expect(card.lines(of: "TEL") == ["TEL;TYPE=WORK:1"])
    #expect(
      card.lines(of: "ADR") == [
        "ADR;TYPE=PREF:;;;Oslo;;;", "ADR:;;;Rome;;;", "ADR:;;;Kyiv;;;",
      ])
  }

  @Test("The groups of custom labels are numbered through the card")
  func groups() {
    let card = Card { person in
      person.emails = [EmailAddress(label: "school", "a@b.example")]
      person.phones = [PhoneNumber(label: "home", "1"), PhoneNumber(label: "boat", "2")]
      var address = PostalAddress()
      address.label = "boat"
      address.city = "Ghent"
      person.addresses = [address]
    }
    #expect(
      card.lines.filter { $0.hasPrefix("item") } == [
        "item1.EMAIL;TYPE=INTERNET:a@b.example", "item1.X-ABLabel:school",
        "item2.TEL:2", "item2.X-ABLabel:boat",
        "item3.ADR:;;;Ghent;;;", "item3.X-ABLabel:boat",
      ])
  }

  @Test("An address has its seven components in the order of the format")
  func address() {
    let card = Card { person in
      var address = PostalAddress()
      address.label = "work"
      address.street = "1 High St,\nFloor 2"
      address.city = "Springfield"
      address.region = "IL"
      address.postcode = "62701"
      address.country = "USA"
      person.addresses = [address]
    }
    #expect(
      card.lines(of: "ADR") == [
        #"ADR;TYPE=WORK:;;1 High St\,\nFloor 2;Springfield;IL;62701;USA"#
      ])
  }
}
