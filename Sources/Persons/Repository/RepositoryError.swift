/// Why a repository refuses a change or a question.
public enum RepositoryError: Error, Hashable, Sendable {
  /// No person has the id, or an id that begins so.
  case noSuchPerson(String)
  /// Several persons have ids that begin so: the first few of them, and how many there are.
  case ambiguousID(String, candidates: [Person], count: Int)
  /// A person whom a change to be taken back, or made again, is about is not as it left them; with
  /// the name.
  case changedSince(String, PersonID)
  /// The id belongs to a person already.
  case idIsTaken(PersonID)
}
