import Findings
import HostEvidence
import OwnershipManifest

/// Something that a device does and this run could not.
package enum NotSimulated: RunRule {
  package static let description = RuleDescription(
    id: "not-simulated", title: "this run could not do what a device would", severity: .incomplete,
    reason: "What was not simulated was not observed, and is never counted as clean.",
    firing: FormatExamples.misfit, silent: FormatExamples.fitting)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    missingState(in: judgement)
      + judgement.observations.flatMap { judged, cause in
        let reasons = judged.observation.notSimulated.map { draft(judged, $0, remedy: "look at it on a device") }
        guard !isSaid(by: cause) else { return reasons }
        return reasons + judged.observation.misfits.map { misfit(judged, $0) }
      }
  }

  /// One for each product that was upgraded without anybody saying what the earlier release left.
  private static func missingState(in judgement: Judgement) -> [Draft] {
    guard judgement.facts.lacksState else { return [] }
    let upgraded = judgement.cells.filter { $0.launch.wasUpgraded && $0.launch.release == "current" }
    return upgraded.map { device, _, cell in
      Draft(
        description, severity: .incomplete, product: cell.product,
        message:
          "what an earlier release of \(cell.product) left on the device is not known, so texts and keys that it "
          + "stored could not be looked at",
        remedy: "say in `state` of the manifest what it leaves", cells: [cell.id],
        reproduce: Judgement.replay(device, product: cell.product))
    }
  }

  /// Whether the cause is about the very text that does not fit.
  private static func isSaid(by cause: Draft?) -> Bool {
    let rules: [any CauseRule.Type] = [RawKeyShown.self, ValueEmpty.self, NullShown.self, PlaceholderShown.self]
    return cause.map { cause in rules.contains { $0.description.id == cause.rule } } ?? false
  }

  private static func misfit(_ judged: JudgedObservation, _ misfit: String) -> Draft {
    draft(
      judged, "\(misfit): a device shows something else, or crashes",
      remedy: "correct the specifier in the value, or give the message in `messages` the arguments that the code passes"
    )
  }

  private static func draft(_ judged: JudgedObservation, _ reason: String, remedy: String) -> Draft {
    var draft = judged.draft(
      description, severity: .incomplete,
      message: "\(judged.product.name) could not be observed for \"\(judged.record.key)\" in \(judged.language): "
        + reason,
      remedy: remedy)
    draft.severity = .incomplete
    draft.reproduce = judged.replay
    return draft
  }
}
