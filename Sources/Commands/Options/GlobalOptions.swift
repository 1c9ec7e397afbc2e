internal import ArgumentParsing

/// The options that every command takes.
enum GlobalOptions {
  static let file = Option(
    "file", placeholder: "PATH", value: .file,
    defaultText: "$PEOPLE_FILE, else ~/.local/share/people/people.json",
    abstract: "The repository file; - reads it from standard input.")

  static let color = DefaultedOption(
    "color", placeholder: "WHEN", value: .choice(of: ColorChoice.self), default: .auto,
    abstract: "Colour the output.")

  static let quiet = Flag(
    "quiet", short: "q", abstract: "Say nothing on standard error but failures.")

  static let lockTimeout = DefaultedOption(
    "lock-timeout", placeholder: "SECONDS", value: .wholeNumber(in: 0...86_400), default: 10,
    abstract: "How long to wait for another process that changes the file.")

  static let all: [any OptionHandle] = [file, color, quiet, lockTimeout]
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
