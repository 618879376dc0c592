import Findings

/// A table lies outside any language folder, next to localized ones of its name.
package enum TableNotLocalized: TableRule {
  package static let description = RuleDescription(
    id: "table.not-localized", title: "a table outside any language folder beside localized ones",
    reason: "It is found first in every language: nobody sees the translations.",
    firing: TablePlaceExamples.notLocalized, silent: TablePlaceExamples.sound)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard !table.isCatalog else { return [] }
    let loose = table.files.filter { !$0.contains(".lproj/") }
    guard let file = loose.first, loose.count < table.files.count else { return [] }
    return [
      table.draft(
        description, message: "\(file) lies outside any language folder and is found before those in language folders",
        remedy: "move it into the folder of its language, or remove it", place: SourcePlace(file: file))
    ]
  }
}
