import Findings
import InstalledProducts
import OwnershipManifest

/// The system shows a text of a product, and the product's own bundle lacks it in a language that the product claims.
package enum SystemTableAbsent: ProductRule {
  package static let description = RuleDescription(
    id: "system-table-absent", title: "a text that the system shows lacks a claimed language",
    reason: "Names, permission prompts, Siri, Shortcuts, Settings and notifications read a product's own bundle: no "
      + "table of the app or of a package reaches them, and people are asked in a language that they did not choose.",
    firing: SystemTableExamples.info + SystemTableExamples.settings + SystemTableExamples.remote
      + IntentExamples.lacking,
    silent: SystemTableExamples.complete + IntentExamples.complete)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.filter { !$0.isLoose && $0.kind != .tool }.flatMap { product in
      infoDrafts(of: product, facts) + intentDrafts(of: product, facts) + phraseDrafts(of: product, facts)
        + settingsDrafts(of: product, facts) + remoteDrafts(of: product, facts)
    }
  }

  // MARK: - What a server sends

  /// Keys that a manifest declares for notifications: nothing but a table gives them a text.
  private static func remoteDrafts(of product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let languages = BundleLanguages(of: product.main, in: product)
    return facts.manifest.remoteKeys.filter { $0.product == product.name }.flatMap { remote in
      ([languages.source] + languages.translated).flatMap { language -> [Draft] in
        let texts = SystemTexts(languages, for: language)
        guard !texts.isDamaged(remote.table) else { return [] }
        let missing = remote.keys.filter { !texts.isServed($0, in: remote.table) }.map { key in
          SystemGap.Text(
            key: key, shown: texts.found(key, in: remote.table)?.text ?? key, role: "in a notification")
        }
        return SystemGap(
          product: product, bundle: product.main, table: remote.table, language: language, surface: "in notifications",
          texts: missing, isWhole: false
        ).drafts(description, facts)
      }
    }
  }
}
