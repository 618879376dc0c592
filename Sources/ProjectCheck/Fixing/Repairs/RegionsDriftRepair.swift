import Findings
import Ownership
import Projects

/// Lists languages of the tables in `knownRegions`; what is listed and empty is for a person to decide.
enum RegionsDriftRepair: RuleRepair {
  static let rule = "regions.drift"

  static func proposal(in facts: FixFacts) -> FixProposal {
    var proposal = FixProposal()
    let drifts = RegionsDrift.ofRegions(in: facts.facts)
    for finding in facts.findings(of: rule) {
      let drift = drifts.first { finding.product == nil && "\($0.project.path)/project.pbxproj" == finding.place?.file }
      if let drift, drift.project.format == .xcodeProject {
        let edit = ChecklistEdit(file: "\(drift.project.path)/project.pbxproj", list: .knownRegions)
        proposal.languages += drift.unlisted.map { .init(rule: rule, language: $0, edit: edit) }
        if drift.empty.isEmpty { continue }
      }
      let reason =
        "a language is listed for which no text is there, or the list is made elsewhere: translate it, or "
        + "take it out of the list"
      proposal.left.append(LeftRepair(rule: rule, place: finding.place, reason: reason))
    }
    return proposal
  }
}
