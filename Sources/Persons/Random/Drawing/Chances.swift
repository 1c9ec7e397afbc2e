/// What a random person has or has not, all of it decided by one random word.
///
/// Each chance has nine bits of the word for itself, so that it is right to within a five-hundredth.
///
/// Frozen with ``RandomPersonGenerator/dataVersion``.
struct Chances {
  private let word: UInt64

  /// Decides for a person.
  @inline(__always)
  init(_ stream: DrawStream) {
    word = stream.word(.chances)
  }

  /// Half of them are women.
  var isFemale: Bool { word &>> 63 == 1 }
  /// 95 % have a job title.
  var hasJob: Bool { happens(486, 0) }
  /// 30 % of them one that there is in every business.
  var jobIsCommon: Bool { happens(154, 1) }
  /// 25 % of those who are old enough have a leading one.
  var mayLead: Bool { happens(128, 2) }
  /// 92 % have told their birthday.
  var hasBirthday: Bool { happens(471, 3) }
  /// 35 % have an address of their own besides the one at work.
  var hasPersonalAddress: Bool { happens(179, 4) }
  /// 94 % have a phone number, where there are any.
  var hasPhone: Bool { happens(481, 5) }

  /// 30 % of those also have a mobile one.
  var hasSecondPhone: Bool { happens(154, 6) }

  /// Whether something happens that happens `count` times in 512.
  @inline(__always)
  private func happens(_ count: UInt64, _ number: UInt64) -> Bool {
    word &>> (9 &* number) & 511 < count
  }
}
