package import Findings

/// What makes a comparison fail: a severity and everything above, any change at all, or one class of changes.
package enum FailureCriterion: Sendable, Hashable {
  case severity(Severity)
  case any
  case change(String)

  /// Reads `error`, `warning`, `note`, `any` or the identifier of a class.
  package init?(_ word: String) {
    switch word {
    case "any": self = .any
    case "error", "warning", "note": self = .severity(Severity(rawValue: word) ?? .error)
    default:
      guard ChangeClasses.description(of: word) != nil else { return nil }
      self = .change(word)
    }
  }

  package var word: String {
    switch self {
    case .severity(let severity): severity.rawValue
    case .any: "any"
    case .change(let id): id
    }
  }

  /// Every word, severities first.
  package static var words: [String] { ["error", "warning", "note", "any"] + ChangeClasses.descriptions.map(\.id) }

  /// A finding that is still there is no difference, whatever its class says when it is named.
  func fails(_ change: Change) -> Bool {
    switch self {
    case .change(let id): change.change == id
    case .any: change.change != FindingKnown.description.id
    case .severity(let severity): change.severity >= severity && change.change != FindingKnown.description.id
    }
  }
}
