internal import ArgumentParsing
internal import JSON
internal import Persons
internal import Platform
internal import Storage
internal import TextSupport

/// Every sentence about a failure is made here: it names the thing, the place and the way out.
extension CommandError {
  /// What a person reads, without the program's name; nil where silence is right.
  ///
  /// A command that set out to change the repository also says that it did not.
  func message(isChanging: Bool) -> String? {
    switch self {
    case .usage(let error): error.message
    case .unreadableCall:
      "the system does not tell the words of the call (are too many files open?);"
        + " nothing was changed"
    case .storage(let error, let backup):
      error.message + error.outcome(isChanging: isChanging) + error.candidates
        + (backup.map { ", and \($0.shown) is the file before its last change" } ?? "")
    case .repository(let error):
      error.message + (isChanging ? "; nothing was changed" : "") + error.candidates
    case .input(let position, let what):
      "standard input:\(position.line):\(position.column): \(what); nothing was changed"
    case .unreadableInput(let error):
      "standard input cannot be read: \(error.reason); nothing was changed"
    case .output(let error, _) where error.code == .brokenPipe: nil
    case .output(let error, let afterChange):
      "standard output cannot be written: \(error.reason)"
        + (afterChange
          ? "; the change itself was made" : isChanging ? "; nothing was changed" : "")
    case .faultsFound: nil
    }
  }
}

extension StorageError {
  /// What is wrong, and where.
  var message: String {
    switch self {
    case .missing(let path):
      "there is no file \(path.quoted): check the name, or add a person to make it"
    case .isADevice(let path): "\(path.quoted) is a device, not a file: use --file - to read a pipe"
    case .unreadable(let error): "\(error.path.quoted) cannot be read: \(error.reason)"
    case .malformed(let path, let position, let what):
      "\(path.shown):\(position.line):\(position.column): \(what)"
    case .newerVersion(let path, let version):
      "\(path.quoted) is of version \(version) of the format, which this program can read but not"
        + " write: use a newer 'people' to change it"
    case .notAFile(let path):
      "\(path.quoted) is not a regular file and cannot hold a repository: name another with --file"
    case .severalNames(let path, let count):
      "\(path.quoted) is one of \(count) hard links to the same file, and a change would part them:"
        + " copy the file, or replace the other names by symbolic links"
    case .readOnly(let path):
      "\(path.quoted) is write-protected: 'chmod u+w' lets it be changed"
    case .foreignOwner(let path):
      "\(path.quoted) belongs to a user or group that you cannot give a file to, and a change would"
        + " make it yours: copy it, and use the copy"
    case .unwritable(let error):
      "cannot \(error.operation) \(error.path.quoted): \(error.reason)"
    case .locked(let path, let seconds):
      "\(path.quoted) is locked by another process, also after \(seconds) s: try again, or wait"
        + " longer with --lock-timeout"
    case .changedMeanwhile(let path):
      "another program changed \(path.quoted) while it was being read: try again"
    case .notConfirmed(let error):
      "the change was made, but the system did not confirm that it is on the disk:"
        + " \(error.reason)"
    case .refused(let error): error.message
    case .nothingToUndo(let available): Self.nothing("to undo", available: available)
    case .nothingToRedo(let available): Self.nothing("to redo", available: available)
    case .changedSince(let summary):
      "the file was changed by another program since, so this cannot be taken back or made again:"
        + " \(DisplayEscaping.escaped(summary))"
    case .onlyByItself(let summary):
      "this change is so large that it can only be undone or redone by itself:"
        + " \(DisplayEscaping.escaped(summary))"
    case .notKept(let summary):
      "what is needed to take this back or make it again is gone:"
        + " \(DisplayEscaping.escaped(summary))"
    case .noHistory(let failure): "there is no history: \(Sentences.reason(failure))"
    }
  }

  /// The persons whom an ambiguous id may mean, a line each.
  fileprivate var candidates: String {
    if case .refused(let error) = self { error.candidates } else { "" }
  }

  private static func nothing(_ what: String, available: Int) -> String {
    switch available {
    case 0: "there is nothing \(what): 'people history' lists the changes"
    case 1: "there is only one change \(what): 'people history' lists it"
    default: "there are only \(available) changes \(what): 'people history' lists them"
    }
  }

  /// What the failure left behind, and what to do about it.
  fileprivate func outcome(isChanging: Bool) -> String {
    switch self {
    case .notConfirmed: ""
    case .malformed:
      (isChanging ? "; nothing was changed" : "") + ": 'people check' lists every fault"
    default: isChanging ? "; nothing was changed" : ""
    }
  }
}

extension RepositoryError {
  fileprivate var message: String {
    switch self {
    case .noSuchPerson(let id):
      "no person has the id \"\(Sentences.name(id))\": \(Self.wayOut(forID: id))"
    case .ambiguousID(let id, _, let count):
      "the id \"\(DisplayEscaping.escaped(id))\" fits \(count) persons, give more of it"
    case .changedSince(let name, let id):
      "\(Sentences.name(name)) was changed by other means since, so this cannot be taken"
        + " back or made again: see 'people show \(id)'"
    case .idIsTaken(let id):
      "the id \(id) belongs to a person already: 'people edit' changes that one, and without the"
        + " member \"id\" this one would be added as another"
    }
  }

  /// The persons whom an ambiguous id may mean, a line each.
  fileprivate var candidates: String {
    guard case .ambiguousID(_, let candidates, let count) = self else { return "" }
    return candidates.map { "\n  \($0.id) \(Sentences.name($0.displayName))" }.joined()
      + (count > candidates.count ? "\n  and \(count - candidates.count) more" : "")
  }

  /// What may help with a text that is no id.
  private static func wayOut(forID text: String) -> String {
    guard PersonIDPrefix(text) != nil else {
      // Only what a shell takes as it stands may be offered for copying.
      let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber }
      return isPlain && text.count <= 60 ? "try 'people list \(text)'" : "try 'people list'"
    }
    return text.utf8.count < PersonIDPrefix.minimumLength
      ? "try 'people list' (at least \(PersonIDPrefix.minimumLength) characters of an id are needed)"
      : "try 'people list'"
  }
}

extension FilePath {
  /// The path as it may be shown on a terminal.
  var shown: String { DisplayEscaping.escaped(description) }

  fileprivate var quoted: String { "\"\(shown)\"" }
}
