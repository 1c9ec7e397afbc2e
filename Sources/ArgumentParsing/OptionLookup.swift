/// Finds the option that a name on the command line means.
struct OptionLookup {
  /// What a long name means.
  enum Match {
    /// This option, by its exact name or the only one that begins so.
    case option(OptionDeclaration)
    /// Several options that begin so.
    case ambiguous([OptionDeclaration])
    /// No option.
    case unknown
  }

  /// The options that there are; where two have one name, the first counts.
  let options: [OptionDeclaration]

  /// The option of exactly this long name.
  func exact(_ name: String) -> OptionDeclaration? {
    options.first { $0.name == name }
  }

  /// The option of this long name, which may be shortened.
  func long(_ name: String) -> Match {
    if let option = exact(name) { return .option(option) }
    guard !name.isEmpty else { return .unknown }
    var candidates: [OptionDeclaration] = []
    for option in options where option.name.utf8.starts(with: name.utf8) {
      if !candidates.contains(where: { $0.name == option.name }) { candidates.append(option) }
    }
    return switch candidates.count {
    case 0: .unknown
    case 1: .option(candidates[0])
    default: .ambiguous(candidates)
    }
  }

  /// The option of this letter.
  func short(_ letter: Unicode.Scalar) -> OptionDeclaration? {
    options.first { $0.short == letter }
  }

  /// The problem that a long name is no option.
  func unknown(long name: String) -> UsageError.Problem {
    let nearest = Spelling.nearest(to: name, among: options.lazy.map(\.name))
    return .unknownOption("--" + name, suggestion: nearest.map { "--" + $0 })
  }

  /// The problem that a letter is no option.
  ///
  /// All that stands after the one dash is looked at, as someone may have meant a long name.
  func unknown(short letter: Unicode.Scalar, in cluster: String) -> UsageError.Problem {
    let name = OptionWord.split(cluster[...]).name
    let meant = exact(name)?.longForm
    return .unknownOption("-\(letter)", suggestion: meant)
  }
}
