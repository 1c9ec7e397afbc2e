/// The first place where a text stops being JSON, and why.
public struct JSONFault: Error, Hashable, Sendable {
  /// What was found or missed.
  public enum Reason: Hashable, Sendable {
    /// A value was expected.
    case expectedValue
    /// `{` was expected.
    case expectedObject
    /// `[` was expected.
    case expectedArray
    /// A string was expected.
    case expectedString
    /// A member name in double quotes was expected.
    case expectedMemberName
    /// `:` was expected after a member name.
    case expectedColon
    /// `,` or `}` was expected after a member.
    case expectedCommaOrBrace
    /// `,` or `]` was expected after an element.
    case expectedCommaOrBracket
    /// Something follows the end of the document.
    case expectedEnd
    /// A string is not closed.
    case unterminatedString
    /// A control character, which must be escaped, stands in a string.
    case controlCharacter(UInt8)
    /// A backslash is not followed by a known escape.
    case unknownEscape
    /// A `\u` escape is half of a surrogate pair without the other half.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A number is not written as JSON writes numbers.
    case malformedNumber
    /// Arrays and objects are nested more deeply than ``JSONScanner/maximumDepth``.
    case nestedTooDeeply
  }

  /// Where: the offset of the byte, from the start of the text; its length when the text ended.
  public let offset: Int
  /// What was found or missed.
  public let reason: Reason
  /// Whether the text ended where something more was expected.
  public let isAtEnd: Bool

  /// Makes a fault at an offset.
  public init(offset: Int, reason: Reason, isAtEnd: Bool = false) {
    self.offset = offset
    self.reason = reason
    self.isAtEnd = isAtEnd
  }

  /// What a person reads, without the place; a well-known slip is called by its name.
  ///
  /// - Parameter text: the text in which the fault was found.
  /// - Returns: a sentence without a full stop.
  public func message(in text: Span<UInt8>) -> String {
    JSONSlip(behind: self, in: text)?.message ?? message
  }

  /// What a person reads who does not have the text, without the place.
  public var message: String {
    isAtEnd ? "the text ends here, but \(reason.message)" : reason.message
  }
}

extension JSONFault.Reason {
  fileprivate var message: String {
    switch self {
    case .expectedValue: "expected a value"
    case .expectedObject: "expected an object in braces"
    case .expectedArray: "expected an array in brackets"
    case .expectedString: "expected a string in double quotes"
    case .expectedMemberName: "expected a member name in double quotes"
    case .expectedColon: "expected ':' after a member name"
    case .expectedCommaOrBrace: "expected ',' or '}' after a member"
    case .expectedCommaOrBracket: "expected ',' or ']' after an element"
    case .expectedEnd: "expected nothing more after the end of the document"
    case .unterminatedString: "the string that starts here does not end"
    case .controlCharacter(let byte):
      "a control character (0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))) in a string must be escaped"
    case .unknownEscape: "this escape is none that JSON knows"
    case .loneSurrogate: "this \\u escape is half of a surrogate pair without the other half"
    case .invalidUTF8: "the bytes here are not UTF-8"
    case .malformedNumber: "this is not how JSON writes a number"
    case .nestedTooDeeply:
      "arrays and objects are nested more than \(JSONScanner.maximumDepth) deep"
    }
  }
}
