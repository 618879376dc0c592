import PositionedJSON

extension ManifestReader {
  static let presentationMembers = ["product", "surface", "asks", "default", "formatting", "persists"]

  mutating func presentations(_ node: JSONNode) -> [Presentation]? {
    let expected = "an array of presentations such as [{\"product\": \"AppShell\"}]"
    guard let elements = reader.elements(of: node, "\"in\"", expected: expected) else { return nil }
    if elements.isEmpty { reader.note("\"in\" is empty; expected \(expected), or no such member", at: node.position) }
    return elements.compactMap { presentation($0) }
  }

  private mutating func presentation(_ node: JSONNode) -> Presentation? {
    guard let object = reader.object(node, "a presentation", members: Self.presentationMembers),
      let product = reader.required("product", of: object, expected: "the name of a product")
        .flatMap({ reference($0, .product) })
    else { return nil }
    var presentation = Presentation(product: product)
    presentation.surface = reader.string("surface", of: object) ?? ""
    presentation.asks = object["asks"].flatMap { asked($0) } ?? .owner
    presentation.defaultValue = reader.string("default", of: object)
    presentation.formatting = object["formatting"].flatMap { formatting($0) } ?? .current
    presentation.persists = reader.choice("persists", of: object) ?? .nothing
    for key in ["asks", "default", "formatting", "persists"] {
      guard let member = object.member(key) else { continue }
      result.hostMembers.append(
        HostMember(member: key, product: product, file: reader.file, position: member.keyPosition))
    }
    return presentation
  }

  private mutating func asked(_ node: JSONNode) -> Presentation.Asked? {
    if node.isString("owner") { return .owner }
    if node.isString("main") { return .main }
    return productPath(node, "\"asks\"", mayLeave: true).map { $0 == "." ? .main : .path($0) }
  }

  private mutating func formatting(_ node: JSONNode) -> Presentation.Formatting? {
    guard let text = reader.string(node, "\"formatting\"") else { return nil }
    switch text {
    case "current": return .current
    case "none": return Presentation.Formatting.none
    default: break
    }
    let language = text.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    if (2...3).contains(language.count), language.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) {
      return .locale(text)
    }
    let expected = "\"current\", \"none\" or a locale identifier such as \"de_DE\""
    let hint = NameSuggestion.closest(to: text, in: ["current", "none"]).map { "did you mean \"\($0)\"?" }
    reader.note("\"formatting\" is \"\(text)\"; \(hint ?? "expected \(expected)")", at: node.position)
    return nil
  }
}
