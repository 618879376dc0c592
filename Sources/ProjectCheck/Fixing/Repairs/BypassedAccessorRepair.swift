import Ownership

/// Leads a look-up of another owner's key through what that owner offers.
enum BypassedAccessorRepair: RuleRepair {
  static let rule = BypassedAccessor.description.id

  static func proposal(in facts: FixFacts) -> FixProposal { facts.routing(BypassedAccessor.self) }
}
