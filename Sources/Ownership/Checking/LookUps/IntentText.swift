package import CallSites

/// Texts of App Intents, which the system reads from the target that holds the intent, without running code.
package enum IntentText {
  /// Members whose texts are extracted when the target is built.
  private static let members: Set<String> = [
    "title", "description", "shortTitle", "typeDisplayRepresentation", "caseDisplayRepresentations",
    "typeDisplayName", "categoryName", "searchKeywords", "openAppWhenRun",
  ]

  /// Whether a look-up of a file that imports `AppIntents` is such a text.
  package static func isOne(_ lookUp: LookUp) -> Bool {
    switch lookUp.api {
    case .view(let name): ["Parameter", "AppShortcut", "IntentDescription", "Summary"].contains(name)
    case .resource: lookUp.context.member.map(members.contains) ?? false
    default: false
    }
  }
}
