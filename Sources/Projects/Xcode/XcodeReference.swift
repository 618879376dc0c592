/// A project or package that a project or workspace names.
package struct XcodeReference: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case project
    case package
  }

  package var kind: Kind
  /// Relative to the folder that was read; `..` leads out of it.
  package var path: String
}

extension XcodeReference {
  static func references(in project: XcodeProject) -> [XcodeReference] {
    let found = projects(in: project) + packages(in: project)
    return Set(found).sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
  }

  /// The projects inside of this one.
  private static func projects(in project: XcodeProject) -> [XcodeReference] {
    let entries = project.objects.project.value["projectReferences"]?.list ?? []
    return entries.compactMap { $0["ProjectRef"]?.text.flatMap { project.paths[$0] } }
      .map { XcodeReference(kind: .project, path: $0) }
  }

  /// The packages in folders: named as packages, or folders of the project that hold a `Package.swift`.
  private static func packages(in project: XcodeProject) -> [XcodeReference] {
    let named = project.objects.objects("packageReferences", of: project.objects.project)
      .filter { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { $0.text("relativePath").map { XcodePath.joined(project.sourceRoot, $0) } }
    return named.map { XcodeReference(kind: .package, path: $0) }
  }
}
