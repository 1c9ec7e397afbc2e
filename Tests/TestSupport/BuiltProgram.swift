import Foundation

/// The program as it was built for the tests, run as a script or a person runs it.
public struct BuiltProgram: Sendable {
  /// What a call left behind.
  public struct Outcome: Sendable {
    /// The exit status, or 128 and the number of the signal that ended the program.
    public let status: Int32
    /// What came on standard output.
    public let output: String
    /// What came on standard error.
    public let errors: String

    /// The lines of standard output.
    public var lines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  /// The variables that every call sees, besides `HOME`, `PATH` and the program's own path.
  public var environment: [String: String]
  /// The folder that `HOME` names, and that calls run in.
  public let home: TemporaryFolder

  /// Prepares calls in an empty home folder.
  public init(environment: [String: String] = [:]) throws {
    self.environment = environment
    home = try TemporaryFolder()
  }

  /// Where the program is: beside the bundle that the tests run from.
  public static var path: String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folders = bundle.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    return "/" + (folders + ["people"]).joined(separator: "/")
  }

  /// Calls the program with words and standard input, and waits until it ends.
  @discardableResult
  public func run(_ words: String..., input: String = "") throws -> Outcome {
    try outcome(of: [Self.path] + words, input: input)
  }

  /// Calls the program with words that are in an array.
  @discardableResult
  public func run(words: [String], input: String = "") throws -> Outcome {
    try outcome(of: [Self.path] + words, input: input)
  }

  /// Runs lines of shell, in which `people` is the program.
  @discardableResult
  public func shell(_ script: String, input: String = "") throws -> Outcome {
    try outcome(of: ["/bin/bash", "-c", Self.prelude + script], input: input)
  }

  /// Runs lines of shell whose standard output and error are a terminal of some columns.
  ///
  /// What was sent to the terminal is in `output`, with line ends as the program wrote them.
  public func terminal(
    _ script: String, columns: Int = 80, type: String = "xterm-256color"
  ) throws -> Outcome {
    let terminal = try PseudoTerminal(columns: columns)
    var program = self
    program.environment["TERM"] = type
    let none = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
    let process = try program.start(
      ["/bin/bash", "-c", Self.prelude + script],
      streams: (none.fileDescriptor, terminal.side, terminal.side))
    let seen = terminal.readToEnd()
    return Outcome(
      status: try process.wait(),
      output: String(decoding: seen, as: UTF8.self).replacing("\r\n", with: "\n"), errors: "")
  }

  /// `people` as a function, so that scripts need no `PATH`; `exec` keeps signals and statuses.
  private static let prelude = "people() { ( exec \"$PEOPLE_UNDER_TEST\" \"$@\" ); }\n"

  private func outcome(of words: [String], input: String) throws -> Outcome {
    // Files rather than pipes: nothing can wait for anything.
    let folder = try TemporaryFolder()
    for name in ["output", "errors"] { try folder.write("", to: name) }
    try folder.write(input, to: "input")
    let input = try FileHandle(forReadingFrom: folder.url.appending(path: "input"))
    let output = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    let errors = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    let process = try start(
      words, streams: (input.fileDescriptor, output.fileDescriptor, errors.fileDescriptor))
    return Outcome(
      status: try process.wait(), output: try folder.text(of: "output"),
      errors: try folder.text(of: "errors"))
  }

  private func start(
    _ words: [String], streams: (input: Int32, output: Int32, errors: Int32)
  ) throws -> ChildProcess {
    let usual = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home.path, "PEOPLE_UNDER_TEST": Self.path, "LC_ALL": "C.UTF-8",
    ]
    return try ChildProcess(
      words, environment: usual.merging(environment) { $1 }, in: home.path, streams: streams)
  }
}
