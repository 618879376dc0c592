/// How far a run is.
package struct Progress: Sendable, Hashable {
  /// Cells, or whatever `unit` names, that are done.
  package var done: Int
  /// How many there are; 0 while that is not known.
  package var total: Int
  /// What is counted, in the plural.
  package var unit: String
  /// What could not be observed so far.
  package var failures: Int
  /// What is going on now, such as a device's name or `building AppShell`.
  package var activity: String

  package init(done: Int = 0, total: Int = 0, unit: String = "cells", failures: Int = 0, activity: String) {
    self.done = done
    self.total = total
    self.unit = unit
    self.failures = failures
    self.activity = activity
  }

  /// One line without a line end, such as `41/200 cells, 2 not observed, running: upgrade/ru`.
  package var line: String {
    guard total > 0 else { return activity }
    let lost = failures > 0 ? ", \(failures) not observed" : ""
    return "\(done)/\(total) \(unit)\(lost), running: \(activity)"
  }
}
