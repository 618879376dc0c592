/// Gathers the leaves of a table into sets of plural forms.
struct PluralSets {
  let isCatalog: Bool

  func sets(of entries: [CheckedEntry]) -> [PluralSet] {
    entries.filter(\.isTranslatable).flatMap { entry in
      entry.localizations.filter { !$0.isPlain }.flatMap { sets(of: $0, entry) }
    }
  }

  private func sets(of localization: CheckedLocalization, _ entry: CheckedEntry) -> [PluralSet] {
    var paths: [[CheckedLeaf.Step]] = []
    var leaves: [[CheckedLeaf.Step]: [CheckedLeaf]] = [:]
    for leaf in localization.leaves where leaf.path.last?.axis == "plural" {
      let path = leaf.path.dropLast()
      if leaves[Array(path)] == nil { paths.append(Array(path)) }
      leaves[Array(path), default: []].append(leaf)
    }
    return paths.map { path in
      let name = path.first { $0.axis == "substitution" }?.name
      let substitution = localization.substitutions.first { $0.name == name }
      return set(path, leaves[path] ?? [], substitution, localization, entry)
    }
  }

  private func set(
    _ path: [CheckedLeaf.Step], _ leaves: [CheckedLeaf], _ substitution: CheckedSubstitution?,
    _ localization: CheckedLocalization, _ entry: CheckedEntry
  ) -> PluralSet {
    guard let substitution else {
      let forms = leaves.map { form($0, ArgumentMap($0, in: localization)) }
      let position = Self.countedPosition(in: forms, entry)
      return PluralSet(
        entry: entry, localization: localization, path: path, forms: forms, position: position,
        number: Self.number(at: position, in: forms, entry))
    }
    let main = localization.leaves.first { $0.specifiers.references.contains(substitution.name) }
    let outer = main.map { ArgumentMap($0, in: localization) }
    let position = outer?.uses.first { $0.origin == .rule(substitution.name) }?.position ?? substitution.argNum
    let forms = leaves.map { form($0, ArgumentMap(form: $0, at: position ?? 1)) }
    let isWhole = !isCatalog && main?.text == main?.specifiers.specifiers.first?.source
    return PluralSet(
      entry: entry, localization: localization, path: path, forms: forms,
      substitution: isWhole ? nil : substitution, position: position ?? 1,
      number: substitution.formatSpecifier.flatMap { ValueType($0)?.valueClass }
        ?? Self.number(at: position, in: forms, entry),
      isPrintedOutside: outer?.uses.contains { $0.origin == .text && $0.position == position } ?? false)
  }

  private func form(_ leaf: CheckedLeaf, _ arguments: ArgumentMap) -> PluralSet.Form {
    PluralSet.Form(name: leaf.pluralCategory ?? "", leaf: leaf, arguments: arguments)
  }

  /// The first numeric argument of `other`, else of the first form that has one, else of the key.
  private static func countedPosition(in forms: [PluralSet.Form], _ entry: CheckedEntry) -> Int? {
    let ordered = forms.filter { $0.name == "other" } + forms.filter { $0.name != "other" }
    for form in ordered {
      if let position = firstNumber(form.arguments) { return position }
    }
    return firstNumber(ArgumentMap(entry.specifiers, at: entry.place))
  }

  private static func firstNumber(_ arguments: ArgumentMap) -> Int? {
    arguments.uses.filter { $0.type?.valueClass.isNumeric ?? false }.map(\.position).min()
  }

  private static func number(
    at position: Int?, in forms: [PluralSet.Form], _ entry: CheckedEntry
  ) -> ValueType.Class? {
    guard let position else { return nil }
    return forms.lazy.compactMap { $0.arguments.type(at: position)?.valueClass }.first
      ?? ArgumentMap(entry.specifiers, at: entry.place).type(at: position)?.valueClass
  }
}
