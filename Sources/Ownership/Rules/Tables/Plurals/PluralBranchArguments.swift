import Findings

/// The forms of a plural read different arguments besides the number.
package enum PluralBranchArguments: TableRule {
  package static let description = RuleDescription(
    id: "plural.branch-args", title: "forms of one plural read different arguments",
    reason: "For some numbers a name or value is not told, or garbage is shown.",
    firing: PluralFormExamples.branches, silent: PluralFormExamples.sameBranches)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    table.pluralSets.compactMap { set in
      guard !set.forms.contains(where: { $0.arguments.isOpen && !$0.hasCount }) else { return nil }
      let positions = set.forms.map { form in form.arguments.positions.filter { $0 != set.position } }
      let all = positions.reduce(into: Set<Int>()) { $0.formUnion($1) }
      guard set.forms.count > 1, let index = positions.firstIndex(where: { $0.count < all.count }),
        let position = all.subtracting(positions[index]).min(),
        let other = set.forms.first(where: { $0.arguments.positions.contains(position) })
      else { return nil }
      let form = set.forms[index]
      return table.draft(
        description, set,
        message: "\(table.readers(of: set.localization)) are told argument \(position) in the form '\(other.name)' of "
          + "\(set.noun) and not in '\(form.name)'",
        remedy: "read the same arguments in all forms", place: form.leaf.place)
    }
  }
}
