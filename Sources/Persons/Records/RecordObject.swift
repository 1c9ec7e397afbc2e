/// A part of a person that is an object of texts in the file, such as an e-mail address.
protocol RecordObject: Hashable {
  /// The names of the members, in the order in which they are written.
  static var members: NameTable { get }

  /// The index of the member by which an element is recognised after another one was changed.
  static var keyIndex: Int { get }

  /// Makes a value of the texts of the members; unknown ones are empty.
  init(texts: [String])

  /// The texts of the members; empty ones are not written.
  var texts: [String] { get }
}

extension EmailAddress: RecordObject {
  static let members = NameTable(["label", "address"])
  static var keyIndex: Int { 1 }

  init(texts: [String]) {
    self.init(label: texts[0], texts[1])
  }

  var texts: [String] { [label, address] }
}

extension PhoneNumber: RecordObject {
  static let members = NameTable(["label", "number"])
  static var keyIndex: Int { 1 }

  init(texts: [String]) {
    self.init(label: texts[0], texts[1])
  }

  var texts: [String] { [label, number] }
}

extension PostalAddress: RecordObject {
  static let members = NameTable(["label", "street", "postcode", "city", "region", "country"])
  static var keyIndex: Int { 1 }

  init(texts: [String]) {
    label = texts[0]
    street = texts[1]
    postcode = texts[2]
    city = texts[3]
    region = texts[4]
    country = texts[5]
  }

  var texts: [String] { [label, street, postcode, city, region, country] }
}

extension Sending: RecordObject {
  static let members = NameTable(["at", "to"])
  static var keyIndex: Int { 0 }

  init(texts: [String]) {
    self.init(at: texts[0], to: texts[1])
  }

  var texts: [String] { [at, to] }
}
