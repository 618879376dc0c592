import CallSites
import Findings
import OwnershipManifest

/// Code reaches a table, or a language's folder, by its file.
package enum TableByPath: ProjectRule {
  package static let description = RuleDescription(
    id: "call.table-by-path", title: "a table or language folder is reached by its file", severity: .warning,
    reason: "The system no longer chooses the language: regional variants and fallbacks are lost, and a language "
      + "without that folder shows nothing.",
    firing: AskedBundleExamples.byPath, silent: AskedBundleExamples.right)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.modules.flatMap { module in
      module.files.flatMap { file in
        file.tablePaths.filter { !$0.context.isPreview && !$0.context.isDebugOnly }.map { path in
          Draft(
            description, product: module.owner == nil ? module.products.first : nil, owner: module.owner,
            key: path.call,
            message: "\(path.call) reaches a table by its file: the system's choice of language is "
              + "passed over",
            remedy: "ask the bundle with a key, and let the system choose the table; set AppleLanguages, or the app's "
              + "language in Settings, to change the language",
            place: SourcePlace(file: file.path, line: path.line, column: path.column))
        }
      }
    }
  }
}
