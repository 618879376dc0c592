import Findings

/// Reads what the files of a folder declare: Swift packages, Xcode projects, and projects of generators.
package struct ProjectReader {
  private let tree: ProjectTree
  private var project = DeclaredProject()
  private var packages: [SwiftPackage] = []

  /// Everything that the folder declares; the same for the same files. Never fails: what cannot be read is a notice.
  package static func read(folder: String) -> DeclaredProject {
    var reader = ProjectReader(tree: ProjectTree(folder))
    reader.noteUnreadableFolders()
    reader.readPackages()
    reader.readXcodeProjects()
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
      project.notices.append(ProjectNotice(.unreadable, at: SourcePlace(file: folder), message))
    }
  }

  private mutating func readPackages() {
    for file in files(named: "Package.swift") where isManifest(file) {
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

  /// Names the targets of packages that targets of other projects use.
  private mutating func resolve() {
    let resolution = PackageResolution(packages: packages)
    for index in project.targets.indices {
      project.targets[index].dependencies = project.targets[index].dependencies.map(resolution.resolved)
    }
  }

  private mutating func merge(_ part: DeclaredProject) {
    project.targets += part.targets
    project.sources += part.sources
    for notice in part.notices where !project.notices.contains(notice) { project.notices.append(notice) }
  }

  /// Whether it is a package's manifest, and not a source file of that name.
  private func isManifest(_ file: String) -> Bool {
    guard file.contains("/"), let bytes = tree.bytes(file, limit: Manifest.maximumSize) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("swift-tools-version:") || text.contains("PackageDescription")
  }

  private func files(named name: String) -> [String] { tree.files.filter { FilePath.name(of: $0) == name } }
}

// MARK: -

extension ProjectReader {
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
