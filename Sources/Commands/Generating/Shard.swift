internal import ArgumentParsing
internal import TextSupport

/// One of several parts into which a dataset is cut, such as `2/7`.
struct Shard: Sendable, Equatable {
  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// The whole dataset.
  static let whole = Shard(number: 1, count: 1)

  /// The indices of the part, which begin where those of the part before end.
  func indices(of total: Int) -> Range<Int> {
    Self.bound(number - 1, count, total)..<Self.bound(number, count, total)
  }

  /// The first index behind so many parts: `part · total / count`, whose product may be too large.
  private static func bound(_ part: Int, _ count: Int, _ total: Int) -> Int {
    Int(
      UInt(count).dividingFullWidth(UInt(part).multipliedFullWidth(by: UInt(total))).quotient)
  }
}

extension ValueConversion where Value == Shard {
  /// A part of so many, such as `2/7`.
  static var shard: Self {
    Self(kind: .text) { word throws(ValueError) in
      // `Int` would take a sign, too.
      let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { digits in
        digits.utf8.allSatisfy { $0.isASCIIDigit } ? Int(digits) : nil
      }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        (1...1_000_000).contains(count)
      else {
        throw ValueError("is not a part and a number of parts up to 1000000, such as 2/7")
      }
      guard (1...count).contains(number) else {
        throw ValueError("names part \(number) of \(count): the parts are 1 to \(count)")
      }
      return Shard(number: number, count: count)
    }
  }
}
