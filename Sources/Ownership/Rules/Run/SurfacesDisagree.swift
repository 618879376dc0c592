import Findings
import HostEvidence
import LocaleMatrix
import OwnershipManifest

/// One shared message has different values or resolved locales in two surfaces whose processes read the same list.
package enum SurfacesDisagree: RunRule {
  package static let description = RuleDescription(
    id: "surfaces-disagree", title: "one message reads differently in two surfaces",
    reason: "People see one thing named in two ways, and take them for two things.",
    firing: FamilyExamples.disagree, silent: FamilyExamples.same)

  private struct Shown: Hashable {
    var cell: String
    var owner: String
    var table: String
    var key: String
    var arguments: [MessageArgument]
  }

  package static func drafts(in judgement: Judgement) -> [Draft] {
    let groups = Dictionary(grouping: judgement.observations.indices) { index in
      let judged = judgement.observations[index].judged
      let step = "\(judged.device.id)/\(judged.launch.step)"
      return Shown(
        cell: step, owner: judged.owner.name, table: judged.record.table, key: judged.record.key,
        arguments: judged.record.arguments)
    }
    return groups.values.compactMap { draft(of: $0.map { judgement.observations[$0] }, judgement) }
  }

  private static func draft(
    of group: [(judged: JudgedObservation, cause: Draft?)], _ judgement: Judgement
  ) -> Draft? {
    guard let first = group.first?.judged, group.allSatisfy({ $0.cause == nil }) else { return nil }
    let other = group.map(\.judged).first { second in
      second.userLanguages == first.userLanguages
        && (second.record.value != first.record.value || second.record.resolvedLocale != first.record.resolvedLocale)
        && !LanguagesDiffer.differs(second.product.name, first.product.name, first.launch, judgement)
        && !LanguagesDiffer.differs(first.product.name, second.product.name, first.launch, judgement)
    }
    guard let other else { return nil }
    var draft = first.draft(
      description,
      message: "\"\(first.record.key)\" is \"\(first.record.value ?? "")\" (\(first.record.resolvedLocale ?? "none")) "
        + "in \(first.product.name) and \"\(other.record.value ?? "")\" (\(other.record.resolvedLocale ?? "none")) in "
        + "\(other.product.name), in \(first.language)",
      remedy: "let both ask the same bundle with the same formatting locale")
    draft.product = nil
    draft.reproduce = Judgement.replay(
      first.device, products: [first.product.name, other.product.name],
      message: "\(first.owner.name)/\(first.record.key)")
    draft.cells = [first.cell.id, other.cell.id]
    return draft
  }
}
