import ArgumentParsing
import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("The declaration of the program")
struct DeclarationTests {
  @Test("No command contradicts itself or another")
  func isConsistent() {
    #expect(Program.declaration.inconsistencies == [])
  }

  @Test("A call whose words the system does not tell is none, rather than one without words")
  func unreadableCall() {
    #expect(Program.run(nil) == 74)
  }

  @Test("Every example is a call that the program understands")
  func examplesAreUnderstood() throws {
    for command in Program.declaration.commands {
      for example in command.examples {
        // What stands before and behind pipes and redirections is the affair of the shell, and of
        // `parallel`, which puts a number in place of the braces.
        let parts = example.commandLine.replacing("{}", with: "1").split { "|<>".contains($0) }
        let call = try #require(parts.first { $0.contains("people ") }, "\(example.commandLine)")
        let words = Array(Self.words(of: String(call)).drop { $0 != "people" })
        #expect(throws: Never.self, "\(example.commandLine)") {
          try Program.declaration.parse(Array(words.dropFirst()))
        }
      }
    }
  }

  @Test("The command table of the README is that of the declarations")
  func readmeListsTheCommands() throws {
    let readme = try String(
      contentsOf: Fixture.packageRoot.appending(path: "README.md"), encoding: .utf8)
    let rows = Program.declaration.allCommands.map { command in
      let aliases =
        command.aliases.isEmpty
        ? "" : " (also \(command.aliases.map { "`\($0)`" }.joined(separator: ", ")))"
      return "| `people \(command.name)`\(aliases) | \(command.abstract) |\n"
    }
    #expect(readme.contains("| --- | --- |\n" + rows.joined() + "\n"))
  }

  /// Splits a line as a shell does, as far as the examples need it.
  private static func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
