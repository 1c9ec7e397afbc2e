/// The grammar of RFC 8259, section 6, as a regular one: the oracle that the scanner is held against.
///
/// Written as a table of states, so that it shares no thought with the scanner.
enum NumberGrammar {
  /// Where a number stands, and whether it may end there.
  private enum State {
    case start, minus, zero, integer, point, fraction, exponent, exponentSign, exponentDigits

    var mayEnd: Bool {
      switch self {
      case .zero, .integer, .fraction, .exponentDigits: true
      case .start, .minus, .point, .exponent, .exponentSign: false
      }
    }
  }

  /// Whether bytes are one number and nothing else.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var state = State.start
    for byte in bytes {
      guard let next = following(state, byte) else { return false }
      state = next
    }
    return state.mayEnd
  }

  private static func following(_ state: State, _ byte: UInt8) -> State? {
    switch (state, byte) {
    case (.start, 0x2D): .minus
    case (.start, 0x30), (.minus, 0x30): .zero
    case (.start, 0x31...0x39), (.minus, 0x31...0x39), (.integer, 0x30...0x39): .integer
    case (.zero, 0x2E), (.integer, 0x2E): .point
    case (.point, 0x30...0x39), (.fraction, 0x30...0x39): .fraction
    case (.zero, 0x45), (.zero, 0x65), (.integer, 0x45), (.integer, 0x65), (.fraction, 0x45),
      (.fraction, 0x65):
      .exponent
    case (.exponent, 0x2B), (.exponent, 0x2D): .exponentSign
    case (.exponent, 0x30...0x39), (.exponentSign, 0x30...0x39), (.exponentDigits, 0x30...0x39):
      .exponentDigits
    default: nil
    }
  }
}
