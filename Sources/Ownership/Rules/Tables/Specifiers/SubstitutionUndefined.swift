import Findings

/// A text refers to a substitution that its language does not define.
package enum SubstitutionUndefined: TableRule {
  package static let description = RuleDescription(
    id: "sub.undefined", title: "a text refers to a substitution that is not defined",
    reason: "The reference is shown as it is written.", firing: SubstitutionExamples.undefined,
    silent: SubstitutionExamples.defined)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter(\.isTranslatable).flatMap { entry in
      entry.localizations.filter { !$0.isPlain }.flatMap { localization in
        localization.leaves.compactMap { leaf in
          if leaf.specifiers.specifiers.isEmpty { return nil }
          let defined = localization.substitutions.map(\.name)
          guard let name = leaf.specifiers.references.first(where: { !defined.contains($0) }) else { return nil }
          return table.draft(
            description, entry, localization,
            message: "\(table.readers(of: localization)) see '%#@\(name)@'\(leaf.whereabouts): \(entry.key.quoted) has "
              + "no substitution '\(name)' in this language",
            remedy: "define the substitution '\(name)' for this language, or write the specifier in its place",
            place: leaf.place)
        }
      }
    }
  }
}
