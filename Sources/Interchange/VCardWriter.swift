public import Persons

/// Writes persons as vCards.
///
/// Every card that is written is well-formed, whatever the person holds: lines end in CRLF and have
/// 75 octets at most, `FN` and `N` are always there, controls are taken out of values, and a member
/// that the format cannot say (a birthday that is no date) is left out. The bookmark, the sendings
/// and the time of adding belong to the repository, not to a card, and are never written.
public struct VCardWriter: Sendable {
  /// The version of the cards.
  public let version: VCardVersion
  /// Whether the members that are kept from a card that is given away are written too.
  public let includesPrivateMembers: Bool

  /// Makes a writer of cards of one version.
  ///
  /// - Parameters:
  ///   - version: The version of the cards.
  ///   - includesPrivateMembers: Whether `NOTE`, `CATEGORIES`, `REV`, the gender (`X-GENDER`) and
  ///     labels of the user's own making (`X-ABLabel`) are written: yes for an export, no for a card
  ///     that is sent to someone.
  public init(version: VCardVersion = .v3, includesPrivateMembers: Bool) {
    self.version = version
    self.includesPrivateMembers = includesPrivateMembers
  }

  /// Appends the card of a person.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - bytes: Where the card, in UTF-8, is appended.
  public func append(_ person: Person, to bytes: inout [UInt8]) {
    bytes.appendTextLine("BEGIN", "VCARD")
    bytes.appendTextLine("VERSION", version.rawValue)
    appendName(of: person, to: &bytes)
    appendLabelledValues(of: person, to: &bytes)
    for url in person.urls where !url.isBlank {
      bytes.appendContentLine("URL") { $0.appendURI(url) }
    }
    appendBirthday(of: person, to: &bytes)
    if includesPrivateMembers {
      appendPrivateMembers(of: person, to: &bytes)
    }
    bytes.appendTextLine("UID", person.id.description)
    if includesPrivateMembers, let updated = UTCTime(person.updated) {
      bytes.appendTextLine("REV", updated.wholeSeconds)
    }
    bytes.appendTextLine("END", "VCARD")
  }

  private func appendName(of person: Person, to bytes: inout [UInt8]) {
    bytes.appendTextLine("FN", person.formattedName)
    bytes.appendTextLine(
      "N",
      components: [
        person.lastName, person.firstName, person.middleName, person.namePrefix, person.nameSuffix,
      ])
    if !person.nickname.isBlank {
      bytes.appendTextLine("NICKNAME", person.nickname)
    }
    if !person.department.isBlank {
      bytes.appendTextLine("ORG", components: [person.company, person.department])
    } else if !person.company.isBlank {
      bytes.appendTextLine("ORG", person.company)
    }
    if !person.jobTitle.isBlank {
      bytes.appendTextLine("TITLE", person.jobTitle)
    }
  }

  private func appendLabelledValues(of person: Person, to bytes: inout [UInt8]) {
    var lines = LabelledLines(keepsCustomLabels: includesPrivateMembers)
    lines.append(
      person.emails.map { LabelledValue(label: $0.label, components: [$0.address]) },
      as: .email, to: &bytes)
    lines.append(
      person.phones.map { LabelledValue(label: $0.label, components: [$0.number]) },
      as: .telephone, to: &bytes)
    lines.append(
      person.addresses.map { address in
        // The first two components, post-office box and extended address, are parts of `street`.
        LabelledValue(
          label: address.label,
          components: [
            "", "", address.street, address.city, address.region, address.postcode, address.country,
          ])
      },
      as: .address, to: &bytes)
  }

  private func appendBirthday(of person: Person, to bytes: inout [UInt8]) {
    guard let birthday = CalendarDate(person.birthday) else { return }
    guard birthday.year == nil else {
      bytes.appendTextLine("BDAY", person.birthday)
      return
    }
    // Version 3.0 has no date without a year. Apple's way is a leap year that nobody living was
    // born in, marked as not meant; Google and most others understand it.
    bytes.appendTextLine("BDAY;X-APPLE-OMIT-YEAR=1604", "1604" + person.birthday.dropFirst())
  }

  private func appendPrivateMembers(of person: Person, to bytes: inout [UInt8]) {
    if !person.gender.isBlank {
      bytes.appendTextLine("X-GENDER", person.gender)
    }
    let tags = person.tags.filter { !$0.isBlank }
    if !tags.isEmpty {
      bytes.appendTextLine("CATEGORIES", components: tags, separator: ",")
    }
    if !person.note.isBlank {
      bytes.appendTextLine("NOTE", person.note)
    }
  }
}
