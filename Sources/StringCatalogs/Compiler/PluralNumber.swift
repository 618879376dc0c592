/// The number a plural text is about: which argument it is, and how it is typed.
struct PluralNumber: Equatable {
  /// 1-based.
  var argument: Int
  /// Such as `lld`.
  var type: String

  /// What is taken where nothing says it.
  static let assumed = PluralNumber(argument: 1, type: "lld")

  init(argument: Int, type: String) {
    self.argument = argument
    self.type = type
  }

  /// The first numeric argument of the first case that has one, `other` before all, then by category.
  ///
  /// - Parameter keyFormat: gives the type of a `%arg`.
  init?(in plural: VariationAxis, keyFormat: FormatText? = nil) {
    for one in Self.ordered(plural.cases) {
      guard let value = one.content.stringUnit?.value else { continue }
      if let number = Self(in: FormatText(value), keyFormat: keyFormat) {
        self = number
        return
      }
    }
    return nil
  }

  /// The numeric argument with the lowest position.
  init?(in format: FormatText, keyFormat: FormatText? = nil) {
    let numbers = format.conversions.filter(\.isNumeric)
    if let first = numbers.min(by: { $0.argument < $1.argument }) {
      self.init(argument: first.argument, type: first.type)
      return
    }
    for case .number(let position) in format.parts {
      let argument = position ?? keyFormat?.conversions.first { $0.isNumeric }?.argument ?? 1
      let typed = keyFormat?.conversions.first { $0.argument == argument && $0.isNumeric }
      self.init(argument: argument, type: typed?.type ?? Self.assumed.type)
      return
    }
    return nil
  }

  /// The number of the first plural in a content, device branches included.
  init?(anywhereIn content: CatalogContent) {
    for axis in content.variations {
      if axis.name == "plural", let number = Self(in: axis) {
        self = number
        return
      }
      for one in axis.cases {
        if let number = Self(anywhereIn: one.content) {
          self = number
          return
        }
      }
    }
    return nil
  }

  /// True if the content or one of its branches varies by plural.
  static func hasPlural(_ content: CatalogContent) -> Bool {
    content.variations.contains { axis in
      axis.name == "plural" || axis.cases.contains { hasPlural($0.content) }
    }
  }

  private static let categories = ["other", "zero", "one", "two", "few", "many"]

  private static func ordered(_ cases: [VariationCase]) -> [VariationCase] {
    let known = categories.flatMap { name in cases.filter { $0.name == name } }
    return known + cases.filter { !categories.contains($0.name) }
  }
}
