import CommandLayer
package import Findings

/// `--fail-on`: the severity from which findings fail a command.
package enum FailingSeverity: String, ArgumentValue, CaseIterable {
  case error
  case warning
  case note

  package var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
