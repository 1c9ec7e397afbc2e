internal import Persons
internal import Platform

extension Timestamp {
  /// This moment, by the system's clock.
  static var now: Timestamp { Timestamp(secondsSince1970: SystemClock.secondsSince1970()) }
}
