/// One person, as a value.
///
/// A text member that is empty, and a list without elements, mean "unknown": there is no second way
/// to say so, and nothing is written to the file for them. The names are those of the file format.
public struct Person: Sendable, Hashable, Identifiable {
  /// The identity, which never changes.
  public let id: PersonID
  /// The given name (vCard `N`, second component).
  public var firstName = ""
  /// Further given names.
  public var middleName = ""
  /// The family name (vCard `N`, first component).
  public var lastName = ""
  /// What stands before the name, such as "Dr.".
  public var namePrefix = ""
  /// What stands after the name, such as "Jr.".
  public var nameSuffix = ""
  /// The name friends use.
  public var nickname = ""
  /// The company; persons with the same company make a section.
  public var company = ""
  /// The part of the company.
  public var department = ""
  /// The job title (vCard `TITLE`).
  public var jobTitle = ""
  /// The birthday: `YYYY-MM-DD`, or `--MM-DD` where the year is not known.
  public var birthday = ""
  /// The gender, as vCard's `GENDER` writes it (`F`, `M`, `O`, `N`, `U`, or text).
  public var gender = ""
  /// The e-mail addresses, the preferred one first.
  public var emails: [EmailAddress] = []
  /// The phone numbers, the preferred one first.
  public var phones: [PhoneNumber] = []
  /// The postal addresses, the preferred one first.
  public var addresses: [PostalAddress] = []
  /// The web addresses.
  public var urls: [String] = []
  /// The tags (vCard `CATEGORIES`).
  public var tags: [String] = []
  /// Free text, of any number of lines.
  public var note = ""
  /// Whether the person is bookmarked.
  public var isBookmarked = false
  /// When and to whom the person's card was sent, oldest first.
  public var sent: [Sending] = []
  /// When the person was added: a time as RFC 3339 writes it, in UTC.
  public var created = ""
  /// When the person was last changed: a time as RFC 3339 writes it, in UTC.
  public var updated = ""

  /// Makes a person of whom nothing is known but the id.
  public init(id: PersonID) {
    self.id = id
  }
}

/// An e-mail address of a person.
public struct EmailAddress: Sendable, Hashable {
  /// What the address is for, such as `work`; empty when not said.
  public var label: String
  /// The address, `local@domain`.
  public var address: String

  /// Makes an address, without a label unless one is given.
  public init(label: String = "", _ address: String) {
    self.label = label
    self.address = address
  }
}

/// A phone number of a person.
public struct PhoneNumber: Sendable, Hashable {
  /// What the number is for, such as `mobile`; empty when not said.
  public var label: String
  /// The number as it was given; nothing is normalised away.
  public var number: String

  /// Makes a number, without a label unless one is given.
  public init(label: String = "", _ number: String) {
    self.label = label
    self.number = number
  }

  /// The ASCII digits of the number, by which two spellings of it are the same.
  public var digits: String { number.filter { $0.isASCII && $0.isNumber } }

  /// The digits without the zeros in front, which stand for a country or a region and are left out
  /// or replaced where the number is written otherwise.
  public var significantDigits: String { String(digits.drop { $0 == "0" }) }

  /// Whether two numbers may be spellings of one: the digits of one are the last ones of the other.
  public func mayBe(_ other: PhoneNumber) -> Bool {
    let (one, another) = (significantDigits, other.significantDigits)
    let shorter = min(one.count, another.count)
    // Fewer digits than a number without its area has say too little.
    return one == another
      || shorter >= 7 && (one.hasSuffix(another) || another.hasSuffix(one))
  }
}

/// A postal address of a person; unknown parts are empty.
public struct PostalAddress: Sendable, Hashable {
  /// What the address is for, such as `home`; empty when not said.
  public var label = ""
  /// Street and house number; of several lines if need be.
  public var street = ""
  /// The postcode (vCard `ADR`, sixth component).
  public var postcode = ""
  /// The city (vCard `ADR`, fourth component).
  public var city = ""
  /// The state, province or county.
  public var region = ""
  /// The country, by name.
  public var country = ""

  /// Makes an address of which nothing is known.
  public init() {}
}

/// One sending of a person's card.
public struct Sending: Sendable, Hashable {
  /// When: a time as RFC 3339 writes it, in UTC.
  public var at: String
  /// To whom: an e-mail address, or empty when the card was written to standard output.
  public var to: String

  /// Makes a note of one sending.
  public init(at: String, to: String = "") {
    self.at = at
    self.to = to
  }
}
