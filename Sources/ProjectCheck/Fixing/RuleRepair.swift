/// Mends what one rule finds, where that needs no decision of a person.
///
/// A repair says what is to be changed and changes nothing itself.
protocol RuleRepair: Sendable {
  /// The rule's identifier.
  static var rule: String { get }

  static func proposal(in facts: FixFacts) -> FixProposal
}
