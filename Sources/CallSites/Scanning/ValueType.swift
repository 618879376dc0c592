/// The types whose literals are keys.
enum ValueType: String, Sendable {
  case localizationValue = "LocalizationValue"
  case resource = "LocalizedStringResource"
  case key = "LocalizedStringKey"

  init?(named name: String?) {
    guard let name, let type = ValueType(rawValue: name) else { return nil }
    self = type
  }

  /// The call that a literal of the type stands for.
  var api: LookUpAPI {
    switch self {
    case .localizationValue: .string
    case .resource: .resource
    case .key: .localizedStringKey
    }
  }

  /// Types of App Intents that a literal makes, and that hold a resource.
  static let resourceHolders: Set<String> = [
    "DisplayRepresentation", "IntentDescription", "IntentDialog", "TypeDisplayRepresentation",
  ]
}
