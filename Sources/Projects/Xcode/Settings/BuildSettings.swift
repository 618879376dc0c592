/// The build settings of a target in one configuration, texts as they are written, inherited ones filled in.
struct BuildSettings: Sendable {
  /// A text that grows longer by inheriting itself is damage.
  private static let maximumLength = 50_000

  /// What has no condition.
  private(set) var values: [String: String]
  /// What has a condition of platform or architecture, by name and condition.
  private(set) var conditional: [String: [String: String]] = [:]
  let configuration: String

  /// - Parameter values: what holds where nothing is assigned.
  init(_ values: [String: String], configuration: String) {
    self.values = values
    self.configuration = configuration
  }

  /// Lets a later assignment take effect over earlier ones.
  mutating func assign(_ assignment: BuildSettingAssignment) {
    guard let conditions = assignment.conditions(in: configuration) else { return }
    let name = assignment.name
    let value = filled(assignment.value, name: name)
    if conditions.isEmpty {
      values[name] = value
      conditional[name] = nil
    } else {
      conditional[name, default: [:]][conditions.joined(separator: ", ")] = value
    }
  }

  mutating func set(_ name: String, _ value: String?) { values[name] = value }

  /// Puts the earlier value in the place of `$(inherited)`, and of the setting's own name.
  private func filled(_ text: String, name: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let inherited = values[name] ?? ""
    let filled = ["inherited", name].reduce(text) { text, reference in
      guard text.contains(reference) else { return text }
      return text.replacing("$(\(reference))", with: inherited).replacing("${\(reference)}", with: inherited)
    }
    guard filled.utf8.count <= Self.maximumLength else { return inherited }
    return filled == text ? text : trimmed(filled)
  }

  private func trimmed(_ text: String) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension BuildSettings {
  /// The value with its variables filled in; nil for an unset one, and for one that names an unknown variable.
  func text(_ name: String) -> String? {
    values[name].flatMap { BuildVariables(values).expanded($0).text }
  }

  /// Whether a setting of the kind YES or NO says YES.
  func isOn(_ name: String) -> Bool { text(name).map { ["YES", "1", "TRUE"].contains($0.uppercased()) } ?? false }
}
