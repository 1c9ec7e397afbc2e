import Foundation
import Platform
import TestSupport

/// What a disk may hold of a folder after a power cut.
///
/// What a call changed is on the disk for certain only when an `fsync` of the file, or for a name
/// that of its folder, began after it and came to its end. Until then each change of a name is there
/// or not, whatever became of the others, and of what was written to a file there is nothing, all, a
/// part, or zeros in its place. Real file systems promise more than that, but each something else.
struct DiskModel {
  /// What a file holds.
  struct Image: Hashable {
    var bytes = Data()
    var permissions: Int
  }

  /// A file, by whatever names it has.
  struct File {
    /// By what a history knows the file again (``FileStatus/stamp``).
    var stamp: [Int]
    /// What is on the disk for certain.
    var image: Image
    /// What is perhaps there.
    fileprivate var pending: [Pending<FileChange>] = []
    /// The numbers of the images that may be on the disk, beginning with the one of everything.
    var variants: [Int] = []
  }

  /// What a name leads to.
  enum Node {
    case folder
    case file(Int)
  }

  /// A change of what is in a folder.
  struct NameChange {
    var removed: String?
    var added: (path: String, node: Node)?
    let folder: String

    func apply(to nodes: inout [String: Node]) {
      if let removed { nodes[removed] = nil }
      if let added { nodes[added.path] = added.node }
    }
  }

  /// A change that is perhaps on the disk.
  struct Pending<Change> {
    let change: Change
    /// The number of the call that made it.
    let call: Int

    func isCovered(by synchronization: RecordedCall) -> Bool {
      call < synchronization.countBefore
    }
  }

  /// The calls do not fit the folder.
  struct Misfit: Error {
    let reason: String
  }

  let folder: TemporaryFolder
  private(set) var files: [File] = []
  private(set) var images: [Image] = []
  private var imageNumbers: [Image: Int] = [:]
  /// The names that are on the disk for certain, as paths that count from the top of the folder.
  private(set) var nodes: [String: Node] = [:]
  /// The changes of names that are perhaps there.
  private(set) var pending: [Pending<NameChange>] = []
  /// The targets of the symbolic links, which no call changes.
  private(set) var symbolicLinks: [String: String] = [:]
  /// The paths of the folders, by their numbers.
  private var folders: [Int: String] = [:]
  private var callCount = 0

  /// Takes all that is in a folder for being on the disk.
  init(of folder: TemporaryFolder) throws {
    self.folder = folder
    folders[try status(of: "").stamp[0]] = ""
    // In order, so that what is drawn for a seed is always the same.
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      let status = try status(of: path)
      switch status.kind {
      case .folder:
        folders[status.stamp[0]] = path
        nodes[path] = .folder
      case .symbolicLink:
        symbolicLinks[path] = try FileManager.default.destinationOfSymbolicLink(
          atPath: folder.path(of: path))
      default:
        if let other = files.firstIndex(where: { $0.stamp[0] == status.stamp[0] }) {
          nodes[path] = .file(other)
        } else {
          nodes[path] = addFile(File(stamp: status.stamp, image: try image(of: path)))
        }
      }
    }
  }

  /// What the system says of a file in the folder.
  func status(of path: String) throws -> FileStatus {
    let whole = path.isEmpty ? folder.path : folder.path(of: path)
    guard let status = try FileSystem.status(of: FilePath(whole)) else {
      throw Misfit(reason: "there is no '\(path)'")
    }
    return status
  }

  /// What a file in the folder holds now.
  func image(of path: String) throws -> Image {
    try Image(
      bytes: Data(contentsOf: folder.url.appending(path: path)),
      permissions: Int(status(of: path).permissions))
  }

  /// Takes the next call into account.
  mutating func follow(_ call: RecordedCall) throws {
    defer { callCount += 1 }
    let path = relative(call.path)
    switch call.name {
    case "create":
      if case .file(let number)? = visible[path], files[number].stamp[0] == call.stamp[0] { return }
      let image = Image(permissions: call.permissions)
      change(adding: (path, addFile(File(stamp: call.stamp, image: image))))
    case "mkdir":
      folders[call.stamp[0]] = path
      change(adding: (path, .folder))
    case "unlink": change(removing: path)
    case "link": change(adding: (relative(call.other), try node(at: path)))
    case "rename": change(removing: path, adding: (relative(call.other), try node(at: path)))
    case "write": try change(.write(call.bytes, at: call.position), by: call)
    case "ftruncate": try change(.cut(to: call.stamp[1]), by: call)
    case "fchmod": try change(.permissions(call.permissions), by: call)
    case "fsync" where call.isFolder:
      let folder = try self.path(ofFolder: call)
      for one in pending where one.change.folder == folder && one.isCovered(by: call) {
        one.change.apply(to: &nodes)
      }
      pending.removeAll { $0.change.folder == folder && $0.isCovered(by: call) }
    case "fsync":
      let number = try number(of: call)
      for one in files[number].pending where one.isCovered(by: call) {
        files[number].image.apply(one.change)
      }
      files[number].pending.removeAll { $0.isCovered(by: call) }
      findVariants(of: number)
    default: throw Misfit(reason: "the call '\(call.name)' is not known")
    }
  }

  /// The folder that a call works on, as a path.
  func path(ofFolder call: RecordedCall) throws -> String {
    guard let path = folders[call.stamp[0]] else {
      throw Misfit(reason: "there is no folder \(call.stamp[0])")
    }
    return path
  }

  /// A path that the program used, which runs in the folder.
  func relative(_ path: String) -> String {
    let real = folder.url.resolvingSymlinksInPath().path(percentEncoded: false)
    for top in [folder.path, real] where path.hasPrefix(top) {
      return String(path.dropFirst(top.count).drop { $0 == "/" })
    }
    return path
  }

  /// The folder that a file is in; the empty path is the top.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The names as programs see them.
  var visible: [String: Node] {
    pending.reduce(into: nodes) { $1.change.apply(to: &$0) }
  }

  private func node(at path: String) throws -> Node {
    guard let node = visible[path] else { throw Misfit(reason: "there is no '\(path)'") }
    return node
  }

  /// The file that a call works on: the last one of its number, which one before may have had.
  private func number(of call: RecordedCall) throws -> Int {
    guard let number = files.lastIndex(where: { $0.stamp[0] == call.stamp[0] }) else {
      throw Misfit(reason: "there is no file \(call.stamp[0])")
    }
    return number
  }

  private mutating func addFile(_ file: File) -> Node {
    files.append(file)
    findVariants(of: files.count - 1)
    return .file(files.count - 1)
  }

  private mutating func change(
    removing removed: String? = nil, adding added: (path: String, node: Node)? = nil
  ) {
    let folder = Self.parent(of: added?.path ?? removed ?? "")
    precondition(removed.map(Self.parent) ?? folder == folder, "one call changes two folders")
    let change = NameChange(removed: removed, added: added, folder: folder)
    pending.append(Pending(change: change, call: callCount))
  }

  private mutating func change(_ change: FileChange, by call: RecordedCall) throws {
    let number = try number(of: call)
    files[number].stamp = call.stamp
    files[number].pending.append(Pending(change: change, call: callCount))
    findVariants(of: number)
  }

  private mutating func findVariants(of number: Int) {
    let durable = files[number].image
    let changes = files[number].pending.map(\.change)
    var variants = [changes, [], changes.map(\.ofZeros)]
    if let last = changes.last {
      let before = Array(changes.dropLast())
      variants += [before, before + [last.half], before + [last.ofZeros, last.half]]
    }
    files[number].variants.removeAll()
    for changes in variants {
      let image = changes.reduce(into: durable) { $0.apply($1) }
      let known = imageNumbers[image] ?? images.count
      if known == images.count {
        images.append(image)
        imageNumbers[image] = known
      }
      if !files[number].variants.contains(known) { files[number].variants.append(known) }
    }
  }
}

/// A change of a file, but not of its names.
private enum FileChange {
  case write(Data, at: Int)
  case cut(to: Int)
  case permissions(Int)

  /// What there is of the change when the size of the file is on the disk before the bytes are.
  var ofZeros: FileChange {
    guard case .write(let bytes, let position) = self else { return self }
    return .write(Data(count: bytes.count), at: position)
  }

  /// What there is of the change when half of it is on the disk.
  var half: FileChange {
    guard case .write(let bytes, let position) = self else { return self }
    return .write(bytes.prefix(bytes.count / 2), at: position)
  }
}

extension DiskModel.Image {
  fileprivate mutating func apply(_ change: FileChange) {
    switch change {
    case .write(let new, let position):
      extend(to: position + new.count)
      bytes.replaceSubrange(position..<(position + new.count), with: new)
    case .cut(let count):
      extend(to: count)
      bytes.removeLast(bytes.count - count)
    case .permissions(let new): permissions = new
    }
  }

  private mutating func extend(to count: Int) {
    if bytes.count < count { bytes += Data(count: count - bytes.count) }
  }
}
