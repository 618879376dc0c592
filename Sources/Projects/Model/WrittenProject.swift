package import Findings

/// A generator's manifest that is written out to the last target, beside the one Xcode project that it made.
package struct WrittenProject: Sendable, Hashable {
  package struct Target: Sendable, Hashable {
    package var name: String
    /// Where the manifest declares it.
    package var place: SourcePlace
  }

  /// `App/Project.swift`
  package var manifest: String
  /// `App/App.xcodeproj`
  package var project: String
  /// Targets of the manifest that the Xcode project lacks, in byte order of names.
  package var missing: [Target]
  /// Targets of the Xcode project that the manifest does not declare, in byte order; without those that a generator makes
  /// for itself.
  package var undeclared: [String]
}

extension WrittenProject {
  /// Nil where anything is left open.
  init?(_ part: DeclaredProject, _ manifest: String, written: [DeclaredTarget], notices: [ProjectNotice]) {
    let projects = Set(written.map(\.project))
    guard part.notices.isEmpty, !part.targets.isEmpty, projects.count == 1, let project = projects.first,
      !notices.contains(where: { $0.place.file == project || $0.place.file.hasPrefix("\(project)/") }),
      part.sources.contains(where: { "\($0.name).xcodeproj" == FilePath.name(of: project) }),
      !part.targets.contains(where: { $0.name.contains("$") })
    else { return nil }
    self.manifest = manifest
    self.project = project
    let names = Set(written.map(\.name))
    let declared = Set(part.targets.map(\.name))
    missing = part.targets.filter { !names.contains($0.name) }.map { Target(name: $0.name, place: $0.place) }
      .sorted { $0.name.isBefore($1.name) }
    undeclared = written.filter { $0.kind != .other && $0.kind != .resourceBundle && !declared.contains($0.name) }
      .map(\.name).sorted { $0.isBefore($1) }
  }
}
