import HostEvidence
import LocalizationRuntime
import StringCatalogs

/// The areas about plural choice, numbers and formats.
enum GoldenFormats {
  static let areas: [String: GoldenRun.Area] = [
    "plural-category": category, "plural-select": select, "format": format, "number": number,
  ]

  private static func category(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let locale = given["locale"]?.text else { throw GoldenFailure("no locale") }
    let category =
      switch given["number"] {
      case .integer(let integer): PluralCategory.of(integer, locale: locale)
      case .double(let double): PluralCategory.of(double, locale: locale)
      default: throw GoldenFailure("no number")
      }
    return ["category": .string(category.rawValue)]
  }

  /// Each form's text is its own name, so the text that is shown names the form that was chosen.
  private static func select(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    let forms = given["forms"]?.texts ?? []
    let isFloat = given["isFloat"]?.boolean ?? false
    let rule = StringsDictEntry.PluralRule(
      valueType: isFloat ? "lf" : "lld", forms: Dictionary(forms.map { ($0, $0) }) { first, _ in first })
    let entry = StringsDictEntry(formatKey: "%#@v@", variables: ["v": rule])
    guard let number = given["number"], let locale = given["locale"]?.text else { throw GoldenFailure("no number") }
    let argument = try argument(isFloat ? .double(number.number ?? .nan) : number)
    let formatter = MessageFormatter(locale: .identifier(locale), idiom: "iphone")
    let text = formatter.format(.rule(entry, plain: nil), arguments: [argument])?.text
    return ["form": GoldenJSON(text == "(null)" ? nil : text)]
  }

  private static func format(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    _ = given["key"]
    let entry: LocalizedEntry =
      switch given["template"] {
      case .string(let text): .text(text)
      case let template?: .rule(try GoldenTables.entry(template), plain: nil)
      case nil: throw GoldenFailure("no template")
      }
    let formatter = MessageFormatter(locale: locale(given["locale"]), idiom: "iphone")
    let message = formatter.format(entry, arguments: try arguments(given["args"]))
    return ["string": GoldenJSON(message?.text)]
  }

  private static func number(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let text = given["format"]?.text, let value = given["value"] else { throw GoldenFailure("no format") }
    let isFloat = given["float"]?.boolean ?? false
    let argument = try argument(isFloat ? .double(value.number ?? .nan) : value)
    let message = MessageFormatter(locale: locale(given["locale"]), idiom: "iphone").format(
      .text(text), arguments: [argument])
    return ["string": GoldenJSON(message?.text)]
  }

  private static func locale(_ value: GoldenJSON?) -> FormattingLocale {
    value?.text.map { .identifier($0) } ?? .none(main: "en")
  }

  static func arguments(_ value: GoldenJSON?) throws -> [MessageArgument] {
    try (value?.elements ?? []).map(argument)
  }

  private static func argument(_ value: GoldenJSON) throws -> MessageArgument {
    switch value {
    case .integer(let integer): .integer(integer)
    case .double(let double): .double(double)
    case .string(let text): .string(text)
    default: throw GoldenFailure("an argument that is neither number nor text")
    }
  }
}
