import Findings

/// The source text changed, and a translation did not.
package enum TranslationStale: ChangeClass {
  package static let description = ChangeDescription(
    id: "translation-stale", title: "the source text changed and a translation did not",
    reason: "Readers of the translation are told what was true before.",
    severity: .warning, direction: .worse, tally: .changed)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let groups = Dictionary(grouping: facts.staleTranslations) { facts.newRow($0.sources[0]).message }
    return groups.map { message, stale in
      let kept = stale.flatMap(\.kept).compactMap { facts.sample(old: facts.oldRow($0), new: facts.newRow($0)) }
      let sources = stale.flatMap(\.sources).compactMap { facts.sample(old: facts.oldRow($0), new: facts.newRow($0)) }
      let lists = kept.merged().map(\.languageText).uniqueNeighbours()
      var change = facts.change(
        description, of: message, from: facts.oldRow(stale[0].sources[0]).message, samples: kept,
        text: "has a new source text; the translation is as before in \(lists.joined(separator: "; "))")
      change.samples = sources.merged() + change.samples
      return change
    }
  }
}
