/// What else than a key the arguments of Apple's interfaces take in the same place.
enum KeyedPlace {
  /// Whether the system's tools read the literal in the source, so that no other expression may stand there.
  static func isReadBySystem(_ name: String) -> Bool { readBySystem.contains(name) }

  /// Whether a `Text` may stand there.
  static func takesText(_ name: String, label: String?) -> Bool {
    texts.contains(name) && (label == nil || (label == "named" || label == "prompt"))
  }

  /// Whether any string may stand there; it is shown as it is.
  static func takesString(_ name: String, label: String?) -> Bool {
    name == "Text"
      || strings.contains(name) && (label == nil || label == "named" || label == "prompt")
        && !(name == "SecureField" && label == "prompt")
  }

  private static let readBySystem: Set<String> = [
    "AppShortcut", "DisplayRepresentation", "IntentDescription", "IntentDialog", "Parameter", "Property", "Summary",
    "TypeDisplayRepresentation",
  ]

  private static let texts: Set<String> = [
    ".accessibilityAction", ".accessibilityHint", ".accessibilityLabel", ".accessibilityRotor", ".accessibilityValue",
    ".alert", ".badge", ".configurationDisplayName", ".confirmationDialog", ".description", ".dialogSuppressionToggle",
    ".fileDialogConfirmationLabel", ".fileDialogMessage", ".fileExporterFilenameLabel", ".help", ".navigationBarTitle",
    ".navigationSubtitle", ".navigationTitle", ".searchable", "CommandMenu", "ShareLink", "TableColumn", "Window",
    "WindowGroup",
  ]

  private static let strings: Set<String> = texts.union([
    "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "GroupBox",
    "Label", "LabeledContent", "Link", "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink", "Picker",
    "ProgressView", "Section", "SecureField", "Stepper", "Tab", "TabSection", "TextField", "Toggle",
  ])
}
