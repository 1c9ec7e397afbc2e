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
}
