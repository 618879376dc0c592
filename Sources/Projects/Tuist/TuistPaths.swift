/// One path or pattern of a manifest, relative to the folder that was read.
struct TuistGlob: Sendable, Hashable {
  var pattern: String
  var excluded: [String] = []
  /// A folder that is copied as it is.
  var isFolder = false
}

/// How a Tuist manifest names files.
struct TuistPaths {
  /// The manifest's folder.
  let folder: String
  /// The nearest folder above it that holds Tuist's own.
  let root: String
  /// Files whose declarations every manifest can use.
  let helpers: [String]

  init(folder: String, tree: ProjectTree) {
    self.folder = folder
    var place = folder
    while !place.isEmpty, !Self.isRoot(place, tree) { place = FilePath.folder(of: place) }
    root = place
    let shared = place.isEmpty ? "Tuist/ProjectDescriptionHelpers" : "\(place)/Tuist/ProjectDescriptionHelpers"
    helpers = tree.files(below: shared).filter { $0.hasSuffix(".swift") }
  }

  private static func isRoot(_ folder: String, _ tree: ProjectTree) -> Bool {
    tree.isFolder("\(folder)/Tuist") || tree.contains("\(folder)/Tuist.swift")
  }

  /// A text, `.relativeToRoot("…")` and their like; `//` begins at the root.
  func path(_ value: ManifestValue) -> String? {
    if let text = value.text {
      return text.hasPrefix("//") ? FilePath.join(root, String(text.dropFirst(2))) : FilePath.join(folder, text)
    }
    guard let call = value.call, let text = call[nil]?.text else { return nil }
    switch call.name {
    case "relativeToRoot": return FilePath.join(root, text)
    case "path", "relativeToCurrentFile", "relativeToManifest": return FilePath.join(folder, text)
    default: return nil
    }
  }

  /// The patterns that a value stands for: one, or those of a list in a call.
  func globs(_ value: ManifestValue) -> [TuistGlob] {
    if let path = path(value) { return [TuistGlob(pattern: path)] }
    guard let call = value.call else { return [] }
    switch call.name {
    case "file", "folder", "glob", "init":
      guard let path = (call["pattern"] ?? call["path"] ?? call[nil]).flatMap(path) else { return [] }
      let excluded = call["excluding"]?.elements.compactMap { self.path($0.value) } ?? []
      return [TuistGlob(pattern: path, excluded: excluded)]
    case "folderReference":
      return call["path"].flatMap(path).map { [TuistGlob(pattern: $0, isFolder: true)] } ?? []
    case "paths", "resources", "sourceFilesList":
      return (call["globs"] ?? call[nil] ?? .absent).elements.flatMap { globs($0.value) }
    default: return []
    }
  }
}
