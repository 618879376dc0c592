import LocaleMatrix
import PositionedJSON

extension ManifestReader {
  static let productMembers = [
    "kind", "identifier", "info", "embeds", "contains", "executable", "sources", "sharesLanguageWith",
  ]

  mutating func readProducts(of object: StrictObject) {
    guard let node = object["products"], let members = reader.members(of: node, "\"products\"") else { return }
    result.products = members.map { product($0) }
  }

  private mutating func product(_ member: JSONMember) -> ManifestFile.DraftProduct {
    let name = name(member, of: "a product")
    let place = place(member.keyPosition)
    var product = Product(name: name, place: place, kind: .app, identifier: "")
    guard let object = reader.object(member.value, "a product", members: Self.productMembers) else {
      return ManifestFile.DraftProduct(
        product: product, position: member.keyPosition, saysIdentifier: false, contained: [])
    }
    let kinds = Product.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let kind = reader.required("kind", of: object, expected: "one of \(kinds)")
    product.kind = kind.flatMap { reader.choice($0, "\"kind\"") } ?? .app
    let identifier = identifier(of: object)
    product.identifier = identifier ?? ""
    product.info = productInfo(of: object, kind: product.kind)
    product.embeds = references("embeds", of: object, .owner)
    let contained = positioned("contains", of: object, .product)
    product.contains = contained.map(\.name)
    product.executable = executable(of: object)
    product.sources = paths("sources", of: object)
    product.sharesLanguageWith = references("sharesLanguageWith", of: object, .product)
    return ManifestFile.DraftProduct(
      product: product, position: member.keyPosition, saysIdentifier: identifier != nil, contained: contained)
  }

  /// A bundle identifier, which is also the name of a folder on the device.
  private mutating func identifier(of object: StrictObject) -> String? {
    guard let text = reader.string("identifier", of: object), let node = object["identifier"] else { return nil }
    guard let problem = FormatName.problem(with: text, of: "a bundle") else { return text }
    reader.note(problem.replacing("name of a bundle", with: "bundle identifier"), at: node.position)
    return nil
  }

  private mutating func productInfo(of object: StrictObject, kind: Product.Kind) -> InfoSource {
    guard let node = object["info"], let info = info(node) else { return .object([:]) }
    if kind == .tool && info != .object([:]) {
      reader.note("a tool has no Info.plist; remove \"info\", or give the product another kind", at: node.position)
    }
    return info
  }

  private mutating func executable(of object: StrictObject) -> String? {
    guard let text = reader.string("executable", of: object), let node = object["executable"] else { return nil }
    if !text.isEmpty && !text.contains("/") { return text }
    reader.note("\"executable\" is \"\(text)\"; expected the name of an executable product", at: node.position)
    return nil
  }
}
