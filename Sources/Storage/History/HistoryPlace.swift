public import Platform

/// Where histories are kept, and how much of one.
public struct HistoryPlace: Sendable {
  /// The folder that holds the histories of all repositories.
  public let folder: FilePath
  /// How many entries are kept.
  public var entryLimit = 10_000
  /// How many bytes of entries are kept.
  public var byteLimit = 64 << 20
  /// From how many bytes of records on a change keeps the previous file instead of them.
  public var changeLimit = 4 << 20

  /// Of how many large changes, and steps over them, the previous file is kept.
  public var previousFileLimit = 5

  /// Names the folder; it is made when something is to be kept.
  public init(_ folder: FilePath) {
    self.folder = folder
  }
}
