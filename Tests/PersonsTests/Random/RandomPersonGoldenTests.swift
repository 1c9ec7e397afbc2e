import Testing

@testable import Persons

/// If one of these fails, the same seed no longer gives the same persons: either that is a fault, or
/// `RandomPersonGenerator.dataVersion` rises and the persons are written down anew.
@Suite("The first persons of seed 42")
struct RandomPersonGoldenTests {
  @Test("are these, in data version 1, from the United States")
  func americans() {
    #expect(RandomPersonGenerator.dataVersion == 1)
    #expect(
      RandomPersonSample.persons(3, seed: 42, .americanEnglish) == [
        person(0xDCC1_4C9E_6236_40F9, 0xB239_B148_D0B1_2E1D) {
          $0.firstName = "Lisa"
          $0.lastName = "Marhurst"
          $0.gender = "F"
          $0.birthday = "1965-08-09"
          $0.jobTitle = "Terminal Manager"
          $0.company = "Kestora Logistics Inc."
          $0.emails = [
            EmailAddress(label: "work", "lisa.marhurst@kestora-logistics.example"),
            EmailAddress(label: "home", "lisa.marhurst@example.net"),
          ]
          $0.phones = [PhoneNumber(label: "work", "(619) 555-0139")]
          $0.addresses = [american("824 Fairview Avenue", "92171", "San Diego", "CA")]
        },
        person(0xFBFE_AD7D_FA96_4667, 0x9E97_43F3_6D4A_9545) {
          $0.firstName = "Tyler"
          $0.lastName = "Harris"
          $0.gender = "M"
          $0.birthday = "2002-08-10"
          $0.jobTitle = "Claims Assistant"
          $0.company = "Trevowen Insurance"
          $0.emails = [EmailAddress(label: "work", "tyler.harris@trevowen-insurance.example")]
          $0.phones = [PhoneNumber(label: "work", "(629) 555-0100")]
          $0.addresses = [american("4092 Cottonwood Court", "37257", "Nashville", "TN")]
        },
        person(0x2EB5_1A46_9BC4_4BAF, 0x833B_9E6D_C554_A72A) {
          $0.firstName = "Kenneth"
          $0.lastName = "Ortega"
          $0.gender = "M"
          $0.birthday = "1973-01-31"
          $0.jobTitle = "HR Manager"
          $0.company = "Varriston Legal"
          $0.emails = [EmailAddress(label: "work", "kenneth.ortega@varriston-legal.example")]
          $0.phones = [
            PhoneNumber(label: "work", "(303) 555-0118"),
            PhoneNumber(label: "mobile", "(303) 555-0181"),
          ]
          $0.addresses = [american("2771 Summit Lane", "80232", "Denver", "CO")]
        },
      ])
  }

  @Test("are these, in data version 1, from Germany")
  func germans() {
    #expect(
      RandomPersonSample.persons(3, seed: 42, .german) == [
        person(0xDCC1_4C9E_6236_40F9, 0xB239_B148_D0B1_2E1D) {
          $0.firstName = "Sabine"
          $0.lastName = "Landberger"
          $0.gender = "F"
          $0.birthday = "1961-08-09"
          $0.jobTitle = "Hoteldirektorin"
          $0.company = "Nordingen Feinkost KG"
          $0.emails = [
            EmailAddress(label: "work", "sabine.landberger@nordingen-feinkost.example"),
            EmailAddress(label: "home", "sabine.landberger@example.net"),
          ]
          $0.phones = [PhoneNumber(label: "mobile", "0171 3920091")]
          $0.addresses = [german("Finkenstraße 13", "48160", "Münster", "Nordrhein-Westfalen")]
        },
        person(0xFBFE_AD7D_FA96_4667, 0x9E97_43F3_6D4A_9545) {
          $0.firstName = "Paul"
          $0.lastName = "Hartmann"
          $0.gender = "M"
          $0.birthday = "2000-08-09"
          $0.jobTitle = "Monteur"
          $0.company = "Grauingen Werkzeuge KG"
          $0.emails = [EmailAddress(label: "work", "paul.hartmann@grauingen-werkzeuge.example")]
          $0.phones = [PhoneNumber(label: "mobile", "0176 04069076")]
          $0.addresses = [german("Eschenallee 62", "39119", "Magdeburg", "Sachsen-Anhalt")]
        },
        person(0x2EB5_1A46_9BC4_4BAF, 0x833B_9E6D_C554_A72A) {
          $0.firstName = "Wolfgang"
          $0.lastName = "Kaya"
          $0.gender = "M"
          $0.birthday = "1969-01-31"
          $0.jobTitle = "Personalleiter"
          $0.company = "Harlerlen Vermögen GmbH"
          $0.emails = [EmailAddress(label: "work", "wolfgang.kaya@harlerlen-vermoegen.example")]
          $0.phones = [PhoneNumber(label: "mobile", "0176 04069081")]
          $0.addresses = [german("Ulmenweg 42", "40343", "Düsseldorf", "Nordrhein-Westfalen")]
        },
      ])
  }

  private func person(
    _ high: UInt64, _ low: UInt64, _ fill: (inout Person) -> Void
  ) -> Person {
    var person = Person(id: PersonID(high: high, low: low))
    fill(&person)
    return person
  }

  private func american(
    _ street: String, _ postcode: String, _ city: String, _ state: String
  ) -> PostalAddress {
    home(street, postcode, city, state, country: "United States")
  }

  private func german(
    _ street: String, _ postcode: String, _ city: String, _ state: String
  ) -> PostalAddress {
    home(street, postcode, city, state, country: "Deutschland")
  }

  private func home(
    _ street: String, _ postcode: String, _ city: String, _ region: String, country: String
  ) -> PostalAddress {
    var address = PostalAddress()
    address.label = "home"
    address.street = street
    address.postcode = postcode
    address.city = city
    address.region = region
    address.country = country
    return address
  }
}
