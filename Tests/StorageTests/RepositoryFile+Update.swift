import Persons
import Storage

extension RepositoryFile {
  /// Changes the repository where the test does not care what the history says of it.
  @discardableResult
  func update(
    lockTimeout: Int,
    _ change: (inout PersonsRepository) throws(RepositoryError) -> [PersonChange]
  ) throws(StorageError) -> RepositoryUpdate {
    let description = ChangeDescription(
      command: "test", time: Timestamp(secondsSince1970: 0), summary: { "Changed \($0.count)" })
    return try update(description, lockTimeout: lockTimeout, change)
  }
}
