import Findings
import OwnershipManifest
import Projects

/// App Shortcuts are localized in a catalog, and the product runs on systems that read only `.strings`.
package enum AppShortcutsNeedIOS17: ProjectRule {
  package static let description = RuleDescription(
    id: "app-shortcuts.needs-ios17", title: "an App Shortcuts catalog with a deployment target below iOS 17",
    severity: .warning, reason: "Before iOS 17 the phrases of a catalog are not read: Siri knows English only.",
    firing: MembershipExamples.oldSystem, silent: MembershipExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.tables.filter { $0.isCatalog && $0.name == "AppShortcuts" }.flatMap { table in
      facts.declared.targets.compactMap { target -> Draft? in
        guard target.resources.contains(where: { table.files.contains($0.path) }),
          let version = target.deploymentTargets["iOS"], let major = Int(version.prefix { $0 != "." }), major < 17
        else { return nil }
        var draft = table.draft(
          description, message: "\(target.name) has an App Shortcuts catalog and runs on iOS \(version)",
          remedy: "keep the phrases in AppShortcuts.strings, or raise the deployment target to iOS 17")
        draft.product = facts.manifest.product(target.name)?.name
        return draft
      }
    }
  }
}
