import Findings

/// A translation that a machine made and nobody has looked at.
package enum MachineTranslatedText: TableRule {
  package static let description = RuleDescription(
    id: "state.machine_translated", title: "a translation by a machine that nobody has looked at", severity: .warning,
    reason: "It is shown as it is, right or wrong.",
    firing: StateExamples.machineTranslated, silent: StateExamples.translated)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      guard let leaf = text.localization.leaves.first(where: { $0.state == "machine_translated" }) else { return nil }
      return table.draft(
        description, severity: text.severity(description.severity), about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" is translated into \(text.localization.language) by a machine",
        remedy: "have somebody who reads the language review it", place: leaf.place)
    }
  }
}
