import PositionedJSON

/// Builds the members of a localization, in the order in which Xcode has them.
struct LocalizationShape {
  /// Whether a text that is nothing but one variable becomes a plural, where the compiler gives it that name.
  let prefersPlurals: Bool
  private var substitutions: [String: JSONFragment] = [:]
  /// True if two devices need different substitutions of one name.
  private var hasClash = false

  init(prefersPlurals: Bool) { self.prefersPlurals = prefersPlurals }

  /// Nil for a text that has no shape in a catalog.
  mutating func localization(of text: LegacyText) -> JSONFragment? {
    guard var members = members(of: text), !hasClash else { return nil }
    if !substitutions.isEmpty { members.append(.init("substitutions", .sorted(substitutions))) }
    return .sorted(members)
  }

  private mutating func members(of text: LegacyText) -> [JSONFragment.Member]? {
    guard let rule = text.rule else { return text.plain.map { [Self.unit($0)] } }
    let hasFormat = rule.formatKey != nil || !rule.variables.isEmpty
    switch (hasFormat, rule.deviceRule, rule.widthRule) {
    case (false, let devices?, nil): return device(devices, fallback: text.plain)
    default: return members(of: rule)
    }
  }

  /// The members for an entry without a device rule.
  private mutating func members(of rule: StringsDictEntry) -> [JSONFragment.Member]? {
    switch (rule.formatKey, rule.deviceRule, rule.widthRule) {
    case (let format?, nil, nil): return varied(format, rule.variables)
    case (nil, nil, let widths?) where rule.variables.isEmpty:
      let cases = widths.map { JSONFragment.Member(String($0.width), .object([Self.unit($0.text)])) }
      return [Self.variations("width", cases)]
    default: return nil
    }
  }

  private mutating func device(
    _ rule: [String: StringsDictVariant], fallback: String?
  ) -> [JSONFragment.Member]? {
    var cases = fallback.map { [JSONFragment.Member("other", .object([Self.unit($0)]))] } ?? []
    for (name, variant) in rule.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      switch variant {
      case .text(let text): cases.append(.init(name, .object([Self.unit(text)])))
      case .entry(let entry):
        guard let members = members(of: entry) else { return nil }
        cases.append(.init(name, .sorted(members)))
      }
    }
    return [Self.variations("device", cases)]
  }

  // MARK: - Formats with variables

  private mutating func varied(
    _ format: String, _ variables: [String: StringsDictEntry.PluralRule]
  ) -> [JSONFragment.Member] {
    let text = FormatText(format)
    if prefersPlurals, variables.count == 1, let rule = variables["value"], text.isNothingBut("value") {
      return [Self.variations("plural", Self.cases(of: rule))]
    }
    let positions = text.onlyPositions
    for (name, rule) in variables {
      let substitution = Self.substitution(rule, argument: positions[name])
      if let other = substitutions.updateValue(substitution, forKey: name), other != substitution { hasClash = true }
    }
    return [Self.unit(text.withoutPositions(of: positions))]
  }

  private static func substitution(_ rule: StringsDictEntry.PluralRule, argument: Int?) -> JSONFragment {
    var members = [variations("plural", cases(of: rule))]
    if let argument { members.append(.init("argNum", .integer(argument))) }
    if let type = rule.valueType { members.append(.init("formatSpecifier", .string(type))) }
    return .sorted(members)
  }

  private static func cases(of rule: StringsDictEntry.PluralRule) -> [JSONFragment.Member] {
    rule.forms.map { .init($0.key, .object([unit($0.value)])) }
  }

  private static func variations(_ axis: String, _ cases: [JSONFragment.Member]) -> JSONFragment.Member {
    .init("variations", .object([.init(axis, .sorted(cases))]))
  }

  private static func unit(_ text: String) -> JSONFragment.Member {
    .init("stringUnit", .object([.init("state", .string("translated")), .init("value", .string(text))]))
  }
}

extension JSONFragment {
  /// An object whose members are in Xcode's order.
  static func sorted(_ members: [Member]) -> JSONFragment {
    .object(members.sorted { KeyOrder.xcode.precedes($0.key, $1.key) })
  }

  static func sorted(_ members: [String: JSONFragment]) -> JSONFragment {
    sorted(members.map { Member($0.key, $0.value) })
  }
}

extension FormatText {
  fileprivate func isNothingBut(_ name: String) -> Bool {
    guard parts.count == 1, case .reference(name, _)? = parts.first else { return false }
    return true
  }

  /// For each name the position that all references to it have; those that have none, or several, are not there.
  fileprivate var onlyPositions: [String: Int] {
    var positions: [String: Set<Int>] = [:]
    for case .reference(let name, let position) in parts { positions[name, default: []].insert(position ?? 0) }
    return positions.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { $0.value > 0 }
  }

  /// The text in which the position of a reference is left to its substitution.
  fileprivate func withoutPositions(of names: [String: Int]) -> String {
    parts.map { part in
      guard case .reference(let name, _) = part, names[name] != nil else { return part.text }
      return Part.reference(name: name, position: nil).text
    }.joined()
  }
}
