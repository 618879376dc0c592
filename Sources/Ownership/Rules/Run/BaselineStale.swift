import Findings
import OwnershipManifest

/// An entry of the baseline that nothing matches any more.
package enum BaselineStale: RunRule, ProjectRule {
  package static let description = RuleDescription(
    id: "baseline-stale", title: "the baseline lists what is no longer found", severity: .warning,
    reason: "A baseline has to shrink; a stale entry would hide the same defect when it comes back.")

  /// Stale entries are found when findings are held against the baseline.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }
  package static func drafts(in facts: CheckFacts) -> [Draft] { [] }

  /// One draft, whatever the number of entries.
  static func draft(about entries: [Baseline.Entry]) -> Draft? {
    guard let first = entries.first else { return nil }
    let what = [first.owner, first.table, first.key, first.language].compactMap { $0 }.joined(separator: ", ")
    let more = entries.count == 1 ? "" : " and \(entries.count - 1) more"
    return Draft(
      description,
      message: "the baseline lists \(first.rule)" + (what.isEmpty ? "" : " (\(what))") + more
        + ", which \(entries.count == 1 ? "is" : "are") no longer found",
      remedy:
        "take out what is gone with `bordercheck baseline --prune`, and `--evidence` of a whole run for its rules",
      place: first.place)
  }
}
