import Projects

/// Tables that several products hold in their main bundles: one owner for each set of products, because each table has
/// one source text and one set of translations, in however many products it is a member.
struct SharedTables: Sendable {
  private struct Group: Sendable {
    var name: String
    var targets: [DeclaredTarget]
    var paths: [String]
  }

  private let groups: [Group]
  private let names: TargetNames

  init(of targets: [DeclaredTarget], names: TargetNames) {
    self.names = names
    let products = targets.filter { $0.kind.isProduct && $0.resourceBundle == nil }
    var members: [String: [Int]] = [:]
    for (index, product) in products.enumerated() {
      for path in TableResources(of: product).paths { members[path, default: []].append(index) }
    }
    var paths: [[Int]: [String]] = [:]
    for (path, holders) in members where holders.count > 1 { paths[holders, default: []].append(path) }
    var taken = Set(targets.map { names[$0] })
    groups = paths.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { holders, paths in
      let paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let targets = holders.map { products[$0] }
      return Group(name: Self.name(of: paths, in: targets, names, &taken), targets: targets, paths: paths)
    }
  }

  /// The tables of a target that no other product holds.
  func exclusive(_ paths: [String], of target: DeclaredTarget) -> [String] {
    let shared = Set(groups.filter { $0.targets.contains(target) }.flatMap(\.paths))
    return paths.filter { !shared.contains($0) }
  }

  /// The names of the owners that lie in a product's main bundle besides one of its own name.
  func owners(beyond target: DeclaredTarget) -> [String] {
    groups.filter { $0.targets.contains(target) && $0.name != names[target] }.map(\.name)
  }

  func owners(folders: FolderCover) -> [DraftedOwner] {
    groups.map { group in
      let holders = group.targets.map { names[$0] }.joined(separator: ", ")
      let home = group.targets.first { names[$0] == group.name }
      var owner = DraftedOwner(
        name: group.name, origin: "tables that \(holders) hold", resources: group.paths,
        sources: home.map { folders.paths(of: $0.sources) } ?? [])
      if home == nil { owner.bundle = Guess(".") }
      let projects = Set(group.targets.map(\.project))
      owner.project = projects.count == 1 ? projects.first : nil
      return owner
    }
  }

  /// The app's name where it holds nothing else, so that the app owns what its extensions show.
  /// Of several apps it is the one in whose folder the tables lie, else none: they get the folder's name.
  private static func name(
    of paths: [String], in targets: [DeclaredTarget], _ names: TargetNames, _ taken: inout Set<String>
  ) -> String {
    let whole = targets.filter { Set(TableResources(of: $0).paths) == Set(paths) }
    let folders = paths[0].split(separator: "/").dropLast().reversed().filter { !isPlain($0) }.map(String.init)
    if let home = whole.first(where: { folders.contains($0.name) }) { return names[home] }
    let apps = whole.filter { $0.kind == .app }
    let isNeutral = targets.count { $0.kind == .app } > 1 || targets.contains { folders.contains($0.name) }
    if !isNeutral || folders.isEmpty, let home = apps.first ?? whole.first { return names[home] }
    let telling = folders.first.map(TargetNames.cleaned) ?? "Shared"
    let numbered = (2...(taken.count + 2)).lazy.map { "\(telling)-\($0)" }
    let free = ([telling, "\(telling)Tables"] + numbered).first { !taken.contains($0) } ?? telling
    taken.insert(free)
    return free
  }

  private static func isPlain(_ folder: Substring) -> Bool {
    folder.hasSuffix(".lproj")
      || ["localization", "localizations", "localizable", "resources", "sources", "strings"].contains(
        folder.lowercased())
  }
}
