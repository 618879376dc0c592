import LocaleMatrix
import PositionedJSON

extension ManifestReader {
  private static let matchingMembers = ["product", "owner", "table", "key", "language", "resolvedLocale"]
  static let exceptionMembers = ["rule"] + matchingMembers + ["value", "reason", "approvedBy", "expires"]

  mutating func readExceptions(of object: StrictObject) {
    guard let node = object["exceptions"],
      let elements = reader.elements(of: node, "\"exceptions\"", expected: "an array of exceptions")
    else { return }
    result.exceptions = elements.compactMap { exception($0) }
  }

  private mutating func exception(_ node: JSONNode) -> RuleException? {
    guard let object = reader.object(node, "an exception", members: Self.exceptionMembers) else { return nil }
    let rule = reader.required("rule", of: object, expected: "the rule whose finding is accepted")
      .flatMap { ruleName($0) }
    let reason = filled("reason", of: object, expected: "why the finding is accepted")
    let approvedBy = filled("approvedBy", of: object, expected: "who accepted it")
    var exception = RuleException(
      place: place(node.position), rule: rule ?? "", reason: reason, approvedBy: approvedBy, expires: expiry(of: object)
    )
    if !Self.matchingMembers.contains(where: { object[$0] != nil }) {
      let choices = Self.matchingMembers.map { "\"\($0)\"" }.joined(separator: ", ")
      reader.note("an exception needs at least one of \(choices): what it is about", at: node.position)
    }
    exception.product = object["product"].flatMap { reference($0, .product) }
    exception.owner = object["owner"].flatMap { reference($0, .owner) }
    exception.table = reader.string("table", of: object)
    exception.key = reader.string("key", of: object)
    exception.language = object["language"].flatMap { reader.language($0, "\"language\"") }
    exception.resolvedLocale = reader.string("resolvedLocale", of: object)
    exception.value = reader.string("value", of: object)
    return exception
  }

  /// A text that has to be there and says something.
  private mutating func filled(_ key: String, of object: StrictObject, expected: String) -> String {
    guard let text = reader.requiredString(key, of: object, expected: expected) else { return "" }
    if let node = object[key], !text.contains(where: { !$0.isWhitespace }) {
      reader.note("\"\(key)\" is blank; expected \(expected)", at: node.position)
    }
    return text
  }

  /// The last good day; nil for `never`, and for what is wrong.
  private mutating func expiry(of object: StrictObject) -> String? {
    let expected = "the last good day, \"YYYY-MM-DD\", or \"never\""
    guard let text = reader.requiredString("expires", of: object, expected: expected), let node = object["expires"],
      text != "never"
    else { return nil }
    if CalendarDay(text) != nil { return text }
    reader.note("\"expires\" is \"\(text)\"; expected \(expected)", at: node.position)
    return nil
  }
}
