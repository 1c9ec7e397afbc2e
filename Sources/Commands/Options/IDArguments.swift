internal import ArgumentParsing
internal import Persons

/// The arguments that name persons by their ids.
enum IDArguments {
  static let ids = RepeatedArgument(
    "ID", value: .id, isRequired: true,
    abstract: "The id of a person, or its first characters, at least 4.")

  /// The persons that the ids of a call name, each once.
  ///
  /// - Throws: when one of them names no person, or more than one.
  static func persons(
    _ values: ParsedValues, in repository: PersonsRepository
  ) throws(CommandError) -> PersonSelection {
    do throws(RepositoryError) { return try repository.persons(matching: values[ids]) } catch {
      throw .repository(error)
    }
  }
}
