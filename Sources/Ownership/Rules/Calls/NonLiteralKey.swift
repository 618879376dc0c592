import CallSites
import Findings
import OwnershipManifest

/// `NSLocalizedString` with a key that is no plain literal.
package enum NonLiteralKey: ProjectRule {
  package static let description = RuleDescription(
    id: "call.non-literal-key", title: "NSLocalizedString with a key that is no plain literal", severity: .warning,
    reason:
      "Extraction passes it over, so nobody is asked to translate it; with something put into the literal the key "
      + "is in no table, and people see it.",
    firing: AskedKeyExamples.nonLiteral, silent: AskedKeyExamples.plainLiteral)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.compactMap { lookUp -> Draft? in
      guard lookUp.lookUp.api == .nsLocalizedString, case .dynamic(let written) = lookUp.lookUp.key,
        !lookUp.lookUp.context.isHelperBody
      else { return nil }
      let owner = DynamicKey.owner(of: lookUp)
      guard owner.flatMap(facts.manifest.owner)?.dynamicKeys.isEmpty ?? true || written.contains("\\(") else {
        return nil
      }
      return facts.draft(
        description, about: lookUp, owner: owner, key: written,
        message: "NSLocalizedString gets \(written), which is no plain literal: its key is not extracted",
        remedy: "give the key as a plain literal, and put arguments in with String(format:); list keys that code "
          + "composes in the owner's \"dynamicKeys\"")
    }
  }
}
