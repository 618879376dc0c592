/// One scenario × one entry: what is played from an empty state and what a shard deals out.
package struct PlannedDevice: Sendable, Hashable {
  package var scenario: Scenario
  /// The entry's language list, best first.
  package var entry: [String]

  package init(scenario: Scenario, entry: [String]) {
    self.scenario = scenario
    self.entry = entry
  }

  /// `<scenario>/<entry>`, the entry's languages joined by `+`.
  package var id: String { "\(scenario.name)/\(entry.joined(separator: "+"))" }

  /// The name of the cell of `product` in the launch step `step` (counted from 1).
  package func cell(step: Int, product: String) -> String { "\(id)/\(step)/\(product)" }
}
