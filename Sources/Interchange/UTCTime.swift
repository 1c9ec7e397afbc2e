import Persons
import TextSupport

/// A time in UTC, as RFC 3339 writes it.
struct UTCTime {
  /// The time as `YYYY-MM-DDThh:mm:ssZ`.
  ///
  /// A fraction of a second is dropped: RFC 2426 sets it off by a comma and RFC 6350 knows none.
  let wholeSeconds: String

  /// Reads a time such as `2026-11-30T08:12:44Z`, with or without a fraction of a second.
  ///
  /// - Returns: `nil` for any other text.
  init?(_ text: String) {
    let date = String(text.prefix(10))
    let time = text.dropFirst(10).prefix(9)
    let end = text.dropFirst(19)
    guard CalendarDate(date) != nil, time.isTimeOfDay,
      end == "Z" || end.isFractionOfASecondInUTC
    else { return nil }
    wholeSeconds = date + time + "Z"
  }
}

extension Substring {
  /// Whether the text is `Thh:mm:ss`; a leap second is second 60.
  fileprivate var isTimeOfDay: Bool {
    guard hasPrefix("T"), utf8.count == 9 else { return false }
    let parts = dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return false }
    return zip(parts, [23, 59, 60]).allSatisfy { part, greatest in
      guard part.utf8.count == 2, part.utf8.allSatisfy(\.isASCIIDigit) else { return false }
      return Int(part).map { $0 <= greatest } ?? false
    }
  }

  fileprivate var isFractionOfASecondInUTC: Bool {
    hasPrefix(".") && hasSuffix("Z") && utf8.count > 2
      && utf8.dropFirst().dropLast().allSatisfy(\.isASCIIDigit)
  }
}
