import Findings

/// A source text varies by several numbers at once.
package enum PluralMultiple: TableRule {
  package static let description = RuleDescription(
    id: "plural.multiple", title: "a text that varies by several numbers", severity: .note,
    reason: "Every form of the one meets every form of the other: hard to translate, and easy to get wrong.",
    firing: SubstitutionExamples.multiple, silent: SubstitutionExamples.single)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      let names = Set(text.localization.substitutions.map(\.name))
      let referred = text.leaf.specifiers.references.filter(names.contains)
      guard text.isSourceLanguage, Set(referred).count > 1 else { return nil }
      return table.draft(
        description, text,
        message: "translators have to fit \(referred.count) numbers into one sentence\(text.leaf.whereabouts): "
          + "\(text.entry.key.quoted) varies by \(referred.map { "'\($0)'" }.joined(separator: ", "))",
        remedy: "make a sentence of its own for each number where the design allows it")
    }
  }
}
