/// A property whose values carry labels, which become `TYPE` parameters where the format knows them.
enum LabelledProperty: String {
  case email = "EMAIL"
  case telephone = "TEL"
  case address = "ADR"

  /// The types that every value of the property has.
  var constantTypes: [String] {
    self == .email ? ["INTERNET"] : []
  }

  /// The type (RFC 2426, sections 3.2.1, 3.3.1 and 3.3.2) that a word of a label stands for.
  func type(of word: String) -> String? {
    switch (self, word) {
    case (_, "work"): "WORK"
    case (_, "home"): "HOME"
    case (.telephone, "mobile"), (.telephone, "cell"): "CELL"
    case (.telephone, "fax"): "FAX"
    case (.telephone, "pager"): "PAGER"
    case (.telephone, "car"): "CAR"
    case (.telephone, "video"): "VIDEO"
    case (.telephone, "voice"): "VOICE"
    default: nil
    }
  }

  /// The types that say all of a label, such as `WORK` and `FAX` for "work fax".
  ///
  /// - Returns: `nil` if a word of the label has no type: half a label would be a wrong one.
  func types(of label: String) -> [String]? {
    var types: [String] = []
    for word in label.lowercased().split(whereSeparator: { " \t-_,".contains($0) }) {
      guard let type = type(of: String(word)) else { return nil }
      if !types.contains(type) {
        types.append(type)
      }
    }
    return types
  }
}

/// A value with its label: one component for an e-mail address or phone number, seven for an `ADR`.
struct LabelledValue {
  var label: String
  var components: [String]
}

/// Writes the lines of one card that carry labels, and numbers the groups that hold custom labels.
struct LabelledLines {
  private let keepsCustomLabels: Bool
  private var groupCount = 0

  init(keepsCustomLabels: Bool) {
    self.keepsCustomLabels = keepsCustomLabels
  }

  /// Appends a line for each value that is not blank, and marks the first of several as preferred.
  mutating func append(
    _ values: [LabelledValue], as property: LabelledProperty, to bytes: inout [UInt8]
  ) {
    let values = values.filter { value in !value.components.allSatisfy(\.isBlank) }
    for (index, value) in values.enumerated() {
      let known = property.types(of: value.label)
      var types = property.constantTypes + (known ?? [])
      if index == 0, values.count > 1 {
        types.append("PREF")
      }
      // Unquoted commas, since quoted ones break some readers (nextcloud/server#31917).
      let parameter = types.isEmpty ? "" : ";TYPE=" + types.joined(separator: ",")
      guard known == nil, keepsCustomLabels, !value.label.isBlank else {
        bytes.appendTextLine(property.rawValue + parameter, components: value.components)
        continue
      }
      // RFC 2426 has no place for a label in the user's words. Apple's, a second line tied to the
      // first by a group, is the one that most others read.
      groupCount += 1
      let group = "item\(groupCount)."
      bytes.appendTextLine(group + property.rawValue + parameter, components: value.components)
      bytes.appendTextLine(group + "X-ABLabel", value.label)
    }
  }
}
