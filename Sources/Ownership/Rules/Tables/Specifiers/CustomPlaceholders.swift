import Findings

/// A translation has other `${name}` or `{name}` placeholders than its source.
package enum CustomPlaceholders: TableRule {
  package static let description = RuleDescription(
    id: "placeholder.custom", title: "other placeholders in braces than in the source", isOnByDefault: false,
    reason: "The code replaces what the source names: another name stays as it is written.",
    firing: MarkupExamples.placeholder, silent: MarkupExamples.samePlaceholders)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.entries.filter(\.isTranslatable).flatMap { entry -> [Draft] in
      guard let source = entry.localization(table.sourceLanguage) else { return [] }
      let isSourcePlain = !source.leaves.contains { hasBrace($0.text) }
      return entry.localizations.filter { $0.language != table.sourceLanguage }.flatMap { localization in
        localization.leaves.compactMap { leaf in
          isSourcePlain && !hasBrace(leaf.text) ? nil : draft(leaf, localization, entry, source, table)
        }
      }
    }
  }

  private static func draft(
    _ leaf: CheckedLeaf, _ localization: CheckedLocalization, _ entry: CheckedEntry, _ source: CheckedLocalization,
    _ table: CheckedTable
  ) -> Draft? {
    guard !leaf.isPhrase, !leaf.text.isEmpty, let match = SourceLeaf.match(for: leaf, in: source) else { return nil }
    let (names, wanted) = (placeholders(in: leaf.text), placeholders(in: match.text))
    guard let name = (wanted.subtracting(names).min() ?? names.subtracting(wanted).min()) else { return nil }
    let verb = wanted.contains(name) ? "do not see the value of" : "see"
    return table.draft(
      description, entry, localization,
      message: "\(table.readers(of: localization)) \(verb) '\(name)'\(leaf.whereabouts): the source text has "
        + (wanted.isEmpty ? "no placeholder" : wanted.sorted().joined(separator: ", ")),
      remedy: "use the placeholders of the source text, spelled as they are there", place: leaf.place)
  }

  private static func hasBrace(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) }

  /// Names of ASCII letters, digits, `.` and `_` in braces, with the `$` before them.
  private static func placeholders(in text: String) -> Set<String> {
    guard hasBrace(text) else { return [] }
    return Set(text.matches(of: /\$?\{[A-Za-z_][A-Za-z0-9_.]*\}/).map { String($0.output) })
  }
}
