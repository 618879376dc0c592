import OwnershipManifest

/// Which owner's declared prefixes a key begins with.
struct KeyPrefixes {
  private let owners: [(prefix: String, owner: String)]

  /// The longest prefixes first.
  init(_ manifest: Manifest) {
    owners = manifest.owners.flatMap { owner in owner.keyPrefixes.map { ($0, owner.name) } }
      .sorted { ($1.0.utf8.count, $0.0, $0.1) < ($0.0.utf8.count, $1.0, $1.1) }
  }

  /// The longest prefix that the key begins with and every owner that declares it.
  func match(_ key: String) -> (prefix: String, owners: [String])? {
    guard let first = owners.first(where: { key.hasPrefix($0.prefix) }) else { return nil }
    return (first.prefix, owners.filter { $0.prefix == first.prefix }.map(\.owner))
  }

  /// Prefixes that several owners declare, each with its owners in byte order.
  var shared: [(prefix: String, owners: [String])] {
    Dictionary(grouping: owners, by: \.prefix).map { prefix, all in (prefix, Set(all.map(\.owner)).sorted()) }
      .filter { $0.1.count > 1 }.sorted { $0.0 < $1.0 }
  }
}

extension CheckedTable {
  /// The keys that prefixes are about: names, not sentences; none of what the system asks for.
  var prefixedKeys: [CheckedEntry] {
    isSystemTable ? [] : entries.filter { $0.isCovered && $0.style == .identifier && !$0.isItsOwnText }
  }
}
