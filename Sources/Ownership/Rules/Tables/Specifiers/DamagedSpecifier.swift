import Findings

/// A specifier of the source is damaged in a translation.
package enum DamagedSpecifier: TableRule {
  package static let description = RuleDescription(
    id: "fmt.malformed-likely", title: "a specifier was damaged in translation", severity: .warning,
    reason: "A blank, a full-width sign or a lost letter makes a placeholder plain text: the value is not shown.",
    firing: SpecifierExamples.damaged, silent: SpecifierExamples.notDamaged)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    let missing = MissingArguments.all(in: table).filter(\.isDamaged)
    return missing.compactMap { missing in
      guard let stray = missing.stray, missing.text.comparison?.extra.isEmpty ?? true else { return nil }
      return table.draft(
        description, missing.text,
        message: "\(table.readers(of: missing.text.localization)) see '\(stray.source)'"
          + "\(missing.text.leaf.whereabouts) instead of a value: it stands where \(missing.text.sourceNoun) has "
          + "'\(missing.use.source)'",
        remedy: "write '\(missing.use.source)' without anything between its signs")
    } + interpolations(in: table)
  }

  /// Swift code in a text whose source has none; no look-up evaluates it.
  private static func interpolations(in table: CheckedTable) -> [Draft] {
    table.formattedTexts.compactMap { text in
      guard let source = text.source, !source.specifiers.strays.contains(where: { $0.kind == .interpolation }),
        let stray = text.leaf.specifiers.strays.first(where: { $0.kind == .interpolation })
      else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see '\(stray.source)'\(text.leaf.whereabouts): Swift code in "
          + "a table is shown as it is written",
        remedy: "write the specifier of \(text.sourceNoun) in its place")
    }
  }
}
