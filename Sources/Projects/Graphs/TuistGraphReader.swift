import Findings
import Foundation
import PositionedJSON

/// Reads the graph that `tuist graph --format json` or `legacyJSON` writes.
struct TuistGraphReader {
  private let tree: ProjectTree
  private let file: String
  /// The folder that the graph was made in, perhaps on another machine: its paths are below it.
  private let folder: String
  private var declared = DeclaredProject()

  /// Nil for JSON of another shape.
  static func read(_ root: JSONNode, file: String, in tree: ProjectTree) -> DeclaredProject? {
    guard let folder = root["path"]?.string, let projects = root["projects"].map(pairs), !projects.isEmpty else {
      return nil
    }
    var reader = TuistGraphReader(tree: tree, file: file, folder: folder)
    let separate = root["targets"].map(pairs) ?? []
    for (path, project) in projects {
      reader.read(project, at: path, targets: separate.first { $0.0 == path }?.1 ?? project["targets"])
    }
    return reader.declared
  }

  private init(tree: ProjectTree, file: String, folder: String) {
    self.tree = tree
    self.file = file
    self.folder = folder
  }

  /// A dictionary, also where Swift writes it as a list of keys and values in turn.
  private static func pairs(_ node: JSONNode) -> [(String, JSONNode)] {
    if node.kind == .object { return node.members.map { ($0.key, $0.value) } }
    let items = Array(node.elements)
    return stride(from: 0, to: items.count - 1, by: 2).compactMap { place in
      items[place].string.map { ($0, items[place + 1]) }
    }
  }

  /// A path as seen from the folder that was read; nil for one outside.
  private func path(_ path: String?) -> String? {
    guard let path else { return nil }
    for root in [tree.folder, folder] {
      if path == root { return "" }
      if path.hasPrefix(root == "/" ? root : "\(root)/") {
        return FilePath.join("", String(path.dropFirst(root.count + 1)))
      }
    }
    return nil
  }
}

// MARK: - Projects and targets

extension TuistGraphReader {
  private mutating func read(_ node: JSONNode, at path: String, targets: JSONNode?) {
    // Packages from elsewhere are in the graph too, outside of the project's folder.
    guard let folder = self.path(path), let name = node["name"]?.string else { return }
    guard !folder.split(separator: "/").contains(".build"), node["isExternal"]?.boolean != true else { return }
    var project = TuistProject(file: file, folder: folder, name: name)
    project.developmentRegion = node["developmentRegion"]?.string ?? project.developmentRegion
    project.knownRegions = node["defaultKnownRegions"].flatMap { list in
      list.kind == .array ? list.elements.compactMap(\.string) : nil
    }
    project.makesBundles = node["options"]?["disableBundleAccessors"]?.boolean != true
    var source = project.source
    source.format = .projectGraph
    declared.sources.append(source)
    let nodes = targets.map { $0.kind == .object ? $0.members.map(\.value) : Array($0.elements) } ?? []
    let first = declared.targets.count
    for node in nodes { read(node, of: project) }
    TuistEmbedding.apply(to: &declared.targets[first...])
  }

  private mutating func read(_ node: JSONNode, of project: TuistProject) {
    guard let name = node["name"]?.string, let product = node["product"]?.string.flatMap({ TuistProduct($0) }) else {
      return
    }
    let place = SourcePlace(file: file, line: node.position.line, column: node.position.column)
    var target = DeclaredTarget(name: name, kind: product.kind, place: place)
    target.productName = node["productName"]?.string ?? TuistProject.productName(name)
    target.module = TuistProject.identifier(target.productName)
    target.bundleIdentifier = node["bundleId"]?.string
    for member in node["deploymentTargets"].map({ Array($0.members) }) ?? [] {
      target.deploymentTargets[member.key] = member.value.string
    }
    let folders = folderFiles(node)
    let sources = node["sources"].map { $0.elements.compactMap { path($0.string ?? $0["path"]?.string) } } ?? []
    target.sources = Set(sources + folders).filter { $0.hasSuffix(".swift") }
    target.resources = resources(node) + folders.flatMap { TuistFiles(tree: tree).resources($0) }
    target.dependencies = node["dependencies"].map { $0.elements.compactMap(dependency) } ?? []
    readInfo(node["infoPlist"], &target, project)
    declared.targets.append(project.completed(target, product: product))
  }

  /// The files of folders that Xcode keeps in step with the disk.
  private func folderFiles(_ node: JSONNode) -> [String] {
    let folders = node["buildableFolders"].map { Array($0.elements) } ?? []
    return folders.flatMap { folder -> [String] in
      if let files = folder["resolvedFiles"] { return files.elements.compactMap { path($0["path"]?.string) } }
      return path(folder["path"]?.string).map { Array(tree.files(below: $0)) } ?? []
    }
  }

  private func resources(_ node: JSONNode) -> [DeclaredResource] {
    guard let list = node["resources"]?["resources"] ?? node["resources"], list.kind == .array else { return [] }
    return list.elements.flatMap { element -> [DeclaredResource] in
      let folder = element["folderReference"]?["path"]?.string
      let isFolder = folder != nil || element["kind"]?.string == "folderReference"
      let text = folder ?? element.string ?? element["file"]?["path"]?.string ?? element["path"]?.string
      guard let path = path(text) else { return [] }
      if isFolder { return [DeclaredResource(path: path, rule: .copy)] }
      return [DeclaredResource(path: path, localization: FilePath.localization(of: path))]
    }
  }

  private func dependency(_ node: JSONNode) -> DeclaredDependency? {
    let open: (JSONNode) -> Bool = { $0["condition"].map(\.isNull) ?? true }
    if let target = node["target"], let name = target["name"]?.string ?? target.string {
      return DeclaredDependency(name: name, targets: [name], isCertain: open(target))
    }
    if let project = node["project"], let name = project["target"]?.string {
      let folder = path(project["path"]?.string) ?? name
      return DeclaredDependency(name: name, package: folder, targets: [name], isCertain: open(project))
    }
    guard let package = node["package"] ?? node["packageProduct"], let name = package["product"]?.string else {
      return nil
    }
    return DeclaredDependency(name: name, package: name, isCertain: open(package))
  }
}

// MARK: - Info.plist

extension TuistGraphReader {
  private mutating func readInfo(_ node: JSONNode?, _ target: inout DeclaredTarget, _ project: TuistProject) {
    guard let node, node.kind == .object else { return }
    let variables = project.variables(of: target)
    if let file = path(node["file"]?["path"]?.string) {
      let (info, notices) = DeclaredInfo.read(file, in: tree.folder, variables: variables)
      target.info = info
      declared.notices += notices
      return
    }
    let given = node["dictionary"]?["_0"] ?? node["extendingDefault"]?["with"]
    guard let given else { return }
    var values: [String: Any] = node["dictionary"] == nil ? TuistProject.defaultInfo : [:]
    values.merge(Self.propertyList(given) as? [String: Any] ?? [:]) { $1 }
    target.info = DeclaredInfo(dictionary: values, variables: variables)
  }

  /// `{"string": {"_0": "Trips"}}` as the value that it stands for.
  private static func propertyList(_ node: JSONNode) -> Any? {
    guard node.kind == .object else { return node.string ?? node.boolean ?? node.integer }
    if let kind = node.members.first(where: { _ in true }), let value = kind.value["_0"] {
      if kind.key == "array" { return value.elements.compactMap(propertyList) }
      return propertyList(value)
    }
    return Dictionary(node.members.compactMap { member in propertyList(member.value).map { (member.key, $0) } }) { $1 }
  }
}
