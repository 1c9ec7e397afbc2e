/// Who a random person is, apart from work and home: what the name depends on, and the name.
struct RandomIdentity: Sendable {
  /// The gender.
  let gender: Gender
  /// The age at the reference date.
  let age: Int
  /// The year of birth, and the day as `-MM-DD` in a word.
  let birthday: (year: Int, day: UInt64)
  /// The first name, one that was given to that gender in that year.
  let firstName: Word
  /// The family name.
  let lastName: Surname
  /// The second family name, where people have two.
  let secondLastName: Surname?

  /// Draws someone of a locale.
  @inline(__always)
  init(_ tables: FixedTable<LocaleTables>, _ chances: Chances, _ stream: DrawStream) {
    gender = chances.isFemale ? .female : .male
    let halves = stream.halves(.ageAndBirthday)
    age = tables.only.ages.draw(half: halves.high)
    birthday = Birthdays.shared.draw(age: age, half: halves.low)
    firstName = tables.only.firstNames.draw(gender, year: birthday.year, stream)
    lastName = tables.only.surnames.draw(gender, stream, .lastName, .rareName)
    secondLastName =
      tables.only.surnames.count > 1
      ? tables.only.surnames.draw(gender, stream, .secondLastName, .secondRareName) : nil
  }

  /// Writes the family names.
  @inline(__always)
  func writeLastName(to writer: inout RecordWriter) {
    writer.append(textOf: lastName.head)
    writer.append(textOf: lastName.tail)
    guard let second = secondLastName else { return }
    writer.append(UInt8(ascii: " "))
    writer.append(textOf: second.head)
    writer.append(textOf: second.tail)
  }

  /// Writes what stands before the `@` of an e-mail address when no code is needed.
  @inline(__always)
  func writeLocalPart(to writer: inout RecordWriter) {
    writer.append(spellingOf: firstName)
    writer.append(UInt8(ascii: "."))
    writer.append(spellingOf: lastName.head)
    writer.append(spellingOf: lastName.tail)
    guard let second = secondLastName else { return }
    writer.append(UInt8(ascii: "-"))
    writer.append(spellingOf: second.head)
    writer.append(spellingOf: second.tail)
  }
}
