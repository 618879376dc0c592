import Findings
import Ownership

extension FixFacts {
  /// The look-ups of a rule's findings, each led to the owner of its key.
  func routing(_ rule: any ProjectRule.Type) -> FixProposal {
    var proposal = FixProposal()
    let routing = CallRouting(facts: self)
    for draft in drafts(of: rule) {
      do throws(FixObstacle) {
        guard let (lookUp, place) = lookUp(of: draft) else { throw .unclear }
        proposal.calls.append(try routing.call(lookUp, for: place, rule: draft.rule))
      } catch {
        proposal.left.append(LeftRepair(rule: draft.rule, place: draft.place, reason: "\(error)"))
      }
    }
    return proposal
  }
}
