/// What is drawn, and from which word of a stream.
///
/// The numbers are frozen with ``RandomPersonGenerator/dataVersion``: a new draw takes a new number.
enum Draw: UInt64 {
  // Of a person.
  case locale = 0
  case ageAndBirthday = 1
  case firstName = 2
  case lastName = 3
  case rareName = 4
  case secondLastName = 5
  case secondRareName = 6
  case company = 7
  case chances = 8
  case job = 9
  case street = 10
  case houseNumberAndPostcode = 11
  case landline = 12
  case mobile = 13
  case personalDomain = 14
  case idBits = 15

  // Of a company.
  case cityAndLegalForm = 40

  // Of a permutation.
  case key0 = 60
  case key1 = 61
  case key2 = 62
  case key3 = 63
}
