import Persons

extension Person {
  /// The name as one text, for vCard's `FN`: never blank.
  ///
  /// A person without a name goes by what there is, in this order: nickname, company, e-mail
  /// address, phone number, id. Unlike `displayName` it passes over texts of which a card would show
  /// nothing, since a blank `FN` is refused by servers.
  var formattedName: String {
    let name = [namePrefix, firstName, middleName, lastName, nameSuffix]
      .filter { !$0.isBlank }
      .joined(separator: " ")
    guard name.isEmpty else { return name }
    let substitutes = [nickname, company] + emails.map(\.address) + phones.map(\.number)
    return substitutes.first { !$0.isBlank } ?? id.description
  }
}
