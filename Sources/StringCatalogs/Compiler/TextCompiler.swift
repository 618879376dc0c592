import PositionedJSON

/// Compiles what a catalog holds for one key in one language.
struct TextCompiler {
  /// What goes into the `.strings` and into the `.stringsdict`.
  struct Result {
    var plain: String?
    var rule: StringsDictEntry?
  }

  let context: TextContext
  var problems: [CompileProblem] = []
  /// The substitutions of the localization by name.
  private(set) var substitutions: [String: CatalogSubstitution] = [:]
  /// Names of substitutions some text refers to.
  var used: Set<String> = []

  init(_ context: TextContext) { self.context = context }

  mutating func compile(_ content: CatalogContent) -> Result {
    let defined = content.substitutions
    for one in defined { substitutions[one.name] = one }
    let result = content.hasVariations ? compileVariations(of: content) : compilePlain(content)
    for one in defined where !used.contains(one.name) {
      warn(
        "Substitution '\(one.name)' was never referenced. To reference, use %#@\(one.name)@ in some other string",
        at: one.position, substitution: one.name)
    }
    return result
  }

  // MARK: - Plain texts

  private mutating func compilePlain(_ content: CatalogContent) -> Result {
    if let unit = content.stringUnit {
      guard !substitutions.isEmpty else { return Result(plain: unit.value) }
      return Result(rule: rule(for: unit))
    }
    if let set = content.stringSet, let first = set.values.first {
      if set.values.count > 1 {
        warn(
          "only the first of \(set.values.count) phrases is compiled: how Apple's compiler writes the others is not known",
          at: set.position)
      }
      return Result(plain: first)
    }
    return Result()
  }

  /// A text that may refer to substitutions: a bare string where it does not.
  mutating func rule(for unit: StringUnit) -> StringsDictEntry {
    let text = substituted(unit)
    return text.variables.isEmpty ? StringsDictEntry(plainText: unit.value) : text
  }

  // MARK: - Variations

  private mutating func compileVariations(of content: CatalogContent) -> Result {
    if let unit = content.stringUnit {
      warn("'stringUnit' beside 'variations' is not compiled: remove one of them", at: unit.position)
    }
    guard let axis = chosenAxis(content) else { return Result() }
    if axis.cases.isEmpty {
      warn("'\(axis.name)' has no case: the text is dropped", at: axis.position)
      return Result()
    }
    switch axis.name {
    case "plural": return Result(rule: plural(axis))
    case "device": return device(axis)
    default: return Result(rule: width(axis))
    }
  }

  /// The axis that is compiled: of several `plural` before `device` before `width`, so that every device has a text.
  private mutating func chosenAxis(_ content: CatalogContent) -> VariationAxis? {
    let axes = content.variations
    let known = ["plural", "device", "width"].compactMap { name in axes.last { $0.name == name } }
    for axis in axes where !["plural", "device", "width"].contains(axis.name) {
      warn("variations by '\(axis.name)' are not compiled; expected 'plural' or 'device'", at: axis.position)
    }
    for axis in known.dropFirst() {
      warn(
        "variations by '\(known[0].name)' and '\(axis.name)' stand side by side: only '\(known[0].name)' is compiled"
          + " here, Apple's compiler takes either; nest them", at: axis.position)
    }
    if axes.isEmpty { warn("'variations' is empty: the text is dropped", at: content.position) }
    return known.first
  }

  private mutating func device(_ axis: VariationAxis) -> Result {
    var result = Result()
    var rule: [String: StringsDictVariant] = [:]
    for one in axis.cases {
      reject(substitutionsIn: one)
      if one.name == "other" {
        result.plain = fallback(one)
      } else if let variant = variant(one) {
        rule[one.name] = variant
      }
    }
    if !rule.isEmpty { result.rule = StringsDictEntry(deviceRule: rule) }
    return result
  }

  /// The text for devices without one of their own, which goes into the `.strings`.
  private mutating func fallback(_ one: VariationCase) -> String? {
    if one.content.hasVariations {
      fail("Fallback value cannot be further varied", at: one.position)
      return nil
    }
    guard let unit = one.content.stringUnit else { return nil }
    let names = FormatText(unit.value).references.filter { substitutions[$0] != nil }
    used.formUnion(names)
    if let name = names.first {
      warn(
        "'other' refers to the substitution '\(name)', but is compiled to a plain text, which shows %#@\(name)@ as it is",
        at: unit.valuePosition)
    }
    return unit.value
  }

  private mutating func variant(_ one: VariationCase) -> StringsDictVariant? {
    guard one.content.hasVariations else {
      guard let unit = one.content.stringUnit else { return nil }
      let entry = substitutions.isEmpty ? StringsDictEntry(plainText: unit.value) : rule(for: unit)
      return entry.plainText.map(StringsDictVariant.text) ?? .entry(entry)
    }
    for axis in one.content.variations where axis.name == "device" {
      fail("Device case cannot be further varied by device", at: axis.position)
      return nil
    }
    return compileVariations(of: one.content).rule.map(StringsDictVariant.entry)
  }

  /// Substitutions belong to a localization; a device branch can only refer to those.
  private mutating func reject(substitutionsIn one: VariationCase) {
    for local in one.content.substitutions where substitutions[local.name] == nil {
      fail("Referencing undefined substitution '\(local.name)'", at: local.position)
    }
  }

  private mutating func width(_ axis: VariationAxis) -> StringsDictEntry {
    var forms: [Int: String] = [:]
    for one in axis.cases {
      guard let width = Int(one.name) else {
        warn("'\(one.name)' is no width: the text is dropped; expected a number", at: one.position)
        continue
      }
      if one.content.hasVariations { fail("Width case cannot be further varied", at: one.position) }
      forms[width] = one.content.stringUnit?.value
    }
    return StringsDictEntry(
      widthRule: forms.map { .init(width: $0.key, text: $0.value) }.sorted { $0.width < $1.width })
  }

  // MARK: - Problems

  mutating func fail(_ message: String, at position: JSONPosition, substitution: String? = nil) {
    add(.error, message, at: position, substitution)
  }

  mutating func warn(_ message: String, at position: JSONPosition, substitution: String? = nil) {
    add(.warning, message, at: position, substitution)
  }

  private mutating func add(
    _ severity: CompileProblem.Severity, _ message: String, at position: JSONPosition, _ substitution: String?
  ) {
    let key = substitution.map { "\(context.key)|==|substitutions.\($0)" } ?? context.key
    problems.append(CompileProblem(severity, message, at: position, language: context.language, key: key))
  }
}
