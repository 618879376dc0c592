import Foundation
package import OwnershipManifest

extension ManifestDraft {
  /// The draft without the owners and products that a manifest, with all that it includes, has under these or other
  /// names: an owner is known by its tables, a product by its bundle identifier.
  package func without(knownTo manifest: Manifest) -> ManifestDraft {
    var draft = self
    var names: [String: String] = [:]
    draft.owners.removeAll { owner in
      guard let known = Self.owner(owner, in: manifest) else { return false }
      names[owner.name] = known
      return true
    }
    draft.products.removeAll { product in
      guard let known = Self.product(product, in: manifest) else { return false }
      names[product.name] = known
      return true
    }
    for index in draft.products.indices {
      draft.products[index].embeds = draft.products[index].embeds.map { names[$0] ?? $0 }
      draft.products[index].contains = draft.products[index].contains.map { names[$0] ?? $0 }
    }
    return draft
  }

  private static func owner(_ owner: DraftedOwner, in manifest: Manifest) -> String? {
    if manifest.owners.contains(where: { $0.name == owner.name }) { return owner.name }
    return manifest.owners.first { known in
      let places = Set(known.resources)
      return owner.resources.allSatisfy { places.contains($0) || places.contains(folder(of: $0)) }
    }?.name
  }

  private static func product(_ product: DraftedProduct, in manifest: Manifest) -> String? {
    if manifest.products.contains(where: { $0.name == product.name }) { return product.name }
    guard let identifier = product.identifier else { return nil }
    return manifest.products.first { $0.identifier == identifier }?.name
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
