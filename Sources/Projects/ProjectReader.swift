import Findings

/// Reads what the files of a folder declare: Swift packages, Xcode projects, and projects of generators.
package struct ProjectReader {
  private let tree: ProjectTree
  private var project = DeclaredProject()
  private var packages: [SwiftPackage] = []

  /// Everything that the folder declares; the same for the same files. Never fails: what cannot be read is a notice.
  ///
  /// - Parameter graph: the JSON of `tuist graph` or `xcodegen dump`, absolute or relative to the folder; it stands in
  ///   for the manifests of these generators.
  package static func read(folder: String, graph: String? = nil) -> DeclaredProject {
    var reader = ProjectReader(tree: ProjectTree(folder))
    reader.noteUnreadableFolders()
    reader.readPackages()
    reader.readXcodeProjects()
    reader.readWorkspaces()
    if let graph {
      reader.readGraph(graph)
    } else {
      reader.readTuistProjects()
      reader.readXcodeGenProjects()
    }
    reader.resolve()
    return reader.sorted
  }

  private init(tree: ProjectTree) {
    self.tree = tree
    project.files = tree.files
  }

  private mutating func noteUnreadableFolders() {
    for folder in tree.unreadable {
      let message = "the folder '\(folder)' cannot be listed; make it readable, or leave it out of the project"
      note(.unreadable, folder, message)
    }
    for link in tree.dangling {
      let message = "'\(link)' is a symbolic link that leads nowhere; bring back what it leads to, or remove the link"
      note(.unreadable, link, message)
    }
    for path in tree.misplaced {
      note(
        .unreadable, path,
        "'\(path)' is no file; expected a manifest by this name, bring it back or rename what is there")
    }
  }

  private mutating func readPackages() {
    for file in files(named: "Package.swift", mentioning: ["swift-tools-version:", "PackageDescription"]) {
      packages.append(SwiftPackageReader.read(FilePath.folder(of: file), in: tree))
    }
    let resolution = PackageResolution(packages: packages)
    for package in packages {
      var part = package.declared(in: tree)
      for index in part.targets.indices {
        part.targets[index].dependencies = part.targets[index].dependencies.map { resolution.resolved($0, in: package) }
      }
      merge(part)
    }
  }

  private mutating func readXcodeProjects() {
    for path in tree.files where FilePath.extension(of: path) == "xcodeproj" {
      merge(XcodeProjectReader.read(path, in: tree.folder))
    }
  }

  /// What a workspace holds together is read where it lies in the folder; what a dependency manager puts there is not.
  private mutating func readWorkspaces() {
    for path in tree.files where FilePath.extension(of: path) == "xcworkspace" {
      let reading = XcodeWorkspaceReader.read(path, in: tree.folder)
      merge(reading.declared)
      for reference in reading.references where reference.path == ".." || reference.path.hasPrefix("../") {
        note(.uncertain, path, TuistWorkspaceReader.outside(path, reference.path))
      }
    }
  }

  private mutating func readTuistProjects() {
    for file in files(named: "Project.swift", mentioning: ["ProjectDescription"]) {
      merge(unwritten(TuistReader.read(file, in: tree), beside: file))
    }
    for file in tree.files where FilePath.name(of: file) == "Workspace.swift" {
      if let part = TuistWorkspaceReader.read(file, in: tree) { merge(part) }
    }
  }

  /// What a manifest says beyond the Xcode project that its generator wrote, where nothing is left open.
  private mutating func unwritten(_ part: DeclaredProject, beside file: String) -> DeclaredProject {
    let written = written(beside: file)
    guard !written.isEmpty else { return part }
    compare(part, file, written)
    var part = part
    let names = Set(written.map(\.name))
    part.targets.removeAll { names.contains($0.name) }
    part.notices = []
    if part.targets.isEmpty { part.sources = [] }
    return part
  }

  private mutating func readXcodeGenProjects() {
    for file in files(named: "project.yml", mentioning: ["targets:"]) {
      let part = XcodeGenReader.read(file, in: tree)
      if isWritten(file) { compare(part, file, written(beside: file)) } else { merge(part) }
    }
  }

  /// The targets of the Xcode projects beside a generator's manifest.
  private func written(beside file: String) -> [DeclaredTarget] {
    let folder = FilePath.folder(of: file)
    return project.targets.filter {
      FilePath.extension(of: $0.project) == "xcodeproj" && FilePath.folder(of: $0.project) == folder
    }
  }

  private mutating func compare(_ part: DeclaredProject, _ file: String, _ written: [DeclaredTarget]) {
    guard let pair = WrittenProject(part, file, written: written, notices: project.notices) else { return }
    project.written.append(pair)
  }

  /// The graph's projects; what a generator wrote beside them says the same again.
  private mutating func readGraph(_ graph: String) {
    let part = ProjectGraphReader.read(graph, in: tree)
    let names = Set(part.targets.map(\.name))
    let written = Set(project.sources.filter { $0.format == .xcodeProject }.map(\.path))
    project.targets.removeAll { written.contains($0.project) && names.contains($0.name) }
    merge(part)
  }

  /// Names the targets of packages that targets of other projects use, and none that are not there.
  private mutating func resolve() {
    let resolution = PackageResolution(packages: packages)
    let names = Set(project.targets.map(\.name))
    for index in project.targets.indices {
      for place in project.targets[index].dependencies.indices {
        var dependency = resolution.resolved(project.targets[index].dependencies[place])
        dependency.targets.removeAll { !names.contains($0) }
        project.targets[index].dependencies[place] = dependency
      }
    }
  }
}

// MARK: -

extension ProjectReader {
  private mutating func merge(_ part: DeclaredProject) {
    project.targets += part.targets
    project.sources += part.sources
    for notice in part.notices where !project.notices.contains(notice) { project.notices.append(notice) }
  }

  private mutating func note(_ weight: ProjectNotice.Weight, _ file: String, _ message: String) {
    project.notices.append(ProjectNotice(weight, at: SourcePlace(file: file), message))
  }

  /// Whether an Xcode project lies beside a generator's manifest.
  private func isWritten(_ file: String) -> Bool {
    let folder = FilePath.folder(of: file)
    return tree.files(below: folder).contains {
      FilePath.extension(of: $0) == "xcodeproj" && FilePath.folder(of: $0) == folder
    }
  }

  /// Manifests of that name: at the top every one, elsewhere those with one of the words, as sources can have the name,
  /// and what is no text at all.
  private func files(named name: String, mentioning words: [String]) -> [String] {
    tree.files.filter { file in
      guard FilePath.name(of: file) == name else { return false }
      guard file.contains("/"), let bytes = tree.bytes(file, limit: Manifest.maximumSize) else { return true }
      guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { return true }
      return words.contains { text.contains($0) }
    }
  }

  /// The project with all its lists in the order that `DeclaredProject` promises.
  private var sorted: DeclaredProject {
    var project = project
    project.targets.sort { $0.name == $1.name ? Self.isBefore($0.place, $1.place) : $0.name.isBefore($1.name) }
    project.sources.sort { $0.path.isBefore($1.path) }
    project.notices.sort { $0.place == $1.place ? $0.message.isBefore($1.message) : Self.isBefore($0.place, $1.place) }
    return project
  }

  private static func isBefore(_ first: SourcePlace, _ second: SourcePlace) -> Bool {
    guard first.file == second.file else { return first.file.isBefore(second.file) }
    return (first.line ?? 0, first.column ?? 0) < (second.line ?? 0, second.column ?? 0)
  }
}
