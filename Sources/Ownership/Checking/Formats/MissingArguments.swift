/// Finds the arguments that translations leave out.
///
/// Plural forms of one text are looked at together: one that lacks what another has is the business of the plural rules, and
/// so is a number that no form shows.
enum MissingArguments {
  static func all(in table: CheckedTable) -> [MissingArgument] {
    table.formattedTexts.compactMap { text in
      guard text.leaf.pluralCategory == nil || text.leaf.pluralCategory == mainCategory(of: text) else { return nil }
      return first(of: text)
    }
  }

  private static func mainCategory(of text: FormattedText) -> String? {
    let forms = forms(of: text)
    return (forms.first { $0.pluralCategory == "other" } ?? forms.first)?.pluralCategory
  }

  private static func forms(of text: FormattedText) -> [CheckedLeaf] {
    text.localization.leaves.filter {
      $0.substitution == nil && $0.device == text.leaf.device && $0.pluralCategory != nil
    }
  }

  private static func first(of text: FormattedText) -> MissingArgument? {
    guard let source = text.source, !source.arguments.isOpen else { return nil }
    var maps = [text.arguments]
    if text.leaf.pluralCategory != nil { maps = forms(of: text).map { ArgumentMap($0, in: text.localization) } }
    guard !maps.contains(where: \.isOpen) else { return nil }
    let present = maps.reduce(into: Set<Int>()) { $0.formUnion($1.positions) }
    let isPlural = text.leaf.pluralCategory != nil
    let missing = source.arguments.uses.first { use in
      !present.contains(use.position) && !(isPlural && use.type?.valueClass.isNumeric ?? false)
    }
    let isShifted = text.comparison?.isShifted ?? false
    guard let missing else { return nil }
    let stray = text.leaf.specifiers.strays.first { $0.kind != .prose }
    return MissingArgument(text: text, use: missing, isShifted: isShifted, stray: stray)
  }
}
