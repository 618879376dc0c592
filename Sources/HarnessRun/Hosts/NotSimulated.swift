package import HostEvidence
import LocalizationRuntime

/// What a device does and a host here does not.
package enum NotSimulated {
  /// One sentence for each such thing in what was shown.
  package static func reasons(for record: ObservationRecord) -> [String] {
    guard let value = record.value, GrammarMarkup.isIn(value) else { return [] }
    return ["\"\(value)\" has inflection markup, which only a device resolves"]
  }
}
