internal import StringCatalogs

/// One plural variable of an entry, its forms parsed.
struct PreparedVariable: Sendable {
  /// How the variable's argument is read.
  enum Value: Sendable {
    /// An integer of 1, 2, 4 or 8 bytes.
    case integer(size: Int)
    case double
    /// `@`: any object; a number counts.
    case object
    /// A text, which counts nothing.
    case text
    case invalid(String)
    case missing
  }

  struct Form: Sendable {
    var format: ParsedFormat
    /// Its step in a variant path: `minutes.few`.
    var step: String
  }

  let name: String
  let specType: String?
  let value: Value
  /// The forms by category.
  let forms: [PluralCategory: Form]
  /// The categories that have a form, in CLDR's order.
  let available: [PluralCategory]

  init(name: String, rule: StringsDictEntry.PluralRule) {
    self.name = name
    specType = rule.specType
    value = Value(rule.valueType)
    var forms: [PluralCategory: Form] = [:]
    for category in PluralCategory.allCases {
      guard let text = rule.forms[category.rawValue] else { continue }
      forms[category] = Form(format: ParsedFormats.parsed(text), step: "\(name).\(category.rawValue)")
    }
    self.forms = forms
    available = PluralCategory.allCases.filter { forms[$0] != nil }
  }

  var isPlural: Bool { specType == "NSStringPluralRuleType" }

  /// Whether its reference takes part in the counting of arguments: without a value type it does not.
  var takesArgument: Bool {
    if isPlural, case .missing = value { false } else { true }
  }
}

extension PreparedVariable.Value {
  init(_ type: String?) {
    guard let type else {
      self = .missing
      return
    }
    guard let specifier = FormatParser.valueType(type) else {
      self = .invalid(type)
      return
    }
    switch specifier.conversion {
    case .integer: self = .integer(size: specifier.size)
    case .character(let isWide): self = isWide ? .text : .integer(size: 1)
    case .pointer: self = .integer(size: 8)
    case .double: self = .double
    case .object: self = .object
    case .text: self = .text
    case .hidden: self = .invalid(type)
    }
  }
}
