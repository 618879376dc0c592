import Findings

/// Finds the folder of a package's target as SwiftPM does.
struct PackageTargetFolder {
  let package: SwiftPackage
  let tree: ProjectTree

  /// The folder, nil where there is none; and what is wrong with how it is written.
  func folder(of target: PackageTarget) -> (folder: String?, notice: ProjectNotice?) {
    guard target.declaration != "binaryTarget" else { return (nil, nil) }
    guard let paths = target.paths else { return defaultFolder(of: target) }
    let candidates = paths.compactMap { FilePath.join(package.folder, $0) }
    let found = candidates.first { tree.isFolder($0) } ?? candidates.lazy.compactMap { tree.spelling(of: $0) }.first
    guard let found else { return (nil, missing(target, "path '\(paths[0])'")) }
    if !candidates.contains(found) { return (found, misspelled(target, paths[0], found)) }
    guard paths.count > 1 else { return (found, nil) }
    let message = "the path of target '\(target.name)' depends on what only a build knows; '\(found)' is used"
    return (found, ProjectNotice(.uncertain, at: target.place, message))
  }

  private func defaultFolder(of target: PackageTarget) -> (String?, ProjectNotice?) {
    let names = Self.folders(for: target.declaration).compactMap { FilePath.join(package.folder, $0) }
    guard let parent = names.first(where: tree.isFolder) else {
      return (nil, missing(target, "folder '\(FilePath.join(names[0], target.name) ?? "")'"))
    }
    let own = "\(parent)/\(target.name)"
    if tree.isFolder(own) { return (own, nil) }
    if package.toolsVersion >= ToolsVersion(5, 9), isAlone(target), !isTaken(parent, from: target) {
      return (parent, nil)
    }
    guard let other = tree.spelling(of: own), tree.isFolder(other) else {
      return (nil, missing(target, "folder '\(own)'"))
    }
    return (other, misspelled(target, own, other))
  }

  /// The places where SwiftPM looks, the first that is there wins.
  private static func folders(for declaration: String) -> [String] {
    switch declaration {
    case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }

  /// Whether no other target shares its kind's folder.
  private func isAlone(_ target: PackageTarget) -> Bool {
    let group = Self.folders(for: target.declaration)
    return package.targets.filter { Self.folders(for: $0.declaration) == group }.count == 1
  }

  /// Whether the folder is the modules' own, whose files no test target takes over.
  private func isTaken(_ folder: String, from target: PackageTarget) -> Bool {
    target.declaration == "testTarget" && FilePath.name(of: folder) != "Tests"
      && package.targets.contains {
        $0.paths == nil && Self.folders(for: $0.declaration).contains("src") && $0 != target
      }
  }

  private func missing(_ target: PackageTarget, _ what: String) -> ProjectNotice {
    let message =
      "target '\(target.name)' has no \(what) in '\(package.folder.isEmpty ? "." : package.folder)'; "
      + "create it, or correct 'path:' of the target"
    return ProjectNotice(target.declaration == "testTarget" ? .remark : .uncertain, at: target.place, message)
  }

  private func misspelled(_ target: PackageTarget, _ written: String, _ found: String) -> ProjectNotice {
    let message =
      "target '\(target.name)' says '\(written)', but the folder is '\(found)'; spell it like the folder, "
      + "as this builds only on disks that ignore case"
    return ProjectNotice(.remark, at: target.place, message)
  }
}
