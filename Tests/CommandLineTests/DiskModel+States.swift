import Foundation
import Platform
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DiskModel {
  /// A folder as a power cut may leave it, by paths that count from its top.
  struct State: Hashable {
    /// What a name leads to.
    enum Node: Hashable {
      case folder
      /// The file of a number, of which the image of a number is on the disk.
      case file(Int, image: Int)
    }

    var nodes: [String: Node] = [:]
  }

  /// The state when everything has reached the disk.
  var wholeState: State { state(of: visible) { _ in 0 } }

  /// The states that a power cut may leave now.
  ///
  /// - Parameters:
  ///   - limit: how many ways to choose are tried; where there are more, they are drawn.
  ///   - random: draws them.
  /// - Returns: the states that were found, some of them perhaps more than once.
  func states(upTo limit: Int, using random: inout some RandomNumberGenerator) -> [State] {
    let counts = pending.map { _ in 2 } + files.map(\.variants.count)
    var total = 1
    for count in counts where total <= limit { total *= count }
    return (0..<min(total, limit)).map { index in
      var rest = index
      let choices = counts.map { count in
        if total > limit { return Int.random(in: 0..<count, using: &random) }
        defer { rest /= count }
        return rest % count
      }
      var nodes = nodes
      for (one, choice) in zip(pending, choices) where choice == 1 {
        one.change.apply(to: &nodes)
      }
      return state(of: nodes) { choices[pending.count + $0] }
    }
  }

  private func state(of nodes: [String: Node], choosing choice: (Int) -> Int) -> State {
    var state = State()
    // In this order a folder comes before what is in it, which is gone where the folder is.
    for (path, node) in nodes.sorted(by: { $0.key < $1.key }) {
      let parent = Self.parent(of: path)
      guard parent.isEmpty || state.nodes[parent] == .folder else { continue }
      switch node {
      case .folder: state.nodes[path] = .folder
      case .file(let number):
        state.nodes[path] = .file(number, image: files[number].variants[choice(number)])
      }
    }
    return state
  }

  /// What a file of a state holds; nil where there is no such file.
  func image(of path: String, in state: State) -> Image? {
    guard case .file(_, let image)? = state.nodes[path] else { return nil }
    return images[image]
  }

  /// Whether the folder is what a state says.
  func holds(_ state: State) throws -> Bool {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    guard Set(paths) == Set(state.nodes.keys).union(symbolicLinks.keys) else { return false }
    return try state.nodes.keys.allSatisfy { path in
      if state.nodes[path] == .folder { return try status(of: path).kind == .folder }
      return try image(of: path) == image(of: path, in: state)
    }
  }

  /// The files of a state, and how large they are.
  func description(of state: State) -> String {
    let files = state.nodes.keys.sorted().compactMap { path in
      image(of: path, in: state).map { image in
        let zeros = image.bytes.count { $0 == 0 }
        return "\(path) \(image.bytes.count) B" + (zeros > 0 ? " (\(zeros) of them 0)" : "")
      }
    }
    return files.joined(separator: ", ")
  }

  /// Makes the folder what a state says.
  ///
  /// A history knows files again by their times, which they are given, and by their numbers, which
  /// are new, so that what the history says of them is made to fit.
  func lay(_ state: State) throws {
    let manager = FileManager.default
    for name in try folder.names() { try manager.removeItem(atPath: folder.path(of: name)) }
    for (path, target) in symbolicLinks {
      try manager.createSymbolicLink(
        atPath: folder.path(of: path), withDestinationPath: target)
    }
    var paths: [Int: String] = [:]
    var stamps: [(old: String, new: String)] = []
    let nodes = state.nodes.sorted { $0.key < $1.key }
    // The history comes last, when the numbers of all other files are known.
    for isHistory in [false, true] {
      for (path, node) in nodes where path.contains("history.jsonl") == isHistory {
        let whole = folder.path(of: path)
        guard case .file(let number, let image) = node else {
          try manager.createDirectory(
            atPath: whole, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
          continue
        }
        if let other = paths[number] {
          try manager.linkItem(atPath: other, toPath: whole)
          continue
        }
        paths[number] = whole
        try write(images[image], to: path, replacing: isHistory ? stamps : [])
        try setTime(of: path, to: files[number].stamp)
        let stamp = try status(of: path).stamp
        // Of another size, the file would not be known again after a real power cut either.
        if stamp.dropFirst() == files[number].stamp.dropFirst() {
          stamps.append((Self.text(files[number].stamp), Self.text(stamp)))
        }
      }
    }
  }

  private func write(
    _ image: Image, to path: String, replacing stamps: [(old: String, new: String)]
  ) throws {
    var bytes = image.bytes
    for (old, new) in stamps where old != new {
      while let range = bytes.range(of: Data(old.utf8)) {
        bytes.replaceSubrange(range, with: Data(new.utf8))
      }
    }
    try bytes.write(to: folder.url.appending(path: path))
    try FileManager.default.setAttributes(
      [.posixPermissions: image.permissions], ofItemAtPath: folder.path(of: path))
  }

  private func setTime(of path: String, to stamp: [Int]) throws {
    let times = [timespec](
      repeating: timespec(tv_sec: stamp[2], tv_nsec: stamp[3]), count: 2)
    guard unsafe utimensat(AT_FDCWD, folder.path(of: path), times, 0) == 0 else {
      throw Misfit(reason: "the time of '\(path)' cannot be set")
    }
  }

  /// A stamp as a history writes it.
  private static func text(_ stamp: [Int]) -> String {
    "[" + stamp.map(String.init).joined(separator: ",") + "]"
  }
}
