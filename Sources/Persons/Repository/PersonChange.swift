internal import JSON

/// What a change did to one person's record: enough to show it, to keep it, and to take it back.
public struct PersonChange: Sendable, Hashable {
  /// The id of the person.
  public let id: PersonID
  /// The place in the file, from 0: before the change for what was deleted, else after it.
  public let position: Int
  /// The bytes of the record before; nil for a person who was added.
  public let before: [UInt8]?
  /// The bytes of the record after; nil for a person who was deleted.
  public let after: [UInt8]?

  /// The person as it is after the change, or was before it was deleted; nil when the record cannot
  /// be read, as one of another program's history may be.
  public var person: Person? {
    guard let text = after ?? before else { return nil }
    do throws(JSONFault) { return try Person(id: id, record: text.span) } catch { return nil }
  }

  /// Makes a change of which both sides are known, as a history keeps it.
  public init(id: PersonID, position: Int, before: [UInt8]?, after: [UInt8]?) {
    self.id = id
    self.position = position
    self.before = before
    self.after = after
  }
}
