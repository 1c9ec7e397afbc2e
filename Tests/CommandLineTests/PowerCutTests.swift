import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

// What records the calls is only in debug builds of the program.
#if DEBUG
  /// Cuts the power after every call by which a command changes files, and lays down what the disk
  /// may hold then (``DiskModel`` says what that is).
  @Suite("A power cut, after every call that changes a file")
  struct PowerCutTests {
    @Test("Leaves the old state or the new one, and nothing to repair")
    func powerCuts() throws {
      let seed: UInt64 = 1_130
      let commands = ChangingCommand.all
      let rest = Mutex(commands[...])
      let seen = Mutex<(states: Int, violations: [String])>((0, []))
      // More threads than processors, since a program that saves waits for the disk.
      let threads = (0..<4).map { _ in
        SystemThread {
          while let command = rest.withLock({ $0.popFirst() }) {
            let trial = try PowerCutTrial(of: command, seed: seed)
            let violations = try trial.violations()
            seen.withLock {
              $0.states += trial.cuts.count
              $0.violations += violations
            }
          }
        }
      }
      for thread in threads { try thread.join() }
      let (states, violations) = seen.withLock { $0 }
      print(
        "power cut: \(commands.count) commands, \(states.formatted()) states,"
          + " \(violations.count) violations, seed \(seed)")
      #expect(states > 20 * commands.count)
      #expect(violations == [])
    }
  }

  /// A command, and what the disk may hold after a power cut during it.
  private struct PowerCutTrial {
    /// A power cut.
    struct Cut {
      let state: DiskModel.State
      /// After which call it may leave the state first.
      let place: String
      /// Whether the disk is not behind at one of its places.
      var isInOrder = false
      /// After which call it may leave the state although the change must be on the disk then.
      var promisedPlace: String?
    }

    /// What there is to see of a repository.
    private struct Sight: Equatable {
      let file: DiskModel.Image?
      /// What `people history` says of the last changes.
      let history: String
    }

    /// The cuts that are tried.
    let cuts: [Cut]
    private let command: ChangingCommand
    private let people: BuiltProgram
    private let model: DiskModel
    private let old: Sight
    private let new: Sight
    /// What the file holds when the change was taken back, or made again.
    private let restored: Data

    /// Records the calls of a command, and draws from the states that they may leave.
    init(of command: ChangingCommand, seed: UInt64) throws {
      self.command = command
      people = try command.prepared()
      var model = try DiskModel(of: people.home)
      old = try Self.sight(of: command, by: people, on: model)
      let calls = try Self.calls(of: command, by: people)
      new = try Self.sight(of: command, by: people, on: model)
      try #require(new.file != old.file)
      let promise = try Self.promise(of: command, by: calls, on: model)
      let all = try Self.cuts(after: calls, on: &model, promise: promise, seed: seed)
      cuts = Self.chosen(all, of: command, with: new.file, on: model, seed: seed)
      // Else the calls are not all there is to it.
      try #require(try model.holds(model.wholeState))
      self.model = model
      try #require(try people.run(words: command.inverse).status == 0)
      restored = try model.image(of: command.path).bytes
    }

    /// What there is to see of the repository, with which all that is only read must be content.
    private static func sight(
      of command: ChangingCommand, by people: BuiltProgram, on model: DiskModel
    ) throws -> Sight {
      let history = try people.run("history", "-n", "3")
      try #require(history.status == 0)
      guard let file = try? model.image(of: command.path) else {
        return Sight(file: nil, history: history.output)
      }
      try #require(try people.run("check").status == 0)
      try #require(try people.run("list").status == 0)
      return Sight(file: file, history: history.output)
    }

    private static func calls(
      of command: ChangingCommand, by people: BuiltProgram
    ) throws -> [RecordedCall] {
      // Not in the home folder, which is to hold what the command itself leaves there.
      let folder = try TemporaryFolder()
      var people = people
      people.environment["PEOPLE_FAULT_RECORD"] = folder.path(of: "calls")
      try #require(try people.run(words: command.words, input: command.input).status == 0)
      return try RecordedCall.all(in: Data(contentsOf: folder.url.appending(path: "calls")))
    }

    /// After how many calls the change must be on the disk: when the folder is in which the new file
    /// was given its name, and at the end in any case.
    private static func promise(
      of command: ChangingCommand, by calls: [RecordedCall], on model: DiskModel
    ) throws -> Int {
      let folder = try model.status(of: DiskModel.parent(of: command.path)).stamp[0]
      let renaming = try #require(
        calls.lastIndex { $0.name == "rename" && model.relative($0.other) == command.path })
      let synchronization = calls.firstIndex {
        $0.name == "fsync" && $0.stamp[0] == folder && $0.countBefore > renaming
      }
      return synchronization.map { $0 + 1 } ?? calls.count
    }

    /// The power cuts before, between and after calls, each state once.
    private static func cuts(
      after calls: [RecordedCall], on model: inout DiskModel, promise: Int, seed: UInt64
    ) throws -> [Cut] {
      var random = SeededGenerator(seed: seed)
      var cuts: [Cut] = []
      var numbers: [DiskModel.State: Int] = [:]
      for number in 0...calls.count {
        if number > 0 { try model.follow(calls[number - 1]) }
        let name = number == 0 ? "" : ", \(calls[number - 1].name)"
        let place = "call \(number) of \(calls.count)\(name)"
        let whole = model.wholeState
        for state in [whole] + model.states(upTo: 300, using: &random) {
          let known = numbers[state] ?? cuts.count
          if known == cuts.count {
            numbers[state] = known
            cuts.append(Cut(state: state, place: place))
          }
          if state == whole { cuts[known].isInOrder = true }
          if number >= promise { cuts[known].promisedPlace = place }
        }
      }
      return cuts
    }

    /// Those of all cuts that are tried: the ones that leave what was done so far or the new file,
    /// which are few, and of the others as many as there is time for.
    private static func chosen(
      _ cuts: [Cut], of command: ChangingCommand, with new: DiskModel.Image?, on model: DiskModel,
      seed: UInt64
    ) -> [Cut] {
      func isOfFew(_ cut: Cut) -> Bool {
        cut.isInOrder || model.image(of: command.path, in: cut.state) == new
      }
      var random = SeededGenerator(seed: seed)
      let others = cuts.filter { !isOfFew($0) }.shuffled(using: &random)
      let few = cuts.filter(isOfFew)
      return few + others.prefix(max(0, (command.isSampled ? 16 : 60) - few.count))
    }

    /// What is wrong, over all cuts.
    func violations() throws -> [String] {
      try cuts.compactMap { cut in
        try violation(after: cut).map { wrong in
          "\(command.name), cut after \(cut.place): \(wrong);"
            + " there were \(model.description(of: cut.state))"
        }
      }
    }

    /// What is wrong after a cut; nil when all is well.
    private func violation(after cut: Cut) throws -> String? {
      let file = model.image(of: command.path, in: cut.state)
      guard file == old.file || file == new.file else {
        return "neither the old state nor the new one"
      }
      if let place = cut.promisedPlace, file != new.file {
        return "the change is lost, even after \(place)"
      }
      // What the program says when it only reads the file was seen when there was no cut.
      try model.lay(cut.state)
      let history = try people.run("history", "-n", "3")
      if history.status != 0 { return "'history' fails: \(history.errors)" }
      if history.output != (file == new.file ? new : old).history {
        return "'history' says: \(history.output)"
      }
      if let wrong = try wrongNextChange(file) { return wrong }
      guard file == new.file else { return nil }
      try model.lay(cut.state)
      let inverse = try people.run(words: command.inverse)
      if inverse.status != 0 { return "'\(command.inverse[0])' fails: \(inverse.errors)" }
      return try model.image(of: command.path).bytes == restored
        ? nil : "'\(command.inverse[0])' does something else"
    }

    /// What is wrong with the next change, which must need no repair, and with taking it back.
    private func wrongNextChange(_ file: DiskModel.Image?) throws -> String? {
      let next = try people.run("add", "After")
      if next.status != 0 { return "'add' fails: \(next.errors)" }
      let end = Data("\n]}\n".utf8)
      let before = file?.bytes ?? Data(Sample.file(of: []).utf8)
      let after = try model.image(of: command.path).bytes
      guard after.prefix(before.count - end.count) == before.dropLast(end.count),
        after.suffix(end.count) == end
      else { return "'add' does something else" }
      let undone = try people.run("undo")
      if undone.status != 0 { return "'undo' of 'add' fails: \(undone.errors)" }
      if try model.image(of: command.path).bytes != before { return "'undo' of 'add' fails" }
      let drafts = try FileManager.default.subpathsOfDirectory(atPath: people.home.path)
        .filter { $0.hasSuffix(".new") }
      return drafts.isEmpty ? nil : "there is still \(drafts)"
    }
  }
#endif
