package import OwnershipManifest

extension Product {
  /// Whether the owner's tables are put into this product: it embeds the owner, or has its name.
  package func holds(_ owner: Owner) -> Bool { owner.name == name || embeds.contains(owner.name) }
}
