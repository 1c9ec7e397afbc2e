internal import ArgumentParsing
internal import JSON
internal import Persons
internal import Platform
internal import Storage

/// Why a command failed.
enum CommandError: Error {
  /// The words of the call are off.
  case usage(UsageError)
  /// The system does not tell the words of the call.
  case unreadableCall
  /// The repository file could not be read or replaced; with the file as it was before its last
  /// change, where that is kept.
  case storage(StorageError, backup: FilePath? = nil)
  /// The repository has no answer.
  case repository(RepositoryError)
  /// What came in on standard input is off.
  case input(TextPosition, String)
  /// Standard input could not be read.
  case unreadableInput(SystemError)
  /// Standard output could not be written.
  case output(SystemError, afterChange: Bool)
  /// `people check` found faults, and has told them.
  case faultsFound

  /// How the program ends.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .storage(let error, _): error.status
    case .repository(let error): error.status
    case .input, .faultsFound: .data
    case .unreadableInput, .unreadableCall: .inputOutput
    case .output(let error, _): error.code == .brokenPipe ? .brokenPipe : .inputOutput
    }
  }
}

extension StorageError {
  fileprivate var status: ExitStatus {
    switch self {
    case .missing, .isADevice, .unreadable: .noInput
    case .malformed, .newerVersion: .data
    case .notAFile, .severalNames, .readOnly, .foreignOwner, .unwritable: .cannotWrite
    case .locked, .changedMeanwhile: .tryLater
    case .notConfirmed: .inputOutput
    case .refused(let error): error.status
    case .nothingToUndo, .nothingToRedo, .changedSince, .onlyByItself, .notKept: .noSuchPerson
    case .noHistory: .noInput
    }
  }
}

extension RepositoryError {
  fileprivate var status: ExitStatus {
    switch self {
    case .noSuchPerson, .ambiguousID, .changedSince: .noSuchPerson
    case .idIsTaken: .data
    }
  }
}
