@testable import Persons

/// A hundred thousand persons, made once for all tests that look at many.
enum RandomPersonSample {
  static let seed: UInt64 = 20_250_101
  static let mixed: [Person] = {
    guard let mix = try? LocaleMix(parsing: "de_DE,en_US:3") else { return [] }
    let generator = RandomPersonGenerator(seed: seed, locales: mix)
    return (0..<100_000).map(generator.person)
  }()

  static func persons(
    _ count: Int, seed: UInt64, _ locale: RandomLocale = .americanEnglish
  ) -> [Person] {
    let generator = RandomPersonGenerator(seed: seed, locales: LocaleMix(locale))
    return (0..<count).map(generator.person)
  }
}
