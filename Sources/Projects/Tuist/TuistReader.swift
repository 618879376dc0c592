import Findings

/// Reads a Tuist project's `Project.swift` as far as it is written out.
struct TuistReader {
  private let tree: ProjectTree
  private let paths: TuistPaths
  private var project: TuistProject
  private var declared = DeclaredProject()
  private var conditional: [(name: String, place: SourcePlace)] = []

  /// The project that the manifest at that path declares.
  static func read(_ file: String, in tree: ProjectTree) -> DeclaredProject {
    var reader = TuistReader(tree: tree, file: file)
    reader.read()
    return reader.declared
  }

  private init(tree: ProjectTree, file: String) {
    self.tree = tree
    let folder = FilePath.folder(of: file)
    paths = TuistPaths(folder: folder, tree: tree)
    project = TuistProject(file: file, folder: folder, name: FilePath.name(of: folder.isEmpty ? tree.folder : folder))
  }

  private mutating func read() {
    guard let bytes = tree.bytes(project.file, limit: Manifest.maximumSize) else {
      return note(.unreadable, "'\(project.file)' cannot be read; expected a Tuist manifest of at most 2 MB")
    }
    let shared = paths.helpers.compactMap { file in
      tree.bytes(file, limit: Manifest.maximumSize).map { (file: file, bytes: $0) }
    }
    guard let manifest = Manifest.read(bytes, file: project.file, shared: shared) else {
      return note(.unreadable, ManifestNotices.unread(project.file))
    }
    guard let call = manifest.call("Project") else {
      return note(.unreadable, "'\(project.file)' makes its project in code that is not run here; \(Self.remedy)")
    }
    for gap in manifest.gaps { declared.notices.append(ManifestNotices.change(gap)) }
    read(call)
    declared.sources = [project.source]
  }

  /// What to do where literals do not tell.
  static let remedy = "write 'tuist graph --format json' and pass the file with --project-graph"

  private mutating func note(_ weight: ProjectNotice.Weight, _ message: String) {
    declared.notices.append(ProjectNotice(weight, at: SourcePlace(file: project.file), message))
  }

  private mutating func unclear(_ what: String, _ value: ManifestValue?, at call: ManifestCall) {
    var place = SourcePlace(file: call.file, line: call.line, column: call.column)
    var code = ""
    if case .unknown(let gap)? = value {
      place = SourcePlace(file: gap.file, line: gap.line, column: gap.column)
      code = " ('\(gap.code)')"
    }
    let message = "\(what) depends on code that is not run here\(code); \(Self.remedy)"
    let notice = ProjectNotice(.uncertain, at: place, message)
    if !declared.notices.contains(notice) { declared.notices.append(notice) }
  }
}

// MARK: - The project

extension TuistReader {
  private mutating func read(_ call: ManifestCall) {
    if let name = call["name"]?.possibilities.first?.text {
      project.name = name
    } else {
      unclear("the project's name", call["name"], at: call)
    }
    if let options = call["options"]?.call {
      project.makesBundles = options["disableBundleAccessors"]?.boolean != true
      project.developmentRegion = options["developmentRegion"]?.text ?? project.developmentRegion
      project.knownRegions = options["defaultKnownRegions"]?.elements.compactMap(\.value.text)
    }
    project.settings = settings(call["settings"])
    for element in call["targets"]?.elements ?? [] {
      for choice in element.value.possibilities {
        if let target = choice.call, target.name == "target" || target.name == "Target" {
          read(target, isCertain: element.isCertain && element.value.possibilities.count == 1)
        } else {
          unclear("a target", choice, at: choice.call ?? call)
        }
      }
    }
    if let notice = ManifestNotices.conditional(conditional) { declared.notices.append(notice) }
    TuistEmbedding.apply(to: &declared.targets[...])
  }

  /// Settings written out as `.settings(base: ["NAME": "value"])`.
  private func settings(_ value: ManifestValue?) -> [String: String] {
    guard case .dictionary(let pairs)? = value?.call?["base"] else { return [:] }
    var settings: [String: String] = [:]
    for pair in pairs {
      if let name = pair.key.text, let value = pair.value.text { settings[name] = value }
    }
    return settings
  }
}

// MARK: - Targets

extension TuistReader {
  private mutating func read(_ call: ManifestCall, isCertain: Bool) {
    guard let name = call["name"]?.possibilities.first?.text else {
      return unclear("the name of a target", call["name"], at: call)
    }
    guard let word = call["product"]?.possibilities.first?.call?.name,
      let product = TuistProduct(word, isForWatchOnly: isForWatchOnly(call))
    else { return unclear("the product of target '\(name)'", call["product"], at: call) }
    let place = SourcePlace(file: project.file, line: call.line, column: call.column)
    if !isCertain { conditional.append((name, place)) }
    var target = DeclaredTarget(name: name, kind: product.kind, place: place)
    target.productName = call["productName"]?.text ?? TuistProject.productName(name)
    target.module = TuistProject.identifier(target.productName)
    target.settings = project.settings.merging(settings(call["settings"])) { $1 }
    target.bundleIdentifier = call["bundleId"]?.possibilities.first?.text
    target.deploymentTargets = deploymentTargets(call)
    target.sources = sources(call, of: name)
    target.resources = resources(call, of: name, isCertain: isCertain)
    target.dependencies = dependencies(call, of: name)
    readInfo(call, &target)
    declared.targets.append(project.completed(target, product: product))
  }

  private func isForWatchOnly(_ call: ManifestCall) -> Bool {
    let destinations = call["destinations"]?.elements.compactMap(\.value.call?.name) ?? []
    return !destinations.isEmpty && destinations.allSatisfy { $0 == "appleWatch" || $0 == "watchOS" }
  }

  private func deploymentTargets(_ call: ManifestCall) -> [String: String] {
    guard let value = call["deploymentTargets"]?.call else { return [:] }
    if let version = value[nil]?.text { return [value.name: version] }
    var targets: [String: String] = [:]
    for argument in value.arguments {
      if let platform = argument.label, let version = argument.value.text { targets[platform] = version }
    }
    return targets
  }

  /// The glob patterns of an argument: texts, or calls that hold them.
  private mutating func globs(
    _ value: ManifestValue?, _ what: String, at call: ManifestCall
  ) -> [(glob: TuistGlob, isCertain: Bool)] {
    var globs: [(glob: TuistGlob, isCertain: Bool)] = []
    for element in value?.elements ?? [] {
      let choices = element.value.possibilities
      for choice in choices {
        let found = paths.globs(choice)
        if found.isEmpty, choice != .absent { unclear(what, choice, at: call) }
        globs += found.map { ($0, element.isCertain && choices.count == 1) }
      }
    }
    return globs
  }

  private mutating func sources(_ call: ManifestCall, of name: String) -> [String] {
    let files = TuistFiles(tree: tree)
    let labels = ["sources", "buildableFolders"]
    var named: [(glob: TuistGlob, isCertain: Bool)] = []
    for label in labels { named += globs(call[label], "a part of '\(label)' of target '\(name)'", at: call) }
    return Array(Set(named.flatMap { files.sources($0.glob.pattern, excluding: $0.glob.excluded) }))
  }

  private mutating func resources(
    _ call: ManifestCall, of name: String, isCertain: Bool
  ) -> [DeclaredResource] {
    let files = TuistFiles(tree: tree)
    var resources: [String: DeclaredResource] = [:]
    for label in ["resources", "buildableFolders"] {
      for (glob, isSure) in globs(call[label], "a part of '\(label)' of target '\(name)'", at: call) {
        let isMember = isCertain && isSure
        let found =
          glob.isFolder
          ? [DeclaredResource(path: glob.pattern, rule: .copy, isCertain: isMember)]
          : files.resources(glob.pattern, excluding: glob.excluded, isCertain: isMember)
        for resource in found where resources[resource.path]?.isCertain != true { resources[resource.path] = resource }
      }
    }
    return Array(resources.values)
  }

  private mutating func dependencies(_ call: ManifestCall, of name: String) -> [DeclaredDependency] {
    var dependencies: [DeclaredDependency] = []
    for element in call["dependencies"]?.elements ?? [] {
      let choices = element.value.possibilities
      for choice in choices {
        guard let value = choice.call else {
          unclear("a dependency of target '\(name)'", choice, at: call)
          continue
        }
        guard var dependency = dependency(value) else { continue }
        dependency.isCertain = dependency.isCertain && element.isCertain && choices.count == 1
        dependencies.append(dependency)
      }
    }
    return dependencies
  }

  /// Targets, projects and packages; what is prebuilt or the system's has no text of this project.
  private func dependency(_ call: ManifestCall) -> DeclaredDependency? {
    let isCertain = call["condition"] == nil || call["condition"] == .absent
    switch call.name {
    case "target":
      guard let name = call["name"]?.text ?? call[nil]?.text else { return nil }
      return DeclaredDependency(name: name, targets: [name], isCertain: isCertain)
    case "project":
      guard let name = call["target"]?.text else { return nil }
      let path = call["path"].flatMap { paths.path($0) } ?? name
      return DeclaredDependency(name: name, package: path, targets: [name], isCertain: isCertain)
    case "external", "package":
      guard let name = call["name"]?.text ?? call["product"]?.text else { return nil }
      return DeclaredDependency(name: name, package: name, isCertain: isCertain)
    default: return nil
    }
  }
}

// MARK: - Info.plist

extension TuistReader {
  private mutating func readInfo(_ call: ManifestCall, _ target: inout DeclaredTarget) {
    guard target.kind != .staticLibrary, target.kind != .dynamicLibrary else { return }
    let value =
      call["infoPlist"]?.possibilities.first ?? .call(ManifestCall(name: "default", file: "", line: 1, column: 1))
    let variables = project.variables(of: target)
    if let path = value.text ?? value.call.flatMap({ $0.name == "file" ? $0["path"]?.text : nil }) {
      guard let file = paths.path(.text(path)) else { return }
      let (info, notices) = DeclaredInfo.read(file, in: tree.folder, variables: variables)
      target.info = info
      declared.notices += notices
      return
    }
    guard let word = value.call?.name, ["default", "dictionary", "extendingDefault"].contains(word) else {
      return unclear("the Info.plist of target '\(target.name)'", value, at: call)
    }
    var values: [String: Any] = word == "dictionary" ? [:] : TuistProject.defaultInfo
    if let given = value.call?["with"] ?? value.call?[nil] {
      values.merge(given.propertyList as? [String: Any] ?? [:]) { $1 }
    }
    let place = SourcePlace(file: project.file, line: call.line, column: call.column)
    let (info, notices) = DeclaredInfo.read(values, at: place, variables: variables)
    target.info = info
    target.info?.file = nil
    declared.notices += notices
  }
}
