internal import Persons
internal import TextSupport

/// What is said on standard error about a change that was made.
enum Sentences {
  /// A person was added.
  static func added(_ person: Person) -> String { "Added \(name(person))." }

  /// So many persons were added.
  static func added(_ count: Int) -> String { "Added \(persons(count))." }

  /// So many random persons were added.
  static func addedRandom(_ count: Int) -> String {
    count == 1 ? "Added 1 random person." : "Added \(count) random persons."
  }

  /// Something was done to persons: "Deleted Zoë Müller.", or how many where there are several.
  static func done(_ verb: String, to persons: [Person]) -> String {
    if persons.count == 1, let person = persons.first { return "\(verb) \(name(person))." }
    return "\(verb) \(Self.persons(persons.count))."
  }

  /// A number of persons.
  static func persons(_ count: Int) -> String { count == 1 ? "1 person" : "\(count) persons" }

  private static func name(_ person: Person) -> String {
    DisplayEscaping.escaped(person.displayName)
  }
}
