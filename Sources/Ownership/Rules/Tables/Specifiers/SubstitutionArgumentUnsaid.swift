import Findings

/// Substitutions that do not say which argument they count, in a text with several.
package enum SubstitutionArgumentUnsaid: TableRule {
  package static let description = RuleDescription(
    id: "sub.argnum-missing", title: "a substitution does not say which argument it counts", severity: .note,
    reason: "The order in the text decides then, and a translation with another order counts the wrong one.",
    firing: SubstitutionExamples.unsaid, silent: SubstitutionExamples.defined)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard table.isCatalog else { return [] }
    return table.formattedTexts.compactMap { text in
      let references = text.leaf.specifiers.specifiers.filter { $0.position == nil }.compactMap { one in
        if case .reference(let name) = one.kind { name } else { nil }
      }
      guard text.arguments.positions.count > 1,
        let substitution = text.localization.substitutions.first(where: { one in
          one.argNum == nil && references.contains(one.name)
        })
      else { return nil }
      return table.draft(
        description, text,
        message:
          "the substitution '\(substitution.name)' of \(text.entry.key.quoted) counts whichever argument its place "
          + "in the text makes it: it has no argNum, and the text has several arguments",
        remedy: "give it the argNum of its argument", place: substitution.place)
    }
  }
}
