import OwnershipManifest

/// What a manifest says about who a key belongs to, and which owners have to do with each other.
struct KeyOwnership {
  let manifest: Manifest

  /// The one owner whose longest prefix the key begins with; nil where none or several have it.
  func owner(ofPrefixOf key: String) -> (owner: String, prefix: String)? {
    let all = manifest.owners.flatMap { owner in owner.keyPrefixes.map { (owner: owner.name, prefix: $0) } }
      .filter { !$0.prefix.isEmpty && key.utf8.starts(with: $0.prefix.utf8) }
    guard let longest = all.map(\.prefix.utf8.count).max() else { return nil }
    let owners = all.filter { $0.prefix.utf8.count == longest }
    return Set(owners.map(\.owner)).count == 1 ? owners.first : nil
  }

  /// Whether a product's own table is among the owners, and one app with all that it contains has to do with every one of
  /// them: what an app and its widget, or an app and a package in it, call by one name is one thing. Two packages may do
  /// so by chance.
  func areRelated(_ owners: [String]) -> Bool {
    guard owners.contains(where: { manifest.product($0) != nil }) else { return false }
    let families = owners.map { name in
      Set(manifest.products.filter { manifest.owner(name).map($0.holds) ?? false }.map { root(of: $0.name) })
    }
    guard let first = families.first else { return false }
    return !families.dropFirst().reduce(first) { $0.intersection($1) }.isEmpty
  }

  /// The product that contains this one, and is contained in none; a containment in a circle ends where it began.
  private func root(of product: String) -> String {
    var name = product
    var seen: Set<String> = []
    while seen.insert(name).inserted, let container = manifest.container(of: name) { name = container.name }
    return name
  }

  /// The products that a server sends the key to, and which look it up in their own table.
  func receivers(of key: String, in table: String, of owner: String) -> [String] {
    manifest.remoteKeys.filter { remote in
      remote.product == owner && remote.table == table && remote.keys.contains { Glob($0).matches(key) }
    }
    .map(\.product)
  }
}
