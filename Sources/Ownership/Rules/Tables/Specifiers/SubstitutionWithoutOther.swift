import Findings

/// A substitution has no form `other`.
package enum SubstitutionWithoutOther: TableRule {
  package static let description = RuleDescription(
    id: "sub.other-missing", title: "a substitution has no form 'other'",
    reason: "Where no form fits the number, readers see (null).", firing: SubstitutionExamples.withoutOther,
    silent: SubstitutionExamples.defined)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard let substitution = set.substitution, set.form("other") == nil else { return nil }
      return table.draft(
        description, set,
        message: "\(table.readers(of: set.localization)) see (null) for some numbers: the substitution "
          + "'\(substitution.name)' of \(set.entry.key.quoted) has no form 'other'",
        remedy: "add the form 'other'", place: substitution.place)
    }
  }
}
