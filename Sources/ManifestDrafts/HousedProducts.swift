import OwnershipManifest

/// Puts extensions and watch apps that no target embeds into the app that their identifiers name, as a build phase that
/// was not understood may embed them. What no app can hold stands for itself, as a watch app may.
struct HousedProducts: Sendable {
  private(set) var products: [DraftedProduct]

  init(_ products: [DraftedProduct], contained: Set<String>) {
    self.products = products
    for index in products.indices
    where products[index].kind.liesInContainer && !contained.contains(products[index].name) {
      if let home = home(of: products[index]) {
        let inner = (self.products[home].contains + [products[index].name])
        self.products[home].contains = inner.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.products[index].origin += "; no target embeds it"
      } else {
        self.products[index].kind = .app
        self.products[index].origin += "; no app holds it"
      }
    }
  }

  /// The app, for an extension also the watch app, with the longest identifier that the product's begins with; else the
  /// only app.
  private func home(of product: DraftedProduct) -> Int? {
    let apps = products.indices.filter { products[$0].kind == .app }
    let homes = products.indices.filter { apps.contains($0) || products[$0].kind == .watchApp }
    let named = homes.filter { index in
      guard products[index].name != product.name, product.kind != .watchApp || products[index].kind == .app,
        let own = products[index].identifier, let identifier = product.identifier
      else { return false }
      return identifier.hasPrefix("\(own).")
    }
    let longest = named.max { (products[$0].identifier?.count ?? 0) < (products[$1].identifier?.count ?? 0) }
    return longest ?? (apps.count == 1 ? apps.first : nil)
  }
}
