import CallSites
import Findings

/// A title of an App Intent that names a bundle or a table.
package enum IntentBundle: ProjectRule {
  package static let description = RuleDescription(
    id: "call.appintent-bundle", title: "a text of an App Intent names a bundle or a table", severity: .warning,
    reason: "The system reads these texts from the bundle of the target that holds the intent, without running code, "
      + "and systems differ in what they make of a bundle or table: Shortcuts and Siri then show the key.",
    firing: ExtensionExamples.intentBundle, silent: ExtensionExamples.plainIntent)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let files = Set(facts.modules.flatMap(\.files).filter { $0.names.imports.contains("AppIntents") }.map(\.path))
    return facts.releasedLookUps.filter { files.contains($0.file) && isExtracted($0.lookUp) }.map { lookUp in
      let said = [lookUp.lookUp.bundle == .unsaid ? nil : "bundle:", lookUp.lookUp.table == .unsaid ? nil : "table:"]
        .compactMap(\.self).joined(separator: " and ")
      return facts.draft(
        description, about: lookUp, owner: DynamicKey.owner(of: lookUp),
        message:
          "\(lookUp.lookUp.context.types.last ?? "an intent") says \(said) for a text that the system reads from "
          + "the target's own Localizable table",
        remedy: "leave \(said) out, and keep the text in table Localizable of the target that holds the intent")
    }
  }

  private static func isExtracted(_ lookUp: LookUp) -> Bool {
    guard lookUp.bundle != .unsaid || lookUp.table != .unsaid, lookUp.table != .named("AppShortcuts") else {
      return false
    }
    return IntentText.isOne(lookUp)
  }
}
