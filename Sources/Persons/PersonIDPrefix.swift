/// The first characters of an id, which stand for every id that begins with them.
public struct PersonIDPrefix: Sendable, Hashable {
  /// The fewest characters that may stand for an id.
  public static let minimumLength = 4

  private let value: PersonID
  private let mask: PersonID

  /// The prefix as it was written.
  public let text: String

  /// Reads a prefix, in either case; nil when no id can begin so.
  public init?(_ text: String) {
    var digits: [UInt64] = []
    for (index, byte) in text.utf8.enumerated() {
      guard index < PersonID.textLength else { return nil }
      if PersonID.isHyphen(at: index) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = PersonID.hexadecimalDigit(byte) else { return nil }
        digits.append(digit)
      }
    }
    func half(_ digits: ArraySlice<UInt64>, isMask: Bool) -> UInt64 {
      digits.enumerated().reduce(0) {
        $0 | (isMask ? 15 : $1.element) << UInt64(60 - 4 * $1.offset)
      }
    }
    value = PersonID(
      high: half(digits.prefix(16), isMask: false), low: half(digits.dropFirst(16), isMask: false))
    mask = PersonID(
      high: half(digits.prefix(16), isMask: true), low: half(digits.dropFirst(16), isMask: true))
    self.text = text
  }

  /// Whether the prefix is long enough to stand for one id.
  public var isLongEnough: Bool { text.utf8.count >= Self.minimumLength }

  /// Whether an id begins with the prefix.
  public func matches(_ id: PersonID) -> Bool {
    id.high & mask.high == value.high && id.low & mask.low == value.low
  }
}
