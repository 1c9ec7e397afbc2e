/// Who a random person is, apart from work and home: what the name depends on, and the name.
struct RandomIdentity: Sendable {
  /// The gender.
  let gender: Gender
  /// The age at the reference date.
  let age: Int
  /// The date of birth.
  let birthday: Birthday
  /// The first name, one that was given to that gender in that year.
  let firstName: Name
  /// The family name.
  let lastName: Name

  /// Draws someone of a locale.
  init(_ tables: LocaleTables, _ stream: DrawStream) {
    gender = stream.below(2, .gender) == 0 ? .female : .male
    age = tables.ages.age(stream)
    birthday = Birthday(age: age, stream)
    firstName = tables.names.firstName(gender, year: birthday.year, stream)
    lastName = tables.names.surname(stream)
  }

  /// What stands before the `@` when no code is needed.
  var plainLocalPart: String {
    firstName.spelling + "." + lastName.spelling
  }
}
