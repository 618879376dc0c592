import Findings
import PositionedJSON

/// Whether what owners hold finds a place in the products.
extension ManifestJoin {
  /// A message that names no presentation is shown by every product that holds its owner: one has to.
  mutating func checkHolders(_ manifest: Manifest) {
    // A package's own manifest has no products; whoever includes it has.
    guard !manifest.products.isEmpty else { return }
    for message in (manifest.messages ?? []) + manifest.includedMessages where message.presentations == nil {
      guard let owner = manifest.owner(message.owner), !manifest.products.contains(where: { $0.holds(owner) }) else {
        continue
      }
      let position = JSONPosition(line: message.place.line ?? 1, column: message.place.column ?? 1, offset: 0)
      let advice = "name it in the \"embeds\" of a product, or say in \"in\" which product presents the message"
      note("no product embeds \(owner.name), so nothing shows this message; \(advice)", message.place.file, position)
    }
  }

  /// No owner's bundle lies where a product has something else.
  mutating func checkBundlePlaces(_ manifest: Manifest) {
    for draft in ([root] + included).flatMap({ file in file.owners.map { (file: file.file, owner: $0) } }) {
      guard let owner = manifest.owner(draft.owner.owner.name), owner.bundle != "." else { continue }
      for product in manifest.products where product.holds(owner) {
        guard let other = tenant(of: owner.bundle, in: product, manifest) else { continue }
        let message = "in \(product.name) the bundle \"\(owner.bundle)\" lies in the place of \(other); "
        note(message + "give it another path", draft.file, draft.owner.bundlePosition)
      }
    }
  }

  /// What lies at a path of the product, or has it inside, other than an owner's bundle.
  private func tenant(of path: String, in product: Product, _ manifest: Manifest) -> String? {
    if path == product.executable { return "the product's executable" }
    let contained = manifest.products.filter { product.contains.contains($0.name) }
    let name = contained.first { other in
      let place = other.kind.path(of: other.name)
      return path == place || path.hasPrefix("\(place)/")
    }?.name
    return name.map { "\($0), which it contains" }
  }
}

extension Product {
  /// Whether the owner's tables are put into this product: it embeds the owner, or has its name.
  package func holds(_ owner: Owner) -> Bool { owner.name == name || embeds.contains(owner.name) }
}
