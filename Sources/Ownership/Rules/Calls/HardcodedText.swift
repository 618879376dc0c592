import CallSites
import Findings
import OwnershipManifest

/// Literals with words that code shows without a look-up.
package enum HardcodedText: ProjectRule {
  package static let description = RuleDescription(
    id: "call.hardcoded-ui", title: "a literal that is shown without a look-up", severity: .warning,
    isOnByDefault: false,
    reason: "It reads the same in every language. Names and debug screens are meant to, so this is for teams that want "
      + "to hear of every one.",
    firing: ShownTextExamples.hardcoded, silent: ShownTextExamples.meant)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let release = ReleaseCode(facts.declared)
    return facts.modules.flatMap { module -> [Draft] in
      guard let owner = owner(of: module, facts) else { return [] }
      return module.files.flatMap { file in
        file.shownLiterals.filter { release.holds($0.context, in: file.path) }.map { draft($0, file, owner, facts) }
      }
    }
  }

  /// The code's own owner, else that of the main bundle it runs in.
  private static func owner(of module: CheckedModule, _ facts: CheckFacts) -> Owner? {
    if let owner = module.owner.flatMap(facts.manifest.owner) { return owner }
    let products = module.products.compactMap(facts.manifest.product)
    return facts.manifest.owners.first { owner in owner.bundle == "." && products.contains { $0.holds(owner) } }
  }

  private static func draft(_ literal: ShownLiteral, _ file: ScannedFile, _ owner: Owner, _ facts: CheckFacts) -> Draft
  {
    facts.draft(
      description, owner: owner, key: literal.text,
      message: "\"\(literal.text)\" is shown by \(literal.way) as it stands, in every language",
      remedy: "look it up, or accept it by an exception with its reason",
      place: SourcePlace(file: file.path, line: literal.line, column: literal.column))
  }
}
