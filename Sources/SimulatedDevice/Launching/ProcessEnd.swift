/// How a child process ended; each of these is a normal result, none is thrown.
package enum ProcessEnd: Sendable, Hashable {
  case exited(status: Int32)
  /// Ended by a signal that the harness did not send.
  case signalled(number: Int32)
  /// Still running at its time limit, and ended.
  case timedOut(after: Duration)
  /// Wrote more than its output limit, in bytes, and was ended.
  case flooded(limit: Int)
  /// Never ran; the reason is the system's.
  case failedToStart(String)
  /// Ended because the task that waited for it was cancelled, or the tool interrupted.
  case cancelled
}
