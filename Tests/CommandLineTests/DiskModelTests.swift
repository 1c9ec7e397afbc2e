import Foundation
import Platform
import TestSupport
import Testing

@Suite("The model of a disk that is behind")
struct DiskModelTests {
  /// A step on the way to replace the file `name`, which holds "old", by the file `draft`.
  enum Step: Sendable {
    case create, write, synchronize, rename, synchronizeFolder
    /// Waiting for the file, which began before the write had returned.
    case synchronizeEarly

    /// The call as it would be recorded after others.
    func call(after count: Int, in folder: Int) -> RecordedCall {
      let (name, other): (String, String) =
        switch self {
        case .create: ("create", "")
        case .write: ("write", "news")
        case .synchronize, .synchronizeFolder, .synchronizeEarly: ("fsync", "")
        case .rename: ("rename", "name")
        }
      let isFolder = self == .synchronizeFolder
      return RecordedCall(
        name: name, countBefore: self == .synchronizeEarly ? 1 : count, permissions: 0o600,
        stamp: [isFolder ? folder : 1, 4, 0, 0], position: 0, isFolder: isFolder, path: "draft",
        bytes: Data(other.utf8))
    }
  }

  static let parts: Set = ["", "ne", "ne\0\0", "\0\0\0\0", "news"]

  @Test(
    "tells everything that the disk may hold",
    arguments: [
      ([], ["old"]),
      ([.create, .write, .synchronize], ["old"]),
      ([.create, .write, .rename], parts.union(["old"])),
      ([.create, .write, .rename, .synchronizeFolder], parts),
      ([.create, .write, .synchronizeEarly, .rename, .synchronizeFolder], parts),
      ([.create, .write, .rename, .synchronize], ["old", "news"]),
      ([.create, .write, .synchronize, .rename], ["old", "news"]),
      ([.create, .write, .synchronize, .rename, .synchronizeFolder], ["news"]),
      ([.create, .write, .synchronize, .synchronizeFolder, .rename], ["old", "news"]),
    ] as [([Step], Set<String>)])
  func states(steps: [Step], expected: Set<String>) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "name")
    var model = try DiskModel(of: folder)
    let number = try model.status(of: "").stamp[0]
    for (index, step) in steps.enumerated() {
      try model.follow(step.call(after: index, in: number))
    }
    var random = SeededGenerator(seed: 1)
    let seen = model.states(upTo: 1000, using: &random).map { state in
      model.image(of: "name", in: state).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    #expect(Set(seen) == Set(expected))
  }
}
