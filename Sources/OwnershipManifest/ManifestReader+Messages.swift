import HostEvidence
import LocaleMatrix
import PositionedJSON

extension ManifestReader {
  static let messageMembers = ["owner", "table", "key", "arguments", "in"]

  mutating func readMessages(of object: StrictObject) {
    guard let node = object["messages"],
      let elements = reader.elements(of: node, "\"messages\"", expected: "an array of messages")
    else { return }
    result.messages = elements.compactMap { message($0) }
  }

  private mutating func message(_ node: JSONNode) -> MessageDeclaration? {
    guard let object = reader.object(node, "a message", members: Self.messageMembers) else { return nil }
    let owner = reader.required("owner", of: object, expected: "the name of an owner").flatMap { reference($0, .owner) }
    let key = reader.requiredString("key", of: object, expected: "a key, or a glob such as \"trip.*\"")
    guard let owner, let key else { return nil }
    let table = table(of: object) ?? "Localizable"
    var message = MessageDeclaration(place: place(node.position), owner: owner, table: table, key: key)
    message.arguments = object["arguments"].flatMap { argumentLists($0) }
    message.presentations = object["in"].flatMap { presentations($0) }
    return message
  }

  /// A table's name, which is a file's name without extension.
  mutating func table(of object: StrictObject) -> String? {
    guard let node = object["table"], let text = reader.string(node, "\"table\"") else { return nil }
    let suffix = [".strings", ".stringsdict", ".xcstrings"].first { text.hasSuffix($0) }
    if suffix == nil && !text.isEmpty && !text.contains("/") { return text }
    let hint = suffix.map { "; write \"\(text.dropLast($0.count))\"" } ?? "; expected a file's name without extension"
    reader.note("\"table\" is \"\(text)\"\(hint)", at: node.position)
    return nil
  }

  // MARK: - Arguments

  private mutating func argumentLists(_ node: JSONNode) -> [[MessageArgument]]? {
    let expected = "an array of argument lists such as [[1], [5]]"
    guard let elements = reader.elements(of: node, "\"arguments\"", expected: expected) else { return nil }
    if elements.isEmpty {
      reader.note("\"arguments\" is empty; expected \(expected), or [[]] for one call without any", at: node.position)
    }
    var lists: [[MessageArgument]] = []
    for element in elements {
      guard let list = reader.elements(of: element, "an argument list", expected: expected) else { continue }
      let arguments = list.compactMap { argument($0) }
      if lists.contains(arguments) && arguments.count == list.count {
        reader.note("this argument list is there twice; keep one", at: element.position)
      }
      lists.append(arguments)
    }
    return lists
  }

  private mutating func argument(_ node: JSONNode) -> MessageArgument? {
    if let text = node.string { return .string(text) }
    if node.kind == .number { return reader.number(node, "an argument") }
    reader.note("an argument is \(node.kindInWords); expected a number or a string", at: node.position)
    return nil
  }
}
