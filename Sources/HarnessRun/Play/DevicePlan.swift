package import InstalledProducts

/// One device with everything that will be done and observed on it.
package struct DevicePlan: Sendable {
  package var timeline: Timeline
  /// Release → product → what it presents, in the order of the manifest.
  package var observations: [String: [String: [PlannedObservation]]]

  package init(timeline: Timeline, observations: [String: [String: [PlannedObservation]]]) {
    self.timeline = timeline
    self.observations = observations
  }

  /// What `product` of `release` presents.
  package func observations(of product: String, in release: String) -> [PlannedObservation] {
    observations[release]?[product] ?? []
  }
}
