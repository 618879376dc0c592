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
  let isPlural: Bool
  let value: Value
  /// The forms in CLDR's order of categories, nil where there is none.
  private let forms: [Form?]
  /// The categories that have a form, in CLDR's order.
  let available: [PluralCategory]

  init(name: String, rule: StringsDictEntry.PluralRule) {
    self.name = name
    specType = rule.specType
    value = Value(rule.valueType)
    forms = PluralCategory.allCases.map { category in
      rule.forms[category.rawValue].map {
        Form(format: ParsedFormats.parsed($0), step: "\(name).\(category.rawValue)")
      }
    }
    available = PluralCategory.allCases.filter { rule.forms[$0.rawValue] != nil }
    isPlural = rule.specType == "NSStringPluralRuleType"
  }

  func form(_ category: PluralCategory) -> Form? { forms[category.order] }

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
