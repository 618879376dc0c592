import Findings

/// Some forms of a text are there, and others are new or blank.
package enum PartialVariation: TableRule {
  package static let description = RuleDescription(
    id: "variation.partial", title: "a text with some forms done and others not",
    reason: "With some counts, or on some devices, people see the source language or nothing.",
    firing: VariationExamples.partial, silent: VariationExamples.whole)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard case .partial(let open) = text.state, let first = open.first else { return nil }
      let names = open.map { "\($0.form) is \($0.text.isEmpty && $0.state != "new" ? "empty" : "new")" }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" is done only in part in \(text.localization.language): "
          + names.joined(separator: ", "),
        remedy: "translate these forms too", place: first.place)
    }
  }
}
