import Ownership

/// The texts of a localization, the same for all ways to write the same.
///
/// A `.stringsdict` knows plurals by variables only, and a catalog has a substitution where a text has several: one whose
/// whole text is one variable says what a plain plural says.
enum CopyForms {
  static func forms(of localization: CheckedLocalization) -> [CopyText.Form] {
    guard let variable = onlyVariable(of: localization) else {
      return localization.leaves.map { CopyText.Form(name: $0.form, text: $0.text, state: $0.state) }
    }
    let argument = "%" + (variable.formatSpecifier ?? "@")
    return localization.leaves.filter { $0.substitution == variable.name }.map { leaf in
      let path = leaf.path.filter { $0.axis != "substitution" }
      let plain = CheckedLeaf(path: path, text: leaf.text, state: leaf.state, place: leaf.place)
      return CopyText.Form(
        name: plain.form, text: leaf.text.replacing("%arg", with: argument), state: leaf.state)
    }
  }

  static func axes(of localization: CheckedLocalization) -> [String] {
    let axes = localization.leaves.flatMap(\.path).map(\.axis)
    return onlyVariable(of: localization) == nil ? axes : axes.filter { $0 != "substitution" }
  }

  private static func onlyVariable(of localization: CheckedLocalization) -> CheckedSubstitution? {
    let outer = localization.leaves.filter { $0.substitution == nil }
    guard outer.count == 1, localization.substitutions.count == 1, let variable = localization.substitutions.first,
      outer[0].path.isEmpty, outer[0].text == "%#@\(variable.name)@"
    else { return nil }
    return variable
  }
}
