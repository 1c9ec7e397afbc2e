import TestSupport
import Testing

@Suite("The main job, from the shell")
struct MainJobTests {
  @Test("Ten random persons are listed in company sections")
  func randomPersonsInSections() throws {
    let people = try BuiltProgram()
    let added = try people.run("add", "--random", "-n", "10", "--seed", "42")
    #expect(added.status == 0)
    #expect(added.lines.count == 10)
    let listed = try people.run("list", "--sections")
    #expect(listed.status == 0)
    #expect(listed.lines.count == 10)
    #expect(
      Set(listed.lines.map { $0.split(separator: "\t")[1] }) == Set(added.lines.map { $0[...] }))
  }
}
