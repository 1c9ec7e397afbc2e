/// Finds the word that was probably meant.
public enum Spelling {
  /// The candidate nearest to a word, or nil when none is near enough to be worth naming.
  ///
  /// Upper and lower case count as the same. A word of up to five characters may be one edit away,
  /// a longer one two, and one of nine or more three: with more, short words would bring up ones
  /// that nobody meant. Failing that, a candidate serves that is the only one to begin with the
  /// word.
  ///
  /// - Parameters:
  ///   - word: The word as it was written.
  ///   - candidates: The words that exist; of two that are equally near the first is taken.
  /// - Returns: The candidate as it is spelled.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(word.lowercased().unicodeScalars)
    guard !written.isEmpty else { return nil }
    let bound = max(1, min(3, written.count / 3))
    var nearest: (candidate: String, distance: Int)?
    var completions: [String] = []
    for candidate in candidates {
      let real = Array(candidate.lowercased().unicodeScalars)
      if real.starts(with: written) { completions.append(candidate) }
      guard abs(real.count - written.count) <= bound else { continue }
      let distance = distance(from: written, to: real)
      // An edit for every character would call any two short words near.
      guard distance <= bound, distance < written.count else { continue }
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.candidate ?? (completions.count == 1 ? completions.first : nil)
  }

  /// The number of edits between two words (Damerau–Levenshtein, optimal string alignment).
  ///
  /// An edit is one character put in, left out or exchanged, or two neighbours swapped.
  ///
  /// - Complexity: O(*n·m*) time, O(*m*) space.
  static func distance<Element: Equatable>(from first: [Element], to second: [Element]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let exchange = previous[column] + (first[row] == second[column] ? 0 : 1)
        var edits = min(exchange, previous[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0
          && first[row] == second[column - 1] && first[row - 1] == second[column]
        if isSwap { edits = min(edits, beforePrevious[column - 1] + 1) }
        current.append(edits)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
