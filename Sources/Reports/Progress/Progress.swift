/// How far a run is.
package struct Progress: Sendable, Hashable {
  /// Cells that are done.
  package var done: Int
  /// Cells of the run; 0 while that is not known.
  package var total: Int
  /// What could not be observed so far.
  package var failures: Int
  /// What is going on now, such as a device's name or `building AppShell`.
  package var activity: String

  package init(done: Int = 0, total: Int = 0, failures: Int = 0, activity: String) {
    self.done = done
    self.total = total
    self.failures = failures
    self.activity = activity
  }

  /// One line without a line end, such as `41/200 cells, 2 not observed, running: upgrade/ru`.
  package var line: String {
    guard total > 0 else { return activity }
    let lost = failures > 0 ? ", \(failures) not observed" : ""
    return "\(done)/\(total) cells\(lost), running: \(activity)"
  }
}
