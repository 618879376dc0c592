/// What a command's end says to the shell; where several apply, the one that ranks highest stands.
package enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Looked, and found nothing at or above the failing severity.
  case clean = 0
  /// Findings at or above the failing severity.
  case findings = 1
  /// Could not be completed: an unreadable input, a crashed host, nothing to check.
  case incomplete = 2
  /// The command line is wrong.
  case usage = 64
  /// Interrupted by a signal.
  case interrupted = 130
}
