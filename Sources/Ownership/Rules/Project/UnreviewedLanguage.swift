import Findings
import OwnershipManifest

/// A language that an owner must have is released with texts that nobody has translated or reviewed.
///
/// One finding for an owner and language, at the first of the texts; the states' own rules name every text. On in
/// profile `release`, off in `pr`; who requires a review gives it the severity `error`.
package enum UnreviewedLanguage: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.unreviewed", title: "a language with texts that wait for a translator or a review", severity: .warning,
    reason: "The release says it speaks the language, and nobody has read what it says.",
    firing: StateExamples.new + StateExamples.needsReview, silent: StateExamples.translated + OwnerExamples.fallback)

  /// A declared fallback, an exception of `unexpected-fallback`, says that the gap is known.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.flatMap { owner -> [Draft] in
      let texts = facts.tables(of: owner.name).flatMap { table in
        table.countedTexts.filter { $0.standing == .required && isOpen($0) && table.needsTranslation($0.entry) }.map {
          (table, $0)
        }
      }
      return Dictionary(grouping: texts) { $0.1.localization.language }.sorted { $0.key < $1.key }
        .compactMap { language, texts in
          let open = texts.filter { !facts.manifest.hasFallback(of: owner, $0.0.name, $0.1.entry.key, in: language) }
          guard let first = open.first else { return nil }
          let count = open.count == 1 ? "one text in it waits" : "\(open.count) texts in it wait"
          return facts.draft(
            description, owner: owner, language: language,
            message: "\(owner.name) must have \(language), and \(count) for a translator or a review, first "
              + "\"\(first.1.entry.key)\"",
            remedy: "translate and review them, or declare the fallback", place: first.1.localization.place)
        }
    }
  }

  private static func isOpen(_ text: CheckedTable.CountedText) -> Bool {
    text.localization.leaves.contains { $0.state == "new" || $0.state == "needs_review" }
  }
}

extension Manifest {
  /// Whether an exception declares that readers of the language get another one for this key.
  func hasFallback(of owner: Owner, _ table: String, _ key: String?, in language: String) -> Bool {
    exceptions.contains { exception in
      exception.rule == "unexpected-fallback" && [nil, owner.name].contains(exception.owner)
        && [nil, table].contains(exception.table) && [nil, language].contains(exception.language)
        && exception.key.map { pattern in key.map { Glob(pattern).matches($0) } ?? false } ?? true
    }
  }
}
