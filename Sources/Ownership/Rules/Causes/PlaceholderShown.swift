import Findings
import HostEvidence
import OwnershipManifest

/// A specifier is presented as it stands.
package enum PlaceholderShown: CauseRule {
  package static let description = RuleDescription(
    id: "placeholder-shown",
    title: "an unexpanded specifier is presented",
    reason: "A format shown without being formatted, or with a specifier that the formatter does not know, shows %@ "
      + "to people.",
    firing: EntryExamples.placeholder, silent: EntryExamples.percent)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    let record = observation.record
    guard record.outcome == .value, let value = record.value, let found = specifier(in: value) else { return nil }
    guard !record.arguments.contains(where: { if case .string(let text) = $0 { text.contains(found) } else { false } })
    else { return nil }
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(value)\" for \"\(record.key)\" in \(observation.language): "
        + "\"\(found)\" was not expanded" + (record.arguments.isEmpty ? ", because the call passes no argument" : ""),
      remedy: remedy(for: found, in: record))
  }

  /// A variable without a rule is a gap of one language: the call is right.
  private static func remedy(for specifier: String, in record: ObservationRecord) -> String {
    guard let name = specifier.firstMatch(of: /#@(\w+)@/)?.output.1 else {
      return "pass the argument at the call, or correct the specifier in the value"
    }
    let language = record.resolvedLocale.map { $0.isEmpty ? "the table at the bundle's root" : $0 } ?? "that language"
    return "add the substitution \"\(name)\" with its plural forms to the value of \"\(record.key)\" for \(language), "
      + "or take \(specifier) out of it"
  }

  /// The first specifier left in the text. A blank is never a flag: "100 % de" is prose.
  static func specifier(in text: String) -> String? {
    // Nearly no text has one, and a regular expression takes longer to say so than launching the host did.
    guard text.unicodeScalars.contains(where: { $0 == "%" || $0 == "\\" || $0 == "％" }) else { return nil }
    let found = text.firstMatch(
      of:
        /[%％](?:\d+\$)?(?:#@\w+@|arg\b|[-+0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuxXfFeEgGcCsSp](?![A-Za-z])|\d+\$\s?@|@)/
    )
    if let found { return String(found.output) }
    return text.firstMatch(of: /\\\([A-Za-z_][\w.]*\)/).map { String($0.output) }
  }
}
