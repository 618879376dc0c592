/// Which files of a target's folder SwiftPM compiles, and which it puts into the target's bundle.
///
/// The rules are SwiftPM's own as of Swift 6: what the manifest says of a file decides; else its type does; and every
/// file in an `.lproj` folder is a resource. File types of Xcode's build system count, as apps are built with it.
struct PackageContents {
  let package: SwiftPackage
  let target: PackageTarget
  /// The target's folder.
  let root: String
  let tree: ProjectTree

  private(set) var sources: [String] = []
  private(set) var resources: [DeclaredResource] = []

  init(of target: PackageTarget, at root: String, package: SwiftPackage, tree: ProjectTree) {
    self.target = target
    self.package = package
    self.root = root
    self.tree = tree
    read()
  }

  private enum Rule {
    case compile
    case resource(PackageTarget.Resource.Rule, localization: String?, isCertain: Bool)
  }

  private mutating func read() {
    var seen: Set<String> = []
    for file in tree.files(below: root) {
      guard let item = item(of: file), seen.insert(item).inserted else { continue }
      switch rule(of: item) {
      case .compile?:
        if item.hasSuffix(".swift"), exclusion(of: item) != true { sources.append(item) }
      case .resource(let rule, let localization, let isCertain)?:
        add(item, rule, localization, isCertain: isCertain)
      case nil: break
      }
    }
    resources.sort { $0.path.isBefore($1.path) }
  }

  private mutating func add(
    _ item: String, _ rule: PackageTarget.Resource.Rule, _ localization: String?, isCertain: Bool
  ) {
    guard rule != .embedInCode else { return }
    let isProcessed = rule == .process
    resources.append(
      DeclaredResource(
        path: item, rule: isProcessed ? .process : .copy,
        localization: isProcessed ? FilePath.localization(of: item) ?? localization : nil,
        isCertain: isCertain && target.isCertain && exclusion(of: item) == false))
  }
}

// MARK: - What counts as one thing

extension PackageContents {
  private static let ignoredFolders: Set<String> = ["playground", "xcodeproj", "xcworkspace"]
  private static let opaqueFolders: Set<String> = [
    "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstrings",
    "xib",
  ]

  /// The file, or the folder above it that is taken as a whole; nil for what SwiftPM does not look at.
  private func item(of file: String) -> String? {
    guard !isManifest(file), exclusion(of: file) != true else { return nil }
    var folder = root
    for part in file.dropFirst(root.isEmpty ? 0 : root.count + 1).split(separator: "/") {
      let path = folder.isEmpty ? String(part) : "\(folder)/\(part)"
      let kind = FilePath.extension(of: path)
      if Self.ignoredFolders.contains(kind) { return nil }
      if kind == "lproj" && package.toolsVersion < ToolsVersion(5, 3) { return nil }
      if path == file || isTakenAsAWhole(path, kind) { return path }
      // A folder in an .lproj folder is an error.
      if FilePath.extension(of: folder) == "lproj" { return nil }
      folder = path
    }
    return nil
  }

  private func isManifest(_ file: String) -> Bool {
    guard FilePath.folder(of: file) == package.folder else { return false }
    let name = FilePath.name(of: file)
    return name == "Package.swift" || name == "Package.resolved"
      || name.hasPrefix("Package@") && name.hasSuffix(".swift")
  }

  private func isTakenAsAWhole(_ folder: String, _ kind: String) -> Bool {
    if target.resources.contains(where: { $0.rule == .copy && path($0.path) == folder }) { return true }
    guard !kind.isEmpty, kind != "lproj", target.sources?.contains(where: { path($0.path) == folder }) != true else {
      return false
    }
    if package.toolsVersion >= ToolsVersion(5, 6) { return Self.opaqueFolders.contains(kind) }
    return package.toolsVersion >= ToolsVersion(5, 3)
  }

  /// True for what is left out, nil for what may be.
  private func exclusion(of item: String) -> Bool? {
    let hits = target.excluded.filter { path($0.path).map { FilePath.isBelow(item, $0) } == true }
    return hits.isEmpty ? false : hits.contains(where: \.isCertain) ? true : nil
  }

  private func path(_ path: String) -> String? { FilePath.join(root, path) }
}

// MARK: - Rules

extension PackageContents {
  private static let xcodeTypes: Set<String> = [
    "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xib",
  ]
  private static let tables: Set<String> = ["strings", "stringsdict", "xcstrings"]

  private func rule(of item: String) -> Rule? {
    if let declared = target.resources.last(where: { path($0.path).map { FilePath.isBelow(item, $0) } == true }) {
      return .resource(declared.rule, localization: declared.localization, isCertain: declared.isCertain)
    }
    let kind = FilePath.extension(of: item)
    if let sources = target.sources {
      if sources.contains(where: { path($0.path).map { FilePath.isBelow(item, $0) } == true }) { return .compile }
    } else if kind == "swift" {
      return .compile
    }
    if isResource(kind) || FilePath.extension(of: FilePath.folder(of: item)) == "lproj" {
      return .resource(.process, localization: nil, isCertain: true)
    }
    let mayBeDeclared = !target.isEveryResourceKnown && Self.tables.contains(kind)
    return mayBeDeclared ? .resource(.process, localization: nil, isCertain: false) : nil
  }

  private func isResource(_ kind: String) -> Bool {
    if kind == "xcstrings" { return package.toolsVersion >= ToolsVersion(5, 9) }
    return package.toolsVersion >= ToolsVersion(5, 3) && Self.xcodeTypes.contains(kind)
  }
}
