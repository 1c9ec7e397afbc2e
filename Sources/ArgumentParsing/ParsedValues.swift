/// The values that a call gave, read through the handles that declared them.
///
/// The words were converted when they were parsed, so reading cannot fail. A handle that the
/// command does not declare reads as not given, save a required `Argument`, for which that is a
/// fault in the program.
public struct ParsedValues: Sendable {
  private struct GivenValue {
    let name: String
    let value: any Sendable
  }

  private var flags: [String] = []
  private var optionValues: [GivenValue] = []
  private var argumentValues: [GivenValue] = []

  /// Whether a flag was given.
  public subscript(flag: Flag) -> Bool { isGiven(flag) }

  /// The last value given to an option.
  public subscript<Value>(option: Option<Value>) -> Value? { lastValue(of: option) }

  /// The last value given to an option, or its default.
  public subscript<Value>(option: DefaultedOption<Value>) -> Value {
    lastValue(of: option) ?? option.defaultValue
  }

  /// All values given to an option, in their order.
  public subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
    Self.values(named: option.declaration.name, in: optionValues)
  }

  /// The value of an argument that must be given.
  public subscript<Value>(argument: Argument<Value>) -> Value {
    let name = argument.declaration.name
    guard let value: Value = firstValue(ofArgument: name) else {
      preconditionFailure("the command does not declare the argument \(name)")
    }
    return value
  }

  /// The value of an argument that may be left out.
  public subscript<Value>(argument: OptionalArgument<Value>) -> Value? {
    firstValue(ofArgument: argument.declaration.name)
  }

  /// All values of an argument, in their order.
  public subscript<Value>(argument: RepeatedArgument<Value>) -> [Value] {
    Self.values(named: argument.declaration.name, in: argumentValues)
  }

  /// Whether an option of any kind was given, be it with the value that is its default.
  public func isGiven(_ option: some OptionHandle) -> Bool {
    let name = option.declaration.name
    return flags.contains(name) || optionValues.contains { $0.name == name }
  }

  /// Notes that a flag was given.
  mutating func set(flag: String) { flags.append(flag) }

  /// Notes a value given to an option.
  mutating func add(_ value: any Sendable, toOption name: String) {
    optionValues.append(GivenValue(name: name, value: value))
  }

  /// Notes a value given to an argument.
  mutating func add(_ value: any Sendable, toArgument name: String) {
    argumentValues.append(GivenValue(name: name, value: value))
  }

  private func lastValue<Value>(of option: some OptionHandle) -> Value? {
    let name = option.declaration.name
    return optionValues.last { $0.name == name }.map(Self.unbox)
  }

  private func firstValue<Value>(ofArgument name: String) -> Value? {
    argumentValues.first { $0.name == name }.map(Self.unbox)
  }

  private static func values<Value>(named name: String, in given: [GivenValue]) -> [Value] {
    var values: [Value] = []
    for each in given where each.name == name { values.append(unbox(each)) }
    return values
  }

  private static func unbox<Value>(_ given: GivenValue) -> Value {
    guard let value = given.value as? Value else {
      preconditionFailure("two handles named \(given.name) differ in type")
    }
    return value
  }
}
