/// Writes the tests of one owner in one product.
struct OwnerTestsText {
  let tests: OwnerTests
  /// The owner's name as an identifier; no other owner's in the product is the same.
  let name: String

  var ownerName: String { "owner\(name)" }
  var messagesName: String { "messages\(name)" }

  /// Without a blank line at either end.
  var lines: [String] {
    ["  // MARK: - \(SwiftLiteral.comment(tests.name))", ""] + values + [""] + positive + negative
  }

  private var values: [String] {
    let owner =
      "TestedOwner(\(SwiftLiteral.text(tests.name)), bundle: \(SwiftLiteral.text(tests.bundle)), "
      + "languages: \(SwiftLiteral.texts(tests.languages)))"
    return ["  static let \(ownerName) = \(owner)", "  static let \(messagesName): [TestedMessage] = ["]
      + tests.messages.map { "    \(value(of: $0))," } + ["  ]"]
  }

  private func value(of message: OwnerTests.Message) -> String {
    var parts = [SwiftLiteral.text(message.key)]
    if message.table != "Localizable" { parts.append("table: \(SwiftLiteral.text(message.table))") }
    if message.arguments != [[]] {
      parts.append("arguments: [\(message.arguments.map(SwiftLiteral.arguments).joined(separator: ", "))]")
    }
    if !message.surface.isEmpty { parts.append("on: \(SwiftLiteral.text(message.surface))") }
    if let text = message.defaultValue { parts.append("default: \(SwiftLiteral.text(text))") }
    if !message.isInSource { parts.append("isInSource: false") }
    if !message.acceptedIn.isEmpty { parts.append("acceptedIn: \(SwiftLiteral.texts(message.acceptedIn))") }
    if message.mayBeCopied { parts.append("mayBeCopied: true") }
    return "TestedMessage(\(parts.joined(separator: ", ")))"
  }

  private var positive: [String] {
    let title = SwiftLiteral.text("\(tests.name) answers from its own bundle")
    return [
      "  @Test(\(title), arguments: \(messagesName)) func answers\(name)(_ message: TestedMessage) throws {",
      "    for answer in try Self.product.ask(message, of: Self.\(ownerName)) { #expect(answer.problem == nil) }",
      "  }",
    ]
  }

  private var negative: [String] {
    guard tests.hasOwnBundle else { return [] }
    let title = SwiftLiteral.text("the main bundle does not answer for \(tests.name)")
    return [
      "",
      "  @Test(\(title), arguments: \(messagesName)) func isSilentAbout\(name)(_ message: TestedMessage) throws {",
      "    #expect(try Self.product.askMainBundle(message, of: Self.\(ownerName)) == [])",
      "  }",
    ]
  }
}
