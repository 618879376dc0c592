/// What a child process may use before it is ended.
package struct LaunchLimits: Sendable, Hashable {
  /// From start to exit.
  package var time: Duration
  /// Between the polite signal and the one that cannot be ignored.
  package var grace: Duration
  /// Bytes that standard output, standard error and each watched file may hold.
  package var output: Int

  /// Thirty seconds, half a second of grace, 16 MiB.
  package init(time: Duration = .seconds(30), grace: Duration = .milliseconds(500), output: Int = 16 << 20) {
    self.time = time
    self.grace = grace
    self.output = output
  }
}
