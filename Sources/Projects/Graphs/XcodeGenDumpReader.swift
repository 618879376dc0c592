import Findings
import Foundation
import PositionedJSON

/// Reads the project that `xcodegen dump --type json` or `parsed-json` writes.
struct XcodeGenDumpReader {
  private let tree: ProjectTree
  private let file: String
  /// The folder of the `project.yml`, which the paths are relative to.
  private let folder: String
  private let root: JSONNode
  private var declared = DeclaredProject()

  /// - Parameter folder: Where the `project.yml` lies, where it is known; else it is looked for.
  static func read(_ root: JSONNode, file: String, folder: String? = nil, in tree: ProjectTree) -> DeclaredProject {
    var reader = XcodeGenDumpReader(root, file: file, folder, tree)
    reader.read()
    return reader.declared
  }

  private init(_ root: JSONNode, file: String, _ known: String?, _ tree: ProjectTree) {
    self.tree = tree
    self.file = file
    self.root = root
    let specs = tree.files.filter { FilePath.name(of: $0) == "project.yml" }
    let base = specs.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    folder = known ?? FilePath.folder(of: base ?? "")
  }

  private mutating func read() {
    let name = root["name"]?.string ?? ""
    let region = root["options"]?["developmentLanguage"]?.string ?? "en"
    declared.sources = [ProjectFile(path: file, format: .projectGraph, name: name, developmentRegion: region)]
    for member in root["targets"].map({ Array($0.members) }) ?? [] { read(member, region) }
    TuistEmbedding.apply(to: &declared.targets[...])
  }

  private static let kinds: [String: DeclaredTarget.Kind] = [
    "app-extension": .appExtension, "app-extension.intents-service": .appExtension,
    "app-extension.messages": .appExtension, "app-extension.messages-sticker-pack": .appExtension,
    "application": .app, "application.messages": .app, "application.on-demand-install-capable": .appClip,
    "application.watchapp": .watchApp, "application.watchapp2": .watchApp, "bundle": .resourceBundle,
    "bundle.ui-testing": .uiTests, "bundle.unit-test": .unitTests,
    "extensionkit-extension": .extensionKitExtension, "framework": .dynamicFramework,
    "framework.static": .staticFramework, "library.dynamic": .dynamicLibrary, "library.static": .staticLibrary,
    "tool": .executable, "tv-app-extension": .appExtension, "watchkit-extension": .appExtension,
    "watchkit2-extension": .appExtension,
  ]

  private mutating func read(_ member: JSONMember, _ region: String) {
    let node = member.value
    let isForWatch = node["platform"]?.string == "watchOS"
    let kind = Self.kinds[node["type"]?.string ?? ""] ?? .other
    let place = SourcePlace(file: file, line: member.keyPosition.line, column: member.keyPosition.column)
    var target = DeclaredTarget(name: member.key, kind: kind == .app && isForWatch ? .watchApp : kind, place: place)
    target.developmentRegion = region
    target.settings = settings(root).merging(settings(node)) { $1 }
    target.productName = node["productName"]?.string ?? target.settings["PRODUCT_NAME"] ?? member.key
    target.module = TuistProject.identifier(target.settings["PRODUCT_MODULE_NAME"] ?? target.productName)
    let variables = variables(of: target, region)
    let identifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? prefixedIdentifier(member.key)
    target.bundleIdentifier = identifier.flatMap { BuildVariables(variables).expanded($0).text }
    readFiles(node["sources"], &target)
    target.dependencies = node["dependencies"].map { $0.elements.compactMap(dependency) } ?? []
    readInfo(node["info"], &target, variables)
    declared.targets.append(target)
  }

  private func prefixedIdentifier(_ name: String) -> String? {
    root["options"]?["bundleIdPrefix"]?.string.map { "\($0).\(name.replacing("_", with: "-"))" }
  }

  /// Settings in the short form, and under `base`.
  private func settings(_ node: JSONNode) -> [String: String] {
    var settings: [String: String] = [:]
    for list in [node["settings"], node["settings"]?["base"]] {
      for member in list.map({ Array($0.members) }) ?? [] where member.value.string != nil {
        settings[member.key] = member.value.string
      }
    }
    return settings
  }

  private func variables(of target: DeclaredTarget, _ region: String) -> [String: String] {
    var variables = target.settings
    variables["DEVELOPMENT_LANGUAGE"] = variables["DEVELOPMENT_LANGUAGE"] ?? region
    variables["PRODUCT_NAME"] = target.productName
    variables["PRODUCT_MODULE_NAME"] = target.module
    variables["TARGET_NAME"] = target.name
    return variables
  }
}

// MARK: - Files and dependencies

extension XcodeGenDumpReader {
  private func readFiles(_ sources: JSONNode?, _ target: inout DeclaredTarget) {
    let nodes = sources.map { $0.kind == .array ? Array($0.elements) : [$0] } ?? []
    let files = TuistFiles(tree: tree)
    var resources: [String: DeclaredResource] = [:]
    for node in nodes {
      guard let text = node.string ?? node["path"]?.string, let path = FilePath.join(folder, text),
        node["buildPhase"]?.string != "none"
      else { continue }
      if node["type"]?.string == "folder" {
        resources[path] = DeclaredResource(path: path, rule: .copy)
        continue
      }
      let excluded = node["excludes"].map { $0.elements.compactMap { FilePath.join(path, $0.string ?? "") } } ?? []
      target.sources += files.sources(path, excluding: excluded)
      for resource in files.resources(path, excluding: excluded) where !isSettingsFile(resource.path) {
        resources[resource.path] = resource
      }
    }
    target.sources = Set(target.sources).sorted { $0.isBefore($1) }
    target.resources = resources.values.sorted { $0.path.isBefore($1.path) }
  }

  /// Files that the build uses and puts nowhere.
  private func isSettingsFile(_ path: String) -> Bool {
    ["plist", "xcconfig", "yml", "md", "gitkeep"].contains(FilePath.extension(of: path))
      && FilePath.name(of: path) != "GoogleService-Info.plist"
  }

  private func dependency(_ node: JSONNode) -> DeclaredDependency? {
    if let name = node["target"]?.string {
      let last = FilePath.name(of: name)
      return DeclaredDependency(name: last, targets: [last])
    }
    guard let package = node["package"]?.string else { return nil }
    let path = root["packages"]?[package]?["path"]?.string
    return DeclaredDependency(name: node["product"]?.string ?? package, package: path ?? package)
  }

  private mutating func readInfo(_ node: JSONNode?, _ target: inout DeclaredTarget, _ variables: [String: String]) {
    var variables = variables
    variables["PRODUCT_BUNDLE_IDENTIFIER"] = target.bundleIdentifier
    guard let text = node?["path"]?.string ?? target.settings["INFOPLIST_FILE"],
      let path = FilePath.join(folder, text)
    else { return }
    if tree.contains(path) {
      let (info, notices) = DeclaredInfo.read(path, in: tree.folder, variables: variables)
      target.info = info
      declared.notices += notices
    } else if let properties = node?["properties"] {
      var values = TuistProject.defaultInfo as [String: Any]
      values.merge(Self.propertyList(properties) as? [String: Any] ?? [:]) { $1 }
      target.info = DeclaredInfo(dictionary: values, variables: variables)
    }
  }

  private static func propertyList(_ node: JSONNode) -> Any? {
    switch node.kind {
    case .object:
      Dictionary(node.members.compactMap { member in propertyList(member.value).map { (member.key, $0) } }) { $1 }
    case .array: node.elements.compactMap(propertyList)
    default: node.string ?? node.boolean ?? node.integer
    }
  }
}
