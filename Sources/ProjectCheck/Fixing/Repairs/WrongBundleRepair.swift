import Ownership

/// Gives a look-up of a package the package's bundle, and leads one of another owner's key to that owner.
enum WrongBundleRepair: RuleRepair {
  static let rule = AskedWrongBundle.description.id

  static func proposal(in facts: FixFacts) -> FixProposal { facts.routing(AskedWrongBundle.self) }
}
