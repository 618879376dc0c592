import CallSites
import Findings
import OwnershipManifest

/// The default text in the code is not the text of the catalog.
package enum DefaultValueDrift: ProjectRule {
  package static let description = RuleDescription(
    id: "call.default-value-drift", title: "the default text in code differs from the catalog's",
    severity: .warning,
    reason: "The code reads as if people saw its text, and they see the catalog's; where the table is missing they see "
      + "the other one.",
    firing: AskedKeyExamples.drifted, silent: AskedKeyExamples.sameDefault)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.flatMap { lookUp -> [Draft] in
      guard let given = lookUp.lookUp.defaultValue, let text = given.likelyKey else { return [] }
      return lookUp.found.compactMap { place -> Draft? in
        guard let value = sourceText(of: place, facts), !isSame(given, value) else { return nil }
        return facts.draft(
          description, about: lookUp, owner: place.owner, key: place.key,
          message:
            "the default text of \"\(place.key)\" is \"\(text)\", and table \(place.table) of \(place.owner) says "
            + "\"\(value)\"",
          remedy: "let both say the same")
      }
    }
  }

  /// The one plain text of the language that code is written in.
  private static func sourceText(of place: KeyPlace, _ facts: CheckFacts) -> String? {
    guard let table = facts.table(place.table, of: place.owner),
      table.sourceLanguage == facts.manifest.developmentRegion || table.sourceLanguage == "Base",
      let source = table.entries.first(where: { $0.key == place.key })?.localization(table.sourceLanguage),
      source.leaves.count == 1, let leaf = source.leaves.first, leaf.path.isEmpty, source.substitutions.isEmpty
    else { return nil }
    return leaf.text
  }

  /// Numbered specifiers in ascending order are those of the literal.
  private static func isSame(_ given: KeyText, _ value: String) -> Bool {
    if case .dynamic = given { return true }
    if given.matches(value) { return true }
    if case .literal(let text) = given { return text.replacing("%%", with: "%") == value.replacing("%%", with: "%") }
    let numbers = value.matches(of: /%(\d+)\$/).map { Int($0.output.1) ?? 0 }
    guard numbers == Array(1...max(1, numbers.count)) else { return numbers.isEmpty ? false : true }
    return given.matches(value.replacing(/%\d+\$/, with: "%"))
  }
}
