internal import HostEvidence
internal import LocalizationRuntime

extension LookUpReport {
  /// What does not fit between a text and its arguments, and what only a device could show.
  static func diagnostics(of text: String, _ formatting: [FormatDiagnostic]) -> [Diagnostic] {
    let formatting = formatting.filter(\.isWorthRemarking).map { Diagnostic(.format, $0.message) }
    guard InflectionMarkup.isIn(text) else { return formatting }
    return formatting + [Diagnostic(.notSimulated, "the text has inflection markup, which only a device resolves")]
  }
}

extension FormatDiagnostic {
  /// An argument that a text does not show is common and right; and rules of a run find missing plural forms.
  ///
  /// What is a number in code is none of `%@`'s objects.
  fileprivate var isWorthRemarking: Bool {
    switch self {
    case .numberAsObject, .placeholderShown: true
    default: isMisfit
    }
  }
}
