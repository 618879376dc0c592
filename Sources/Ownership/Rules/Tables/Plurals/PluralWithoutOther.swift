import Findings

/// A plural has no form `other`.
package enum PluralWithoutOther: TableRule {
  package static let description = RuleDescription(
    id: "plural.other-missing", title: "a plural has no form 'other'",
    reason: "Every number without a form of its own needs it: readers see (null) or nothing.",
    firing: PluralFormExamples.withoutOther, silent: PluralFormExamples.complete)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard set.substitution == nil, set.form("other") == nil else { return nil }
      let names = set.forms.map { "'\($0.name)'" }.joined(separator: ", ")
      return table.draft(
        description, set,
        message: "\(table.readers(of: set.localization)) see (null) for most numbers: \(set.noun) has no form 'other', "
          + "only \(names)",
        remedy: "add the form 'other'")
    }
  }
}
