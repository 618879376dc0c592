import PositionedJSON

extension CatalogContent {
  /// All texts in file order, those of substitutions last.
  package var forms: [TextForm] { texts(at: []) + substitutionForms }

  private func texts(at path: [TextForm.Step]) -> [TextForm] {
    var forms: [TextForm] = []
    if let unit = stringUnit {
      forms.append(TextForm(path: path, text: unit.value, state: unit.state, position: unit.valuePosition))
    }
    if let set = stringSet {
      forms += set.values.enumerated().map { index, text in
        TextForm(path: path + [.phrase(index)], text: text, state: set.state, position: set.position)
      }
    }
    for axis in variations {
      for one in axis.cases { forms += one.content.texts(at: path + [.init(axis: axis.name, name: one.name)]) }
    }
    return forms
  }

  private var substitutionForms: [TextForm] {
    substitutions.flatMap { substitution in
      substitution.variations.flatMap { axis in
        axis.cases.flatMap { one in
          one.content.texts(at: [.variable(substitution.name), .init(axis: axis.name, name: one.name)])
        }
      }
    }
  }
}

extension TextForm.Step {
  /// The step of a catalog's axis.
  init(axis: String, name: String) {
    switch axis {
    case "plural": self = .plural(name)
    case "device": self = .device(name)
    case "width": self = Int(name).map(TextForm.Step.width) ?? .other(axis: axis, name: name)
    default: self = .other(axis: axis, name: name)
    }
  }
}
