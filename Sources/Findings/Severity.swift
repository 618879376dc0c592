/// How much a finding weighs.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note
  case warning
  case error
  /// Something could not be observed; no policy moves it.
  case incomplete

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    case .incomplete: 3
    }
  }
}
