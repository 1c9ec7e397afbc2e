internal import ArgumentParsing
internal import Persons

/// A field that `people edit --unset` can forget, by the name of its option.
enum UnsettableField: String, CaseIterable {
  case firstName = "first-name"
  case lastName = "last-name"
  case middleName = "middle-name"
  case namePrefix = "name-prefix"
  case nameSuffix = "name-suffix"
  case nickname, company, department, title, email, phone, address, birthday, url, note, tag

  /// The option that sets the field.
  var option: any OptionHandle {
    switch self {
    case .firstName: FieldOptions.firstName
    case .lastName: FieldOptions.lastName
    case .middleName: FieldOptions.middleName
    case .namePrefix: FieldOptions.namePrefix
    case .nameSuffix: FieldOptions.nameSuffix
    case .nickname: FieldOptions.nickname
    case .company: FieldOptions.company
    case .department: FieldOptions.department
    case .title: FieldOptions.title
    case .email: FieldOptions.email
    case .phone: FieldOptions.phone
    case .address: FieldOptions.address
    case .birthday: FieldOptions.birthday
    case .url: FieldOptions.url
    case .note: FieldOptions.note
    case .tag: FieldOptions.tag
    }
  }

  /// Makes the field unknown.
  func unset(in person: inout Person) {
    switch self {
    case .firstName: person.firstName = ""
    case .lastName: person.lastName = ""
    case .middleName: person.middleName = ""
    case .namePrefix: person.namePrefix = ""
    case .nameSuffix: person.nameSuffix = ""
    case .nickname: person.nickname = ""
    case .company: person.company = ""
    case .department: person.department = ""
    case .title: person.jobTitle = ""
    case .email: person.emails = []
    case .phone: person.phones = []
    case .address: person.addresses = []
    case .birthday: person.birthday = ""
    case .url: person.urls = []
    case .note: person.note = ""
    case .tag: person.tags = []
    }
  }
}
