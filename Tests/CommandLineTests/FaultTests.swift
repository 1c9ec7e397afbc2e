import Foundation
import Synchronization
import TestSupport
import Testing

// What breaks the calls is only in debug builds of the program.
#if DEBUG
  /// Breaks every call on a file that a command makes, in every way that makes sense for the call
  /// (`Sources/Platform/FaultPlan.swift` lists the ways).
  @Suite("Faults of the system, at every call on a file")
  struct FaultTests {
    @Test(
      "Leave the old state or the new one, and nothing to repair", arguments: ChangingCommand.all)
    func faults(command: ChangingCommand) throws {
      let trial = try FaultTrial(of: command)
      let violations = try trial.violations()
      print(
        "\(command.name): \(trial.callCount) calls, \(trial.faults.count) cases,"
          + " \(violations.count) violations")
      #expect(trial.callCount > 10)
      #expect(violations == [])
    }
  }

  /// A command, and what it does when nothing goes wrong.
  private struct FaultTrial: Sendable {
    /// A way to break one of the command's calls.
    struct Fault: Sendable {
      let kind: String
      let place: Int
      let call: String

      /// Whether the system has done nothing but what every program must reckon with.
      var isHarmless: Bool { ["EINTR", "EAGAIN", "short"].contains(kind) }
      var kills: Bool { kind.hasPrefix("kill") }
      /// Whether a change may be lost if nobody is told that the call failed.
      var losesData: Bool {
        kind.hasPrefix("E") && !isHarmless
          && ["create", "fsync", "rename", "write"].contains(call)
      }
    }

    /// What is done to commands that are only sampled.
    private static let mainKinds: Set = ["ENOSPC+", "kill", "killmid", "killafter"]

    let command: ChangingCommand
    /// How many calls the command makes.
    let callCount: Int
    /// Every way to break it.
    let faults: [Fault]
    private let old: String?
    private let new: String?
    private let errors: String

    /// Counts the calls of a command, and finds the states before and after it.
    init(of command: ChangingCommand) throws {
      self.command = command
      var people = try command.prepared()
      old = Self.file(of: command, in: people)
      try #require(try old == nil || people.run("check").status == 0)
      people.environment["PEOPLE_FAULT_LOG"] = people.home.path(of: "calls")
      let seen = try people.run(words: command.words, input: command.input)
      try #require(seen.status == 0)
      new = Self.file(of: command, in: people)
      let calls = try people.home.text(of: "calls").split(separator: "\n")
      try #require(try new != old && people.run("check").status == 0)
      errors = Self.masked(seen.errors, home: people.home)
      callCount = calls.count
      let all = calls.flatMap { line in
        let words = line.split(separator: " ").map(String.init)
        let kinds = words.dropFirst(2).flatMap { kind in
          ["EIO", "ENOSPC"].contains(kind) ? [kind, kind + "+"] : [kind]
        }
        return kinds.map { Fault(kind: $0, place: Int(words[0]) ?? 0, call: words[1]) }
      }.filter { !command.isSampled || Self.mainKinds.contains($0.kind) }
      // A kill after a call leaves what one before the next call does, so only the last one counts.
      let last = all.last { $0.kind == "killafter" }?.place
      faults = all.filter { $0.kind != "killafter" || $0.place == last }
    }

    /// What is wrong, over all faults.
    func violations() throws -> [String] {
      let found = Mutex<[String]>([])
      // More threads than processors, since a program that saves waits for the disk.
      let count = 4
      let threads = (0..<count).map { first in
        SystemThread {
          for index in stride(from: first, to: faults.count, by: count) {
            if let violation = try violation(by: faults[index]) {
              found.withLock { $0.append(violation) }
            }
          }
        }
      }
      for thread in threads { try thread.join() }
      return found.withLock { $0 }
    }

    /// What is wrong after a fault; nil when all is well.
    func violation(by fault: Fault) throws -> String? {
      var people = try command.prepared()
      people.environment["PEOPLE_FAULT"] = "\(fault.kind)@\(fault.place)"
      let seen = try people.run(words: command.words, input: command.input)
      people.environment["PEOPLE_FAULT"] = nil
      let wrong = wrongOutcome(seen, of: fault, in: people) ?? wrongSequel(of: seen, in: people)
      return wrong.map {
        "\(fault.kind) at call \(fault.place), \(fault.call): status \(seen.status), \($0);"
          + " said: \(seen.errors)"
      }
    }

    /// What is wrong with the state that the command left, and with what it said of it.
    private func wrongOutcome(
      _ seen: BuiltProgram.Outcome, of fault: Fault, in people: BuiltProgram
    ) -> String? {
      let state = Self.file(of: command, in: people)
      guard state == old || state == new else { return "neither the old state nor the new one" }
      if fault.kills {
        return seen.status == 128 + SIGKILL ? nil : "not killed"
      }
      if fault.isHarmless, seen.status != 0 { return "not overcome" }
      let said = Self.masked(seen.errors, home: people.home)
      switch seen.status {
      case 0 where state != new: return "not done"
      case 0 where fault.isHarmless && said != errors: return "told, though overcome"
      case 0 where fault.losesData && said == errors: return "not told"
      case 0: return nil
      case 74 where said.contains("the change was made, but"):
        return state == new ? nil : "said to be done, but not done"
      case 66, 73, 74, 75:
        guard said.hasPrefix("people: "), said.contains("nothing was changed") else {
          return "not told"
        }
        if !command.speaksFirst, seen.output != "" { return "wrote to standard output" }
        return state == old ? nil : "said not to be done, but done"
      default: return "a status that no fault of the system has"
      }
    }

    /// What is wrong with the next command, which must need no repair.
    private func wrongSequel(
      of seen: BuiltProgram.Outcome, in people: BuiltProgram
    ) -> String? {
      do {
        let isNew = Self.file(of: command, in: people) == new
        let before = Self.persons(in: Self.file(of: command, in: people))
        let next = try people.run("add", "After")
        if next.status != 0 { return "afterwards 'add' fails: \(next.errors)" }
        let after = Self.persons(in: Self.file(of: command, in: people))
        guard after.dropLast() == before, after.last?.contains(#""After""#) == true else {
          return "afterwards 'add' does something else"
        }
        // A program that was killed could not say it, but has noted the change before it was made.
        let isNoted = isNew && (seen.errors.contains("takes it back") || seen.status > 128)
        if command.isUndone {
          let undone = try people.run("undo", isNoted ? "2" : "1")
          if undone.status != 0 { return "afterwards 'undo' fails: \(undone.errors)" }
          guard
            Self.persons(in: Self.file(of: command, in: people))
              == (isNoted ? Self.persons(in: old) : before)
          else { return "afterwards 'undo' does something else" }
        }
        let drafts = try FileManager.default.subpathsOfDirectory(atPath: people.home.path)
          .filter { $0.hasSuffix(".new") }
        return drafts.isEmpty ? nil : "afterwards there is still \(drafts)"
      } catch {
        return "afterwards: \(error)"
      }
    }

    /// The repository file, without what differs from one run to the next; nil where there is none.
    private static func file(of command: ChangingCommand, in people: BuiltProgram) -> String? {
      (try? people.home.text(of: command.path)).map { masked($0, home: people.home) }
    }

    /// The persons of a repository file, which must be in the program's own layout.
    private static func persons(in file: String?) -> [String] {
      let lines = file?.utf8.split(separator: UInt8(ascii: "\n")) ?? []
      return lines.dropFirst().dropLast().map { String(Substring($0.dropFirst())) }
    }

    /// A text without the times, the ids and the folder of one run.
    private static func masked(_ text: String, home: TemporaryFolder) -> String {
      let known = [Sample.anna, Sample.bert, Sample.carla, Sample.nobody]
      return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        // No line of that length is one that a command has made.
        if $0.count > 10_000 { return String(Substring($0)) }
        return String(Substring($0)).replacing(/"(created|updated|at)":"[^"]*"/) {
          "\"\($0.output.1)\":\"…\""
        }
        .replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) {
          known.contains(String($0.output.0)) ? String($0.output.0) : "…"
        }
        .replacing(home.path, with: "~/")
      }.joined(separator: "\n")
    }
  }
#endif
