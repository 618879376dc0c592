import Findings

/// A substitution counts another kind of value than its source has there.
package enum SubstitutionType: TableRule {
  package static let description = RuleDescription(
    id: "sub.type", title: "a substitution counts another kind of value than the source has",
    reason: "The form is chosen by garbage, or (null) is shown.", firing: SubstitutionExamples.type,
    silent: SubstitutionExamples.defined)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let pair = text.comparison?.mistyped.first else { return nil }
      let (translated, original) = (pair.translated, pair.original)
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see (null) or the wrong form: '\(translated.source)' counts "
          + "argument \(translated.position) as \(noun(translated)), where \(text.sourceNoun) has "
          + "'\(original.source)', \(noun(original))",
        remedy: "give the substitution the argNum and formatSpecifier of the number that it counts")
    }
  }

  private static func noun(_ use: ArgumentUse) -> String { use.type?.valueClass.noun ?? "a value" }
}
