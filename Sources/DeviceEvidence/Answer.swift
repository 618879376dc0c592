public import HostEvidence

/// What one message shows in a product.
public struct Answer: Sendable, Hashable, CustomStringConvertible {
  /// What became of the look-up.
  public let outcome: Outcome
  /// What a person reads; nil where there is no bundle to ask.
  public let value: String?
  /// The localization whose table served; nil where none did.
  public let localization: String?
  /// What is wrong with it; nil where it is as it should be.
  public let problem: String?

  /// Whether a table had the message.
  public var isAnswered: Bool { outcome == .value }

  /// What was shown, and what is wrong with it.
  public var description: String { problem ?? "\"\(value ?? "")\" from \(localization ?? "no table")" }

  init(_ observation: ObservationRecord, expecting expectation: Expectation) {
    outcome = observation.outcome
    value = observation.value
    localization = observation.resolvedLocale
    problem = expectation.problem(with: observation)
  }
}
