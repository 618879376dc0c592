import Projects

/// The tables among a target's resources, as an owner's `resources` name them.
struct TableResources: Sendable {
  /// Paths of catalogs and loose tables, and of `.lproj` folders with tables; in byte order.
  let paths: [String]
  /// Whether any of them is compiled or copied only under a condition.
  let isUncertain: Bool

  init(of target: DeclaredTarget) {
    let tables = target.resources.filter { Self.isTable($0.path) }
    isUncertain = tables.contains { !$0.isCertain }
    let named = Set(tables.map { Self.localizationFolder(of: $0.path) ?? $0.path })
    paths = named.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isTable(_ path: String) -> Bool {
    guard !path.contains("Settings.bundle/") else { return false }
    return [".xcstrings", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
  }

  private static func localizationFolder(of path: String) -> String? {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return folder.hasSuffix(".lproj") ? String(folder) : nil
  }
}
