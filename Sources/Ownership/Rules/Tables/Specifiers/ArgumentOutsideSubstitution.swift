import Findings
import StringCatalogs

/// `%arg` stands outside a substitution.
package enum ArgumentOutsideSubstitution: TableRule {
  package static let description = RuleDescription(
    id: "sub.arg-outside", title: "%arg outside a substitution",
    reason: "Only a substitution has a number that %arg stands for: elsewhere readers see garbage.",
    firing: SubstitutionExamples.argumentOutside, silent: SubstitutionExamples.argumentInside)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard !hasUntypedArguments(table) else { return [] }
    return table.formattedTexts.compactMap { text in
      // In a plural form the compiler knows the number; a key that has %arg asks for it.
      guard text.leaf.pluralCategory == nil, !text.entry.specifiers.specifiers.contains(where: { $0.kind == .count }),
        let mark = text.leaf.specifiers.specifiers.first(where: { $0.kind == .count })
      else { return nil }
      return table.draft(
        description, text,
        message: "\(table.readers(of: text.localization)) see garbage instead of the number: '\(mark.source)'"
          + "\(text.leaf.whereabouts) stands outside a substitution",
        remedy: "write the specifier of the argument, such as %lld, in its place")
    }
  }

  /// Catalogs from version 1.2 on may use `%arg` in any text.
  private static func hasUntypedArguments(_ table: CheckedTable) -> Bool {
    guard case .catalog(let catalog?, _) = table.source, let version = catalog.version else { return false }
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    return (parts.first ?? 0, parts.dropFirst().first ?? 0) >= (1, 2)
  }
}
