import ProjectCheck
import Reports

extension ProgressDisplay {
  /// What a check says, shown here.
  var checkEvents: CheckEvents {
    CheckEvents(
      note: { self.announce($0) },
      files: { done, total in self.show(Progress(done: done, total: total, unit: "Swift files", activity: "reading")) })
  }
}
