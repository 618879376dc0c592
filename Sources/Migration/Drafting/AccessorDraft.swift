import CallSites
import Ownership

/// A function that the new owner gets for a message which nobody could ask it for until now.
struct AccessorDraft {
  let key: String
  /// The text that it stands for, for its documentation; nil where there is none.
  let comment: String?
  let name: String
  /// Types of the key's arguments, in its order.
  private let types: [String]

  /// Nil for keys whose arguments or name no function can have.
  ///
  /// - Parameters:
  ///   - prefixes: what keys of the owner begin with, which the name of its type says already.
  ///   - taken: names that the type has.
  init?(key: String, comment: String?, prefixes: [String], taken: Set<String>) {
    let list = SpecifierList(key)
    var types: [String] = []
    for specifier in list.specifiers {
      guard specifier.position == nil, let type = Self.types[specifier.source] else { return nil }
      types.append(type)
    }
    let prefix = prefixes.first { key.hasPrefix($0) } ?? ""
    let short = SymbolName(key: String(key.dropFirst(prefix.count))).text
    let isShort = short.first?.isLetter == true && !taken.contains(short)
    let name = isShort ? short : SymbolName(key: key).text
    guard !name.isEmpty, !taken.contains(name), name.unicodeScalars.allSatisfy({ $0.isASCII }), list.strays.isEmpty
    else { return nil }
    self.key = key
    self.comment = comment
    self.name = name
    self.types = types
  }

  /// Specifiers that an interpolation of one type alone becomes.
  private static let types = [
    "%@": "String", "%lld": "Int", "%llu": "UInt", "%d": "Int32", "%u": "UInt32", "%lf": "Double", "%f": "Float",
  ]

  func accessor(of type: String) -> CallAccessor {
    CallAccessor(
      expression: "\(type).\(Self.quoted(name))", labels: types.map { _ in nil }, locale: "locale")
  }

  /// The lines of the function, indented by two blanks.
  func lines(table: String) -> [String] {
    let names = types.indices.map { types.count == 1 ? "value" : "value\($0 + 1)" }
    let parameters = zip(names, types).map { "_ \($0): \($1)" } + ["locale: Locale = .current"]
    let tableArgument = table == "Localizable" ? "" : ", table: \"\(table)\""
    let words = comment ?? "The text of `\(key)`."
    let note = String(String.UnicodeScalarView(words.unicodeScalars.map { Self.isUnseen($0) ? " " : $0 }))
    return [
      "  /// \(note)",
      "  public static func \(Self.quoted(name))(\(parameters.joined(separator: ", "))) -> String {",
      "    String(localized: \(literal(names))\(tableArgument), bundle: .module, locale: locale)",
      "  }",
    ]
  }

  /// The key as a literal, an interpolation for each argument.
  private func literal(_ names: [String]) -> String {
    // Without an argument the key is the literal as it is; in one that is interpolated `%%` stands for a percent sign.
    guard !names.isEmpty else { return "\"" + Self.escaped(Substring(key)) + "\"" }
    var text = ""
    var rest = Substring(key)
    for (specifier, name) in zip(SpecifierList(key).specifiers, names) {
      guard let range = rest.firstRange(of: specifier.source) else { continue }
      text += Self.escaped(rest[..<range.lowerBound].replacing("%%", with: "%")) + "\\(\(name))"
      rest = rest[range.upperBound...]
    }
    return "\"" + text + Self.escaped(rest.replacing("%%", with: "%")) + "\""
  }

  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnseen(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// What a person who reads the code does not see, or sees in another place than it stands.
  private static func isUnseen(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "any",
  ]
}
