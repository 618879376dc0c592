/// The packages that a project names.
struct XcodePackages {
  private let objects: XcodeObjects
  private let sourceRoot: String
  /// The texts of the manifests of packages that are folders of the project, by their folders in byte order.
  private let manifests: [(folder: String, text: String)]
  /// The folders of local packages, in byte order.
  let folders: [String]

  init(_ project: XcodeProject, folders listed: ListedFolders) {
    objects = project.objects
    sourceRoot = project.sourceRoot
    let inGroups = project.objects.all("PBXFileReference").compactMap { reference in
      Self.mayBePackage(reference) ? project.paths[reference.id] : nil
    }
    let inFolders = inGroups.filter { listed.contains(XcodePath.joined($0, "Package.swift")) }
    let named = project.objects.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
    folders = Set(inFolders + named.map { XcodePath.joined(project.sourceRoot, $0) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    manifests = Set(inFolders).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder in
      let bytes = PlainFile.bytes("\(project.folder)/\(folder)/Package.swift") ?? []
      return (folder, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A product that a target uses; the package is the folder or the URL that the project names.
  func dependency(on product: XcodeObject, isEmbedded: Bool = false, isCertain: Bool) -> DeclaredDependency? {
    // A plugin of a package is written `plugin:Name`.
    guard let written = product.text("productName") else { return nil }
    let name = written.hasPrefix("plugin:") ? String(written.dropFirst("plugin:".count)) : written
    return DeclaredDependency(
      name: name, package: package(of: product, name: name), isEmbedded: isEmbedded, isCertain: isCertain)
  }

  // MARK: -

  /// A product of a package that is a folder of the project names no package; its manifest names the product.
  private func package(of product: XcodeObject, name: String) -> String? {
    if let reference = objects.object("package", of: product) {
      let path = reference.text("relativePath").map { XcodePath.joined(sourceRoot, $0) }
      return path ?? reference.text("repositoryURL")
    }
    return manifests.first { $0.text.contains("\"\(name)\"") }?.folder
  }

  private static func mayBePackage(_ reference: XcodeObject) -> Bool {
    let type = reference.text("explicitFileType") ?? reference.text("lastKnownFileType")
    return type.map { $0 == "folder" || $0 == "wrapper" } ?? XcodePath.suffix(of: reference.text("path") ?? "").isEmpty
  }
}
