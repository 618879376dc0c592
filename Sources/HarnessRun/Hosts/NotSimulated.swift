package import HostEvidence

/// What a device does and a host here does not.
package enum NotSimulated {
  /// One sentence for each such thing in what was shown.
  package static func reasons(for record: ObservationRecord) -> [String] {
    guard let value = record.value, hasInflectionMarkup(value) else { return [] }
    return ["\"\(value)\" has inflection markup, which only a device resolves"]
  }

  /// Whether the text has `^[…](inflect: true)`.
  private static func hasInflectionMarkup(_ text: String) -> Bool {
    guard let start = text.firstRange(of: "^[") else { return false }
    return text[start.upperBound...].contains("](inflect:") || text[start.upperBound...].contains("](morphology:")
  }
}
