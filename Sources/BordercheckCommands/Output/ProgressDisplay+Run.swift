import CommandLayer
import HarnessRun
import Reports

extension ProgressDisplay {
  /// Progress on the context's messages, with the time of this machine.
  convenience init(_ context: CommandContext) {
    let start = ContinuousClock.now
    self.init(
      columns: context.messages.columns, now: { ContinuousClock.now - start },
      write: { context.messages.write($0) })
  }

  /// What a run says, shown here.
  var events: RunEvents {
    RunEvents(
      note: { self.announce($0) },
      remark: { self.say($0) },
      cells: { done, total, cell in self.show(Progress(done: done, total: total, activity: cell)) })
  }
}
