import Testing

@testable import Persons

@Suite("A dataset of random persons")
struct RandomDatasetTests {
  @Test("is the same in any order, and each id is that of its person")
  func order() {
    let indices = [0, 1, 15, 63, 64, 65, 4_711, 1 << 40, (1 << 60) - 1]
    let generator = RandomPersonGenerator(seed: 8)
    let forwards = indices.map(generator.person)
    let again = RandomPersonGenerator(seed: 8)
    let backwards = indices.reversed().map(again.person)
    #expect(forwards == backwards.reversed())
    #expect(forwards.map(\.id) == indices.map(again.id))
  }

  @Test("differs from that of another seed")
  func seeds() {
    let one = RandomPersonSample.persons(50, seed: 1)
    let other = RandomPersonSample.persons(50, seed: 2)
    #expect(Set(one.map(\.id)).isDisjoint(with: other.map(\.id)))
    #expect(one.map(\.firstName) != other.map(\.firstName))
  }

  @Test("has plain addresses for its first 64 persons, and the index in base 36 in the others")
  func addressCodes() {
    let persons = RandomPersonSample.persons(200, seed: 3)
    let locals = persons.map { $0.emails[0].address.split(separator: "@")[0] }
    for (index, local) in locals.enumerated() {
      let parts = local.split(separator: ".")
      if index < 64 {
        #expect(parts.count == 2 || locals[..<index].contains(parts[0] + "." + parts[1]))
      } else {
        #expect(parts.count == 3 && parts[2] == String(index, radix: 36))
      }
    }
  }

  @Test("gives a code to the second of two namesakes among the first persons")
  func namesakes() throws {
    // Every seed has a chance of a few in a hundred; one that has such a pair is looked for.
    let coded = (0..<2_000 as Range<UInt64>).lazy.compactMap { seed -> (Person, [Person])? in
      let persons = RandomPersonSample.persons(64, seed: seed)
      guard let second = persons.firstIndex(where: { local($0).split(separator: ".").count == 3 })
      else { return nil }
      return (persons[second], Array(persons[..<second]))
    }
    let (second, before) = try #require(coded.first)
    let plain = local(second).split(separator: ".")[..<2].joined(separator: ".")
    #expect(before.contains { local($0) == plain })
  }

  private func local(_ person: Person) -> Substring {
    person.emails[0].address.split(separator: "@")[0]
  }
}
