import Findings
import HostEvidence
import OwnershipManifest

/// The value comes from another localization than the best one the owner must have.
package enum UnexpectedFallback: CauseRule {
  package static let description = RuleDescription(
    id: "unexpected-fallback",
    title: "the value comes from another language than the owner must have",
    reason: "A table file that is missing in one language is found in the next of the search list: the screen is "
      + "complete, and in the wrong language.",
    firing: FallbackExamples.fallback, silent: FallbackExamples.served)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    guard observation.record.outcome == .value, let resolved = observation.record.resolvedLocale else { return nil }
    let best = observation.site.required
    guard resolved != best, !observation.languages.isServed(best, by: resolved),
      !observation.languages.suits(observation.userLanguages, resolved)
    else { return nil }
    let source = resolved.isEmpty ? "a table outside any .lproj" : LanguageNames.name(of: resolved)
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(observation.record.value ?? "")\" from \(source) to a reader "
        + "of \(observation.userLanguages.joined(separator: ", ")), who should get \(LanguageNames.name(of: best))",
      remedy: "add table \(observation.record.table) in \(best) to \(observation.owner.name), or accept the fallback "
        + "with an exception")
  }
}
