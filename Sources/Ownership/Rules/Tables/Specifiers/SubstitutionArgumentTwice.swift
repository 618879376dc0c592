import Findings

/// Two substitutions of one text name the same argument.
package enum SubstitutionArgumentTwice: TableRule {
  package static let description = RuleDescription(
    id: "sub.argnum-duplicate", title: "two substitutions count the same argument",
    reason: "Most often one of them was to count another one: readers see the wrong number in its place.",
    firing: SubstitutionExamples.twice, silent: SubstitutionExamples.defined)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter(\.isTranslatable).flatMap { entry in
      entry.localizations.filter { !$0.isPlain }.compactMap { localization in
        var first: [Int: CheckedSubstitution] = [:]
        for substitution in localization.substitutions {
          guard let number = substitution.argNum else { continue }
          if let earlier = first.updateValue(substitution, forKey: number) {
            return table.draft(
              description, entry, localization,
              message: "\(table.readers(of: localization)) see one number twice: the substitutions '\(earlier.name)' "
                + "and '\(substitution.name)' of \(entry.key.quoted) both count argument \(number)",
              remedy: "give each substitution the argNum of its own argument", place: substitution.place)
          }
        }
        return nil
      }
    }
  }
}
