import Findings

/// What the files of a project declare, before anything is built: its targets, and what could not be understood.
///
/// All paths are relative to the folder that was read, with `/`; all lists are in byte order of names or paths, so that
/// two readings of the same files are equal.
package struct DeclaredProject: Sendable, Hashable {
  /// Every target of every package, Xcode project and generator's project.
  package var targets: [DeclaredTarget]
  /// What was read: `Package.swift`, `App.xcodeproj`, `Project.swift`, …
  package var sources: [ProjectFile]
  /// What is there and could not be read or understood; each is reported, and the rest is used.
  package var notices: [ProjectNotice]
  /// Every file of the folder, without what builds and package tools put there; a folder that Xcode or SwiftPM take as one
  /// thing counts as a file.
  package var files: [String]
  /// Manifests of generators whose Xcode project lies beside them.
  package var written: [WrittenProject] = []

  package init(
    targets: [DeclaredTarget] = [], sources: [ProjectFile] = [], notices: [ProjectNotice] = [], files: [String] = []
  ) {
    self.targets = targets
    self.sources = sources
    self.notices = notices
    self.files = files
  }

  /// The targets whose sources hold this Swift file.
  package func targets(compiling path: String) -> [DeclaredTarget] { targets.filter { $0.sources.contains(path) } }

  /// The target of that name in the same project, else of that name in any.
  package func target(_ name: String, near file: String? = nil) -> DeclaredTarget? {
    targets.first { $0.name == name && $0.place.file == file } ?? targets.first { $0.name == name }
  }

  /// The app of an Xcode project that is the same program as an executable of a package: they compile the same files, so
  /// that it can be built both ways.
  package func twin(ofExecutable target: DeclaredTarget) -> DeclaredTarget? {
    guard target.kind == .executable, target.isInPackage, !target.sources.isEmpty else { return nil }
    let own = Set(target.sources)
    return targets.first { other in
      other.kind.isProduct && !other.isInPackage && own.intersection(other.sources).count * 2 > own.count
    }
  }
}
