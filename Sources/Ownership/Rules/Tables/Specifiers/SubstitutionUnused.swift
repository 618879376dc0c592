import Findings

/// A substitution that no text of its language refers to.
package enum SubstitutionUnused: TableRule {
  package static let description = RuleDescription(
    id: "sub.unused", title: "a substitution that no text refers to", severity: .warning,
    reason: "Its forms are never shown: the text says something else, or a name is misspelled.",
    firing: SubstitutionExamples.unused, silent: SubstitutionExamples.defined)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter(\.isTranslatable).flatMap { entry in
      entry.localizations.filter { !$0.isPlain }.flatMap { localization -> [Draft] in
        guard !localization.substitutions.isEmpty else { return [] }
        let referred = Set(localization.leaves.flatMap(\.specifiers.references))
        return localization.substitutions.filter { !referred.contains($0.name) }.map { substitution in
          table.draft(
            description, entry, localization,
            message: "\(table.readers(of: localization)) never see the forms of '\(substitution.name)': no text of "
              + "\(entry.key.quoted) refers to it in this language",
            remedy: "write %#@\(substitution.name)@ where it belongs, or remove the substitution",
            place: substitution.place)
        }
      }
    }
  }
}
