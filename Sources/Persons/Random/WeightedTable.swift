/// Things to choose from, some more often than others.
struct WeightedTable<Element: Sendable>: Sendable {
  /// The things, in the order of the table.
  let elements: [Element]
  private let cumulative: [UInt64]

  /// The sum of all weights.
  let total: UInt64

  /// Makes a table of things with their weights, of which at least one is not 0.
  init(_ weighted: [(element: Element, weight: UInt64)]) {
    var sum: UInt64 = 0
    cumulative = weighted.map {
      sum += $0.weight
      return sum
    }
    elements = weighted.map(\.element)
    total = sum
  }

  /// The thing that covers a point, below ``total``, of the weights laid end to end.
  func element(at point: UInt64) -> Element {
    var low = 0
    var high = cumulative.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulative[middle] > point { high = middle } else { low = middle + 1 }
    }
    return elements[low]
  }

  /// Draws one thing.
  func draw(_ stream: DrawStream, _ draw: Draw) -> Element {
    element(at: stream.below(total, draw))
  }
}

extension WeightedTable {
  /// The table with each thing made into another, at the same weight.
  func map<Other>(_ transform: (Element) -> Other) -> WeightedTable<Other> {
    WeightedTable<Other>(
      elements.indices.map { index in
        let before = index == 0 ? 0 : cumulative[index - 1]
        return (transform(elements[index]), cumulative[index] - before)
      })
  }
}
