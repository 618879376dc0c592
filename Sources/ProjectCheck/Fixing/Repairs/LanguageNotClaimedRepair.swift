import Findings
import LocalizationRuntime
import Ownership
import OwnershipManifest

/// Lists the languages that a product's owners must have and do have in its `CFBundleLocalizations`.
///
/// The rule speaks of runs and of built products; what it would say of the sources is told from the manifest.
enum LanguageNotClaimedRepair: RuleRepair {
  static let rule = "language-not-claimed"

  static func proposal(in facts: FixFacts) -> FixProposal {
    var proposal = FixProposal()
    for product in facts.facts.manifest.products where facts.includes(product: product.name) {
      let languages = languages(of: product, facts.facts)
      for language in languages {
        let items = ProductChecklist(language, facts.facts).lists(of: product).filter { $0.state == .missing }
        for item in items {
          if let edit = item.edit {
            proposal.languages.append(.init(rule: rule, language: language, edit: edit))
          } else {
            proposal.left.append(LeftRepair(rule: rule, place: product.place, reason: "\(product.name): \(item.text)"))
          }
        }
      }
    }
    return proposal
  }

  /// Languages that an owner in the product is declared to have and has texts in, in byte order.
  private static func languages(of product: Product, _ facts: CheckFacts) -> [String] {
    let languages = facts.manifest.owners(in: product).filter { !$0.isExternal }.flatMap { owner in
      owner.languages.filter { language in
        facts.tables(of: owner.name).contains { table in
          table.entries.contains { entry in
            entry.localizations.contains { LanguageTag.areSpellings($0.language, language) && !$0.leaves.isEmpty }
          }
        }
      }
    }
    return Set(languages).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
