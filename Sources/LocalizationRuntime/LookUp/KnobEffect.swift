package import HostEvidence

/// What one look-up would give if one knob of the device's behaviour had another value.
package struct KnobEffect: Sendable, Hashable {
  /// The knob's name as a scenario spells it.
  package var knob: String
  /// Its value now, and the other one, as a scenario spells them.
  package var value: String
  package var otherValue: String
  /// What would then be shown, and where it would come from.
  package var outcome: Outcome
  package var shown: String
  package var file: String?
}
