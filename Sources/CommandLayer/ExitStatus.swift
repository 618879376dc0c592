/// What a command's end says to the shell; where several apply, the one that ranks highest stands.
package enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Looked, and found nothing at or above the failing severity.
  case clean = 0
  /// Findings at or above the failing severity.
  case findings = 1
  /// Could not be completed: an unreadable input, a crashed host, nothing to check.
  case incomplete = 2
  /// The command line is wrong, or names what is not there.
  case usage = 64
  /// Interrupted by a signal.
  case interrupted = 130

  /// The sentence that `--help` prints beside the number.
  package var explanation: String {
    switch self {
    case .clean: "clean: looked, and found nothing at or above the failing severity"
    case .findings: "findings at or above the failing severity"
    case .incomplete: "could not be completed: an unreadable input, a host that crashed, or nothing to check"
    case .usage: "the command line is wrong"
    case .interrupted: "interrupted by a signal"
    }
  }

  /// The one of two statuses that a command ends with where both apply: the numbers ascend with the rank.
  package func or(_ other: Self) -> Self { rawValue >= other.rawValue ? self : other }
}
