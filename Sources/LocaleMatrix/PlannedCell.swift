/// One product in one launch step of one device: what a host is started for.
package struct PlannedCell: Sendable, Hashable {
  /// `<scenario>/<entry>/<step>/<product>`.
  package var id: String
  /// Counted from 1 over all steps of the scenario.
  package var step: Int
  /// What is installed in that step.
  package var release: String
  package var product: String

  package init(id: String, step: Int, release: String, product: String) {
    self.id = id
    self.step = step
    self.release = release
    self.product = product
  }
}
