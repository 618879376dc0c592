extension StringsDictEntry {
  /// All texts in a fixed order: the sentence, its variables, devices, widths; each by name.
  package var forms: [TextForm] { forms(at: []) }

  private func forms(at path: [TextForm.Step]) -> [TextForm] {
    if let plainText { return [TextForm(path: path, text: plainText)] }
    var forms: [TextForm] = []
    if let only = wholePlural {
      forms += Self.texts(of: only, at: path)
    } else {
      if let formatKey { forms.append(TextForm(path: path, text: formatKey)) }
      for (name, rule) in Self.sorted(variables) { forms += Self.texts(of: rule, at: path + [.variable(name)]) }
    }
    for (name, variant) in Self.sorted(deviceRule ?? [:]) {
      switch variant {
      case .text(let text): forms.append(TextForm(path: path + [.device(name)], text: text))
      case .entry(let entry): forms += entry.forms(at: path + [.device(name)])
      }
    }
    return forms + (widthRule ?? []).map { TextForm(path: path + [.width($0.width)], text: $0.text) }
  }

  /// The plural that is the whole text: the format is nothing but a reference to it.
  private var wholePlural: PluralRule? {
    guard let formatKey else { return nil }
    let parts = FormatText(formatKey).parts
    guard parts.count == 1, case .reference(let name, _) = parts[0], variables.count == 1 else { return nil }
    return variables[name]
  }

  private static func texts(of rule: PluralRule, at path: [TextForm.Step]) -> [TextForm] {
    sorted(rule.forms).map { TextForm(path: path + [.plural($0.key)], text: $0.value) }
  }

  private static func sorted<Value>(_ members: [String: Value]) -> [(key: String, value: Value)] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
