import Foundation
import LocalizedStrings

/// A call in Swift as a case writes it, evaluated with the module's own interpolation.
///
/// It knows what the cases use: literals with interpolations, `specifier:` and `format:`, bindings behind `with`, a
/// `defaultValue:`, and `NSLocalizedString`, which looks up the text that is filled already.
struct SwiftLiteral {
  /// What the call looks up.
  let key: String
  /// The names of the interpolated types, in order.
  let argumentTypes: [String]
  /// The interpolated value.
  let value: String.LocalizationValue
  /// A table's value that the case tells of.
  let tableValue: String?

  init(_ source: String) throws {
    var literals = SwiftLiteralScanner(source).literals
    guard !literals.isEmpty else { throw GoldenFailure("no literal in \(source)") }
    let bindings = SwiftBindings(source)
    let first = literals.removeFirst()
    tableValue = source.contains("table value") ? literals.last?.plain : nil
    if source.contains("NSLocalizedString") {
      key = bindings.filled(first)
      argumentTypes = []
      value = String.LocalizationValue(stringLiteral: key)
      return
    }
    let interpolated = source.contains("defaultValue:") ? literals.first ?? first : first
    value = try bindings.value(of: interpolated)
    argumentTypes = bindings.types(of: interpolated)
    key = source.contains("defaultValue:") ? first.plain : LocalizedStringResource(value).key
  }
}

/// A literal taken apart.
struct SwiftLiteralParts {
  enum Part {
    case text(String)
    /// The source between the parentheses.
    case interpolation(String)
  }

  var parts: [Part] = []

  /// The texts alone.
  var plain: String {
    parts.map { part in if case .text(let text) = part { text } else { "" } }.joined()
  }
}

/// Finds the literals of a call; those inside an interpolation belong to it.
struct SwiftLiteralScanner {
  private(set) var literals: [SwiftLiteralParts] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    while let quote = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: quote)...]
      literals.append(literal())
    }
  }

  private mutating func literal() -> SwiftLiteralParts {
    var parts = SwiftLiteralParts()
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      guard next == "(" else {
        text.append(next)
        continue
      }
      if !text.isEmpty { parts.parts.append(.text(text)) }
      text = ""
      parts.parts.append(.interpolation(interpolation()))
    }
    if !text.isEmpty || parts.parts.isEmpty { parts.parts.append(.text(text)) }
    return parts
  }

  /// The source up to the closing parenthesis.
  private mutating func interpolation() -> String {
    var source = ""
    var depth = 1
    var isInText = false
    while let character = rest.popFirst() {
      if character == "\"" { isInText.toggle() }
      if !isInText, character == "(" { depth += 1 }
      if !isInText, character == ")" { depth -= 1 }
      if depth == 0 { break }
      source.append(character)
    }
    return source
  }
}

/// What the names in a case stand for: `with i: Int`, `with name = "Bob"`.
struct SwiftBindings {
  private var types: [String: String] = [:]
  private var texts: [String: String] = [:]

  init(_ source: String) {
    for match in source.matches(of: /(\w+): (U?Int(?:8|16|32|64)?|Double|Float|String|Substring|Date)\b/) {
      types[String(match.1)] = String(match.2)
    }
    for match in source.matches(of: /(\w+) = "([^"]*)"/) { texts[String(match.1)] = String(match.2) }
  }

  /// The literal with its names filled in, as `NSLocalizedString` gets it.
  func filled(_ literal: SwiftLiteralParts) -> String {
    literal.parts.map { part in
      switch part {
      case .text(let text): text
      case .interpolation(let source): texts[source] ?? source
      }
    }.joined()
  }

  func types(of literal: SwiftLiteralParts) -> [String] {
    literal.parts.compactMap { part in
      guard case .interpolation(let source) = part else { return nil }
      return type(of: source)
    }
  }

  /// Builds the value as the compiler does for a literal with interpolations.
  func value(of literal: SwiftLiteralParts) throws -> String.LocalizationValue {
    guard types(of: literal).count > 0 else { return String.LocalizationValue(stringLiteral: literal.plain) }
    var interpolation = String.LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for part in literal.parts {
      switch part {
      case .text(let text): interpolation.appendLiteral(text)
      case .interpolation(let source): try append(source, to: &interpolation)
      }
    }
    return String.LocalizationValue(stringInterpolation: interpolation)
  }

  private func append(_ source: String, to interpolation: inout String.LocalizationValue.StringInterpolation) throws {
    if let specifier = source.firstMatch(of: /specifier: "([^"]*)"/) {
      return interpolation.appendInterpolation(1.5, specifier: String(specifier.1))
    }
    let number = Int(source) ?? 1
    switch type(of: source) {
    case "Int": interpolation.appendInterpolation(number)
    case "Int8": interpolation.appendInterpolation(Int8(1))
    case "Int16": interpolation.appendInterpolation(Int16(1))
    case "Int32": interpolation.appendInterpolation(Int32(1))
    case "Int64": interpolation.appendInterpolation(Int64(1))
    case "UInt": interpolation.appendInterpolation(UInt(1))
    case "UInt8": interpolation.appendInterpolation(UInt8(1))
    case "UInt16": interpolation.appendInterpolation(UInt16(1))
    case "UInt32": interpolation.appendInterpolation(UInt32(1))
    case "UInt64": interpolation.appendInterpolation(UInt64(1))
    case "Double": interpolation.appendInterpolation(Double(source) ?? 1.5)
    case "Float": interpolation.appendInterpolation(Float(1.5))
    case "String": interpolation.appendInterpolation("A")
    default: throw GoldenFailure("cannot evaluate \(source)")
    }
  }

  /// The type of an interpolated expression; a name that nothing binds is a text.
  private func type(of source: String) -> String {
    if source.contains("format:") { return "String" }
    let expression = String(source.prefix { $0 != "," })
    if Int(expression) != nil { return "Int" }
    if Double(expression) != nil { return "Double" }
    if let call = expression.firstMatch(of: /^(U?Int(?:8|16|32|64)?|Double|Float|String)\(/) { return String(call.1) }
    return types[expression] ?? "String"
  }
}
