import Findings

/// A text varies by device and says nothing for the devices that it does not name.
package enum DeviceWithoutOther: TableRule {
  package static let description = RuleDescription(
    id: "variation.device-no-other", title: "device variations without a form for other devices", severity: .note,
    reason: "On a device that is not named, people see the key; usual where the app runs on the named devices only.",
    firing: VariationExamples.withoutOther, silent: VariationExamples.whole)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.countedTexts.compactMap { text in
      let devices = text.localization.leaves.compactMap(\.device)
      guard !devices.isEmpty, !devices.contains("other") else { return nil }
      let names = devices.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return table.draft(
        description, about: text.entry, in: text.localization,
        message: "\"\(text.entry.key)\" has texts in \(text.localization.language) for "
          + "\(names.joined(separator: ", ")) and for no other device",
        remedy: "add a form for other devices, unless the product never runs on them")
    }
  }
}
