import Findings
import OwnershipManifest

/// An intended fallback that no cell shows any more.
package enum FallbackNotExercised: RunRule {
  package static let description = RuleDescription(
    id: "fallback-not-exercised", title: "an intended fallback is shown by no cell", severity: .warning,
    reason: "Either the translation came, or no cell of the matrix plays that language any more.",
    firing: FallbackExamples.notExercised, silent: FallbackExamples.accepted)

  /// Unused exceptions are found while exceptions are matched.
  package static func drafts(in judgement: Judgement) -> [Draft] { [] }

  static func draft(about exception: RuleException) -> Draft {
    exception.draft(
      description, "is an intended fallback that no cell shows",
      remedy: "remove it if the translation is there, or play that language in the matrix")
  }
}
