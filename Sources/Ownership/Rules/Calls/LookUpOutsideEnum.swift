import CallSites
import Findings

/// A look-up of a view outside its `LocalizedStrings` enum.
package enum LookUpOutsideEnum: ProjectRule {
  package static let description = RuleDescription(
    id: "call.outside-enum", title: "a look-up outside of the view's LocalizedStrings enum", severity: .warning,
    isOnByDefault: false,
    reason: "Teams that list a view's texts in one enum find them there, and miss this one.",
    firing: ExtensionExamples.outsideEnum, silent: ExtensionExamples.insideEnum)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.compactMap { lookUp -> Draft? in
      guard case .literal = lookUp.lookUp.key, !lookUp.lookUp.context.types.isEmpty,
        !lookUp.lookUp.context.types.contains(where: { $0 == "LocalizedStrings" || $0.hasSuffix(".LocalizedStrings") })
      else { return nil }
      let type = lookUp.lookUp.context.types.joined(separator: ".")
      return facts.draft(
        description, about: lookUp, owner: DynamicKey.owner(of: lookUp),
        message: "\(type) looks \"\(lookUp.lookUp.key.likelyKey ?? "")\" up outside of its LocalizedStrings enum",
        remedy: "move the look-up into \(type).LocalizedStrings")
    }
  }
}
