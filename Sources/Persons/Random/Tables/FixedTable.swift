/// A table that is made once and stays until the process ends.
///
/// Millions of persons are read off such tables, a dozen of them for each. An array would have its
/// references counted at every look, which took half of the time (measured), and of several threads
/// more; a table that never ends needs none of that. So it is only for what is made once a process,
/// or, as a generator's few origins, hardly more often.
@safe
struct FixedTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable, BitwiseCopyable {
  // Unchecked: nothing is written through `start` after initialisation.
  @unsafe let start: UnsafePointer<Element>
  /// The number of elements.
  let count: Int

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// Makes a table of some elements.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - slack: how many times the last one follows once more, for who looks at several at once.
  init(_ elements: [Element], slack: Int = 0) {
    count = elements.count
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count + slack))
    for (index, element) in elements.enumerated() { unsafe (copy + index).initialize(to: element) }
    if let last = elements.last {
      unsafe (copy + elements.count).initialize(repeating: last, count: slack)
    }
    unsafe start = UnsafePointer(copy)
  }

  /// The one element of a table of one.
  var only: Element {
    @inline(__always)
    unsafeAddress { unsafe start }
  }

  /// The element at an index, which must be one of the table's; only debug builds check that.
  subscript(index: Int) -> Element {
    // An address instead of a value, so that a part of a large element is read without the rest.
    @inline(__always)
    unsafeAddress {
      assert(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe start + index
    }
  }
}
