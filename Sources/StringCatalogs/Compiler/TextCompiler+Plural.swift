import PositionedJSON

extension TextCompiler {
  /// `%#@value@` with one variable, or `%2$#@value@` where the number is not the first argument.
  mutating func plural(_ axis: VariationAxis) -> StringsDictEntry {
    let number = PluralNumber(in: axis, keyFormat: context.keyFormat) ?? context.sourceNumber
    if number == nil {
      fail(
        "Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings"
          + " that do not reference the number of items, use separate top-level strings for one and greater than one.",
        at: axis.position)
    }
    let known = number ?? .assumed
    let forms = forms(of: axis, number: known, isArgumentWritten: false, substitution: nil)
    let position = known.argument == 1 ? "" : "\(known.argument)$"
    return StringsDictEntry(
      formatKey: "%\(position)#@value@", variables: ["value": .init(valueType: known.type, forms: forms)])
  }

  /// The texts of a plural, `%arg` written out.
  ///
  /// - Parameter isArgumentWritten: true if `%arg` becomes `%1$lld`, false if it becomes `%lld`.
  private mutating func forms(
    of axis: VariationAxis, number: PluralNumber, isArgumentWritten: Bool, substitution: String?
  ) -> [String: String] {
    var forms: [String: String] = [:]
    for one in axis.cases {
      if one.content.hasVariations {
        fail("Plural case cannot be further varied", at: one.position, substitution: substitution)
      }
      guard let unit = one.content.stringUnit else { continue }
      let format = FormatText(unit.value)
      reject(referencesIn: format, of: unit, substitution: substitution)
      forms[one.name] = format.writingOut(number, isArgumentWritten: isArgumentWritten) ?? unit.value
    }
    return forms
  }

  /// Only plain texts can refer to substitutions.
  private mutating func reject(referencesIn format: FormatText, of unit: StringUnit, substitution: String?) {
    guard !substitutions.isEmpty else { return }
    for name in format.references {
      let message =
        substitutions[name] == nil
        ? "Referencing undefined substitution '\(name)'"
        : "Cannot reference substitution '\(name)' from here because it is not a plain string"
      fail(message, at: unit.valuePosition, substitution: substitution)
      used.insert(name)
    }
  }

  // MARK: - Substitutions

  /// A text with its references completed, and a variable for each substitution it refers to.
  mutating func substituted(_ unit: StringUnit) -> StringsDictEntry {
    var entry = StringsDictEntry(formatKey: "")
    var names: [String: String] = [:]
    for part in FormatText(unit.value).parts {
      guard case .reference(let name, let position) = part else {
        entry.formatKey? += part.text
        continue
      }
      guard let substitution = substitutions[name] else {
        fail("Referencing undefined substitution '\(name)'", at: unit.valuePosition)
        continue
      }
      used.insert(name)
      let variable = names[name] ?? Self.variableName(for: name, taken: Set(names.values).union(substitutions.keys))
      if names.updateValue(variable, forKey: name) == nil {
        entry.variables[variable] = rule(of: substitution)
      }
      entry.formatKey? += FormatText.Part.reference(name: variable, position: position ?? substitution.argNum).text
    }
    return entry
  }

  /// Foundation expands ASCII names only: another one becomes `value`, or `value2` where that is taken.
  private static func variableName(for name: String, taken: Set<String>) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    if !taken.contains("value") { return "value" }
    var number = 2
    while taken.contains("value\(number)") { number += 1 }
    return "value\(number)"
  }

  private mutating func rule(of substitution: CatalogSubstitution) -> StringsDictEntry.PluralRule {
    let plural = substitution.variations.last { $0.name == "plural" }
    for axis in substitution.variations where axis.name != "plural" {
      fail(
        "a substitution varies by plural only, found '\(axis.name)'", at: axis.position, substitution: substitution.name
      )
    }
    let type = substitution.formatSpecifier ?? plural.flatMap { inferredType($0, argument: substitution.argNum) }
    let number = PluralNumber(argument: substitution.argNum ?? 1, type: type ?? PluralNumber.assumed.type)
    let texts =
      plural.map {
        forms(of: $0, number: number, isArgumentWritten: substitution.argNum != nil, substitution: substitution.name)
      } ?? [:]
    return .init(valueType: number.type, forms: texts)
  }

  /// The type of a substitution that does not say it: from its own texts, else from the key.
  private func inferredType(_ plural: VariationAxis, argument: Int?) -> String? {
    let conversions = plural.cases.compactMap(\.content.stringUnit).flatMap { FormatText($0.value).conversions }
    let numbers = conversions.filter(\.isNumeric)
    let own = numbers.first { $0.argument == argument } ?? numbers.first
    let keyNumbers = context.keyFormat.conversions.filter(\.isNumeric)
    return (own ?? keyNumbers.first { $0.argument == argument } ?? (argument == nil ? keyNumbers.first : nil))?.type
  }
}

extension FormatText.Part {
  /// As it is written in a text.
  var text: String {
    switch self {
    case .literal(let text): text
    case .conversion(let conversion): conversion.text
    case .reference(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
    case .number(let position): "%\(position.map { "\($0)$" } ?? "")arg"
    }
  }
}

extension FormatText {
  /// The text with `%arg` as a real conversion; nil where there is none.
  fileprivate func writingOut(_ number: PluralNumber, isArgumentWritten: Bool) -> String? {
    var isChanged = false
    let texts = parts.map { part -> String in
      guard case .number(let position) = part else { return part.text }
      isChanged = true
      let written = position ?? (isArgumentWritten ? number.argument : nil)
      return "%\(written.map { "\($0)$" } ?? "")\(number.type)"
    }
    return isChanged ? texts.joined() : nil
  }
}
