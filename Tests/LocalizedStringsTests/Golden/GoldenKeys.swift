import LocalizedStrings

/// The area about which key a literal in Swift looks up.
enum GoldenKeys {
  static let areas: [String: GoldenRun.Area] = ["key": key]

  private static func key(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let source = given["swift"]?.text else { throw GoldenFailure("no source") }
    let literal = try SwiftLiteral(source)
    let value = literal.value
    if let result = given["result"]?.text {
      guard let table = literal.tableValue else { throw GoldenFailure("a result without a table's value") }
      let shown = try LookedUp.text(of: value, table: [literal.key: table])
      guard shown == result else { throw GoldenFailure("shows \(shown), expected \(result)") }
    }
    return ["key": .string(literal.key), "args": GoldenJSON(literal.argumentTypes)]
  }

  /// What `String(localized:)` shows in an app with one table.
  private enum LookedUp {
    static func text(of value: String.LocalizationValue, table: [String: String]) throws -> String {
      let bundles = try TemporaryBundles()
      try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(table)])
      return LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) { String(localized: value) }
    }
  }
}
