internal import TextSupport

/// What stands over a section.
enum SectionTitle {
  /// The company as it may be shown on a terminal, or a phrase for none.
  static func text(_ company: String) -> String {
    company.isEmpty ? "No company" : DisplayEscaping.escaped(company)
  }
}
