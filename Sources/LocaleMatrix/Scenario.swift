package import HostEvidence

/// One file of the matrix: steps, played from the start on a new, empty device once for every entry.
package struct Scenario: Sendable, Hashable {
  /// The file's name without extension.
  package var name: String
  package var title: String
  /// The entries: language lists, best first.
  package var entries: [[String]]
  /// Every message with a numeric argument is shown once per count; nil leaves each message its own lists.
  package var counts: [MessageArgument]?
  package var device: ScenarioDevice
  package var steps: [Step]

  package init(
    name: String, title: String = "", entries: [[String]], counts: [MessageArgument]? = nil,
    device: ScenarioDevice = ScenarioDevice(), steps: [Step]
  ) {
    self.name = name
    self.title = title
    self.entries = entries
    self.counts = counts
    self.device = device
    self.steps = steps
  }
}

/// A scenario's `device` member.
package struct ScenarioDevice: Sendable, Hashable {
  package var region: String?
  package var idiom: String = "iphone"
  package var behavior: DeviceBehavior = DeviceBehavior()

  package init() {}
}
