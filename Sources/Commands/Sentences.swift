internal import Persons
internal import Platform
internal import Storage
internal import TextSupport

/// What is said about a change that was made; without the full stop, since more may follow.
enum Sentences {
  /// Something was done to persons: "Deleted Zoë Müller", or how many where there are several.
  static func done(_ verb: String, to persons: some Collection<Person>) -> String {
    if persons.count == 1, let person = persons.first {
      return "\(verb) \(name(person.displayName))"
    }
    return "\(verb) \(Self.persons(persons.count))"
  }

  /// Something was done to the persons of changes.
  static func done(_ verb: String, to changes: [PersonChange]) -> String {
    if changes.count == 1, let person = changes.first?.person { return done(verb, to: [person]) }
    return "\(verb) \(persons(changes.count))"
  }

  /// A name as it may stand in a sentence: escaped, and cut where it is very long.
  static func name(_ name: String) -> String {
    DisplayWidth.truncated(DisplayEscaping.escaped(name), to: 60)
  }

  /// A number of persons.
  static func persons(_ count: Int, _ kind: String = "") -> String {
    "\(count) \(kind)\(count == 1 ? "person" : "persons")"
  }

  /// How a change is taken back, or why it cannot be.
  ///
  /// - Parameters:
  ///   - failure: why it cannot be; nil when it can.
  ///   - file: the file as it was named in the call; nil when it was not.
  /// - Returns: a sentence without its full stop.
  static func wayBack(_ failure: HistoryFailure?, in file: String?) -> String {
    guard let failure else { return "'\(call("undo", of: file))' takes it back" }
    return "this cannot be taken back: \(reason(failure))"
  }

  /// A call of another command for the same file, as it may be copied into a shell.
  static func call(_ command: String, of file: String?) -> String {
    guard let file else { return "people \(command)" }
    // Only what a shell takes as it stands may be offered for copying.
    let isPlain = file.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return "people --file \(isPlain ? file : "FILE") \(command)"
  }

  /// Why there is no history.
  static func reason(_ failure: HistoryFailure) -> String {
    switch failure {
    case .noPlace: "neither XDG_STATE_HOME nor HOME says where the history is"
    case .system(let error): "cannot \(error.operation) \(error.path.shown): \(error.reason)"
    case .tooLarge: "it is too large for the history"
    }
  }
}
