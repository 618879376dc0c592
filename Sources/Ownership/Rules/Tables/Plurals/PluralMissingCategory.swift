import Findings
import LocalizationRuntime

/// A plural lacks a form that integers of everyday use need in its language.
package enum PluralMissingCategory: TableRule {
  package static let description = RuleDescription(
    id: "plural.missing-category", title: "a plural lacks a form that its language needs",
    reason: "Those numbers are shown with the form 'other', which reads wrong.",
    firing: PluralFormExamples.missing, silent: PluralFormExamples.complete)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard let language = PluralLanguage.of(table.language(of: set.localization)), set.form("other") != nil else {
        return nil
      }
      let missing = language.needed(for: set.number).filter { $0 != .other && set.form($0.rawValue) == nil }
      guard let first = missing.first else { return nil }
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let example = language.integers[first]?.first.map { " such as \($0)" } ?? " with decimals"
      return table.draft(
        description, severity: table.gapSeverity, set,
        message:
          "\(table.readers(of: set.localization)) see the form 'other' for numbers\(example), which reads wrong: "
          + "\(set.noun) lacks \(names)",
        remedy: "add \(missing.count == 1 ? "the form" : "the forms") \(names)")
    }
  }
}
