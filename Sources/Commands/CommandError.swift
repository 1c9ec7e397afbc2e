internal import ArgumentParsing
internal import JSON
internal import Persons
internal import Platform
internal import Storage

/// Why a command failed.
enum CommandError: Error {
  /// The words of the call are off.
  case usage(UsageError)
  /// The repository file could not be read or replaced.
  case storage(StorageError)
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
    case .storage(let error): error.status
    case .repository(let error): error.status
    case .input, .faultsFound: .data
    case .unreadableInput: .inputOutput
    case .output(let error, _): error.code == .brokenPipe ? .brokenPipe : .inputOutput
    }
  }
}

extension StorageError {
  fileprivate var status: ExitStatus {
    switch self {
    case .missing, .unreadable: .noInput
    case .malformed, .newerVersion: .data
    case .notAFile, .severalNames, .readOnly, .unwritable: .cannotWrite
    case .locked, .changedMeanwhile: .tryLater
    case .notConfirmed: .inputOutput
    case .refused(let error): error.status
    }
  }
}

extension RepositoryError {
  fileprivate var status: ExitStatus {
    switch self {
    case .noSuchPerson, .ambiguousID: .noSuchPerson
    case .idIsTaken: .data
    }
  }
}
