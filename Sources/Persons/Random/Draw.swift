/// What is drawn, and from which word of a stream.
///
/// The numbers are frozen with ``RandomPersonGenerator/dataVersion``: a new draw takes a new number.
enum Draw: UInt64 {
  // Of a person.
  case locale = 0
  case gender = 1
  case age = 2
  case birthday = 3
  case firstName = 4
  case lastName = 5
  case rareName = 6
  case company = 7
  case jobIsCommon = 8
  case jobLevel = 9
  case job = 10
  case street = 11
  case streetKind = 12
  case houseNumberLimit = 13
  case houseNumber = 14
  case postcode = 15
  case areaCode = 16
  case landline = 17
  case mobileRange = 18
  case mobile = 19
  case personalDomain = 20
  case idBits = 21
  case hasBirthday = 22
  case hasJob = 23
  case hasPersonalAddress = 24
  case hasPhone = 25
  case hasSecondPhone = 26

  // Of a company.
  case city = 40
  case legalForm = 41

  // Of a permutation.
  case key0 = 60
  case key1 = 61
  case key2 = 62
  case key3 = 63
}
