import Findings

/// A source text has several specifiers of one kind without numbers.
package enum AmbiguousSpecifiers: TableRule {
  package static let description = RuleDescription(
    id: "fmt.ambiguous-repeat", title: "several specifiers of one kind without numbers", severity: .note,
    reason: "A translator who needs another order cannot say which is which.",
    firing: SpecifierExamples.ambiguous, silent: SpecifierExamples.unambiguous)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard text.isSourceLanguage else { return nil }
      let unnamed = text.leaf.specifiers.specifiers.filter(isUnnamed)
      guard
        let repeated = unnamed.first(where: { one in unnamed.count { $0.type?.valueClass == one.type?.valueClass } > 1 }
        )
      else { return nil }
      return table.draft(
        description, text,
        message: "translators cannot tell the values apart or change their order: '\(repeated.source)' and another of "
          + "its kind have no numbers\(text.leaf.whereabouts)",
        remedy: "number them: %1$…, %2$…")
    }
  }

  /// Whether it stands for a value that neither a number nor a label tells from others.
  private static func isUnnamed(_ specifier: SpecifierList.Specifier) -> Bool {
    specifier.position == nil && specifier.label == nil && specifier.type != nil
  }
}
