internal import ArgumentParsing
internal import Platform
internal import Storage

/// Where the repository is: the option, the environment, or the usual place.
struct RepositoryLocation {
  /// The value of `--file`, if it was given.
  let option: String?

  /// The repository file, to be read or changed; standard input cannot be changed.
  func file(forChanging: Bool) throws(CommandError) -> RepositoryFile {
    guard let given = option ?? Self.variable("PEOPLE_FILE") else {
      return RepositoryFile(.path(try usualPath(), mustExist: false), history: Self.historyPlace)
    }
    if given.isEmpty { throw .usage(UsageError(.other("--file needs the name of a file"))) }
    if given == "-" {
      if forChanging {
        throw .usage(
          UsageError(.other("--file - is standard input, which can be read but not changed")))
      }
      return RepositoryFile(.standardInput)
    }
    return RepositoryFile(.path(FilePath(given), mustExist: true), history: Self.historyPlace)
  }

  /// The place that the XDG Base Directory Specification gives to a user's data.
  private func usualPath() throws(CommandError) -> FilePath {
    // The specification: a relative path in the variable is to be ignored.
    if let data = Self.variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      return FilePath(data).appending("people/people.json")
    }
    guard let home = Self.variable("HOME"), home.hasPrefix("/") else {
      throw .usage(
        UsageError(
          .other("HOME is not an absolute path: name the repository with --file or PEOPLE_FILE")))
    }
    return FilePath(home).appending(".local/share/people/people.json")
  }

  /// Where histories are kept, by the same specification; nil where nothing says it.
  private static var historyPlace: HistoryPlace? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return HistoryPlace(FilePath(state).appending("people"))
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return HistoryPlace(FilePath(home).appending(".local/state/people"))
  }

  /// The value of a variable of the environment; nil when it is empty, as when it is not set.
  private static func variable(_ name: String) -> String? {
    ProcessEnvironment.variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
