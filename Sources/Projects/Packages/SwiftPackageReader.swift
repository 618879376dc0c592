import Findings

/// Reads what a `Package.swift` declares.
struct SwiftPackageReader {
  private let tree: ProjectTree
  private let file: String
  private var package: SwiftPackage

  /// The package whose manifest lies in that folder.
  static func read(_ folder: String, in tree: ProjectTree) -> SwiftPackage {
    let file = manifest(in: folder, tree)
    var reader = SwiftPackageReader(tree: tree, file: file, folder: folder)
    reader.read()
    return reader.package
  }

  private init(tree: ProjectTree, file: String, folder: String) {
    self.tree = tree
    self.file = file
    let name = FilePath.name(of: folder.isEmpty ? tree.folder : folder)
    package = SwiftPackage(file: file, folder: folder, name: name, toolsVersion: ToolsVersion(3, 1))
  }

  /// `Package.swift`, or the one for the newest Swift (`Package@swift-6.0.swift`) where that is newer.
  private static func manifest(in folder: String, _ tree: ProjectTree) -> String {
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    let named = tree.files(below: folder).filter { $0.hasPrefix("\(prefix)Package@swift-") && $0.hasSuffix(".swift") }
    let versions = (["\(prefix)Package.swift"] + named).map { file in
      (file: file, version: ToolsVersion(manifest: tree.bytes(file, limit: Manifest.maximumSize) ?? []))
    }
    return versions.reduce(versions[0]) { $1.version > $0.version ? $1 : $0 }.file
  }

  private mutating func read() {
    guard let bytes = tree.bytes(file, limit: Manifest.maximumSize) else {
      return note(.unreadable, "'\(file)' cannot be read; expected the manifest of a Swift package of at most 2 MB")
    }
    package.toolsVersion = ToolsVersion(manifest: bytes)
    guard let manifest = Manifest.read(bytes, file: file) else {
      return note(.unreadable, ManifestNotices.unread(file))
    }
    guard let call = manifest.call("Package") else {
      return note(
        .unreadable, "'\(file)' declares no package that can be read; expected 'let package = Package(name: …)' in it")
    }
    for gap in manifest.gaps { package.notices.append(ManifestNotices.change(gap)) }
    read(call)
  }

  private mutating func note(_ weight: ProjectNotice.Weight, _ message: String) {
    package.notices.append(ProjectNotice(weight, at: SourcePlace(file: file), message))
  }
}

// MARK: - The package

extension SwiftPackageReader {
  private mutating func read(_ call: ManifestCall) {
    if let name = call["name"]?.possibilities.first?.text {
      package.name = name
    } else {
      note(
        .uncertain, "the package's name is not written out; '\(package.name)', the folder's, is used in bundle names")
    }
    package.defaultLocalization = call["defaultLocalization"]?.possibilities.lazy.compactMap(localization).first
    for platform in call["platforms"]?.elements.compactMap(\.value.call) ?? [] {
      let version = platform[nil]?.call?.name ?? platform[nil]?.text ?? ""
      package.deploymentTargets[platform.name] = Self.version(version)
    }
    package.products = (call["products"]?.elements ?? []).compactMap(\.value.call).compactMap(product)
    package.dependencies = (call["dependencies"]?.elements ?? []).compactMap(\.value.call).compactMap(reference)
    readTargets(call["targets"] ?? .absent)
  }

  private func localization(_ value: ManifestValue) -> String? {
    value.text ?? value.call.flatMap { $0[nil]?.text }
  }

  /// `v17` → `17.0`, `v10_15` → `10.15`.
  private static func version(_ text: String) -> String {
    guard text.hasPrefix("v") else { return text }
    let parts = text.dropFirst().split(separator: "_")
    return parts.count == 1 ? "\(parts[0]).0" : parts.joined(separator: ".")
  }

  private func product(_ call: ManifestCall) -> SwiftPackage.Product? {
    guard let name = call["name"]?.possibilities.first?.text else { return nil }
    let targets = (call["targets"]?.elements ?? []).compactMap(\.value.text)
    return SwiftPackage.Product(name: name, targets: targets, isDynamic: call["type"]?.call?.name == "dynamic")
  }

  private func reference(_ call: ManifestCall) -> SwiftPackage.Reference? {
    guard call.name == "package" else { return nil }
    let path = call["path"]?.possibilities.first?.text
    guard let address = path ?? call["url"]?.possibilities.first?.text ?? call["id"]?.possibilities.first?.text else {
      return nil
    }
    let last = FilePath.name(of: address)
    let identity = (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    let folder = path.flatMap { FilePath.join(package.folder, $0) }
    return SwiftPackage.Reference(identity: identity, name: call["name"]?.text, folder: folder)
  }
}

// MARK: - Its targets

extension SwiftPackageReader {
  private static let declarations: Set<String> = [
    "binaryTarget", "executableTarget", "macro", "plugin", "systemLibrary", "target", "testTarget",
  ]

  private mutating func readTargets(_ value: ManifestValue) {
    for element in value.elements {
      for choice in element.value.possibilities {
        read(choice, isCertain: element.isCertain && element.value.possibilities.count == 1)
      }
    }
    let conditional = package.targets.filter { !$0.isCertain }.map { (name: $0.name, place: $0.place) }
    if let notice = ManifestNotices.conditional(conditional) { package.notices.append(notice) }
  }

  private mutating func read(_ value: ManifestValue, isCertain: Bool) {
    if case .unknown(let gap) = value { return uncertain("a target", gap) }
    guard let call = value.call, Self.declarations.contains(call.name) else { return }
    let place = SourcePlace(file: call.file, line: call.line, column: call.column)
    guard let name = call["name"]?.possibilities.first?.text else {
      let gap = ManifestGap(file: call.file, line: call.line, column: call.column, code: ".\(call.name)(…)")
      return uncertain("the name of a target", gap)
    }
    var target = PackageTarget(name: name, declaration: call.name, place: place, isCertain: isCertain)
    target.paths = paths(call["path"], of: name)
    target.sources = call["sources"].flatMap { $0 == .absent ? nil : list($0, "sources", &target) }
    target.excluded = list(call["exclude"] ?? .absent, "exclude", &target)
    target.resources = resources(call["resources"] ?? .absent, &target)
    target.dependencies = dependencies(call["dependencies"] ?? .absent)
    if let known = package.targets.firstIndex(where: { $0.name == name }) {
      package.targets[known].isCertain = false
    } else {
      package.targets.append(target)
    }
  }

  private mutating func uncertain(_ what: String, _ gap: ManifestGap) {
    let notice = ManifestNotices.unknown(what, gap)
    if !package.notices.contains(notice) { package.notices.append(notice) }
  }

  private mutating func paths(_ value: ManifestValue?, of name: String) -> [String]? {
    guard let value, value != .absent else { return nil }
    for case .unknown(let gap) in value.possibilities { uncertain("the path of target '\(name)'", gap) }
    let paths = value.possibilities.compactMap(\.text)
    return paths.isEmpty ? nil : paths
  }

  private mutating func list(
    _ value: ManifestValue, _ label: String, _ target: inout PackageTarget
  ) -> [PackageTarget.Path] {
    var paths: [PackageTarget.Path] = []
    for element in value.elements {
      let choices = element.value.possibilities
      for choice in choices {
        if let text = choice.text {
          paths.append(PackageTarget.Path(path: text, isCertain: element.isCertain && choices.count == 1))
        } else if case .unknown(let gap) = choice {
          target.isEveryResourceKnown = false
          uncertain("a part of '\(label)' of target '\(target.name)'", gap)
        }
      }
    }
    return paths
  }

  private mutating func resources(
    _ value: ManifestValue, _ target: inout PackageTarget
  ) -> [PackageTarget.Resource] {
    var resources: [PackageTarget.Resource] = []
    for element in value.elements {
      let choices = element.value.possibilities
      for choice in choices {
        if case .call(let call) = choice, let resource = resource(call, element.isCertain && choices.count == 1) {
          resources.append(resource)
        } else {
          target.isEveryResourceKnown = false
          uncertain("a resource of target '\(target.name)'", gap(of: choice, near: target.place))
        }
      }
    }
    return resources
  }

  private func gap(of value: ManifestValue, near place: SourcePlace) -> ManifestGap {
    if case .unknown(let gap) = value { return gap }
    let call = value.call
    return ManifestGap(
      file: place.file, line: call?.line ?? place.line ?? 1, column: call?.column ?? place.column ?? 1,
      code: call.map { ".\($0.name)(…)" } ?? "resources")
  }

  private func resource(_ call: ManifestCall, _ isCertain: Bool) -> PackageTarget.Resource? {
    let rules: [String: PackageTarget.Resource.Rule] = [
      "copy": .copy, "embedInCode": .embedInCode, "process": .process,
    ]
    guard let rule = rules[call.name], let path = call[nil]?.text else { return nil }
    let localization =
      switch call["localization"]?.call?.name {
      case "base": "Base"
      case "default": package.defaultLocalization ?? "en"
      default: String?.none
      }
    return PackageTarget.Resource(path: path, rule: rule, localization: localization, isCertain: isCertain)
  }

  private mutating func dependencies(_ value: ManifestValue) -> [DeclaredDependency] {
    var dependencies: [DeclaredDependency] = []
    for element in value.elements {
      let choices = element.value.possibilities
      for choice in choices {
        if case .unknown(let gap) = choice { uncertain("a dependency", gap) }
        guard var dependency = dependency(choice) else { continue }
        dependency.isCertain = dependency.isCertain && element.isCertain && choices.count == 1
        dependencies.append(dependency)
      }
    }
    return dependencies
  }

  /// A name alone, or `.target`, `.product` and `.byName`, perhaps for some platforms only.
  private func dependency(_ value: ManifestValue) -> DeclaredDependency? {
    if let name = value.text { return DeclaredDependency(name: name, package: "") }
    guard let call = value.call, let name = call["name"]?.possibilities.first?.text else { return nil }
    let isCertain = call["condition"] == nil || call["condition"] == .absent
    switch call.name {
    case "target": return DeclaredDependency(name: name, isCertain: isCertain)
    case "product":
      let package = call["package"]?.possibilities.first?.text ?? name
      return DeclaredDependency(name: name, package: package, isCertain: isCertain)
    case "byName": return DeclaredDependency(name: name, package: "", isCertain: isCertain)
    default: return nil
    }
  }
}
