public import JSON

/// Something in the bytes of a repository that is not what it should be.
public struct RepositoryFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The bytes are not JSON.
    case json(JSONFault)
    /// The file holds nothing at all.
    case empty
    /// The document is neither a repository nor an array of persons.
    case notARepository
    /// The document's `format` names another format.
    case otherFormat
    /// The document's `version` is not a whole number from 1.
    case malformedVersion
    /// An element of `persons` is not an object.
    case personIsNotAnObject
    /// A member's value is of the wrong kind.
    case wrongValue(member: String, expected: String)
    /// A member stands twice in one object.
    case duplicateMember(String)
    /// A person has no id.
    case missingID
    /// An id is not a UUID.
    case malformedID(String)
    /// Two persons have the same id; `first` is the offset of the one before.
    case duplicateID(PersonID, first: Int)
    /// A record takes more than 4 GB.
    case recordTooLong
  }

  /// Where: the offset of the byte, from the start of the file.
  public let offset: Int
  /// What is wrong.
  public let kind: Kind

  /// Makes a fault at an offset.
  public init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }

  init(_ fault: JSONFault) {
    self.init(offset: fault.offset, kind: .json(fault))
  }

  /// What a person reads, without the place of the fault itself.
  ///
  /// - Parameter text: the bytes in which the fault was found.
  /// - Returns: a sentence without a full stop.
  public func message(in text: Span<UInt8>) -> String {
    message(in: text) { TextPosition(of: $0, in: text).line }
  }

  /// What a person reads, where many faults are told and lines need not be counted for each.
  ///
  /// - Parameters:
  ///   - text: the bytes in which the fault was found.
  ///   - line: the line of a byte.
  /// - Returns: a sentence without a full stop.
  public func message(in text: Span<UInt8>, lineOf line: (Int) -> Int) -> String {
    switch kind {
    case .json(let fault): fault.message(in: text)
    case .empty: "there is nothing here, which is no repository: a new one has no file at all"
    case .notARepository:
      "expected an object with the member \"persons\", or an array of persons"
    case .otherFormat: "the member \"format\" must be \"people\""
    case .malformedVersion: "the member \"version\" must be a whole number from 1"
    case .personIsNotAnObject: "expected a person, an object in braces"
    case .wrongValue(let member, let expected): "the member \"\(member)\" must be \(expected)"
    case .duplicateMember(let name): "the member \"\(name)\" stands twice in one object"
    case .missingID:
      "this person has no \"id\"; 'people add -' gives persons an id where they have none"
    case .malformedID(let id):
      "the id \"\(id)\" is not a UUID; take the member away and let 'people add -' give the person a new one"
    case .duplicateID(let id, let first):
      "the id \(id) was given to another person already, in line \(line(first))"
    case .recordTooLong: "this person takes more than 4 GB"
    }
  }
}
