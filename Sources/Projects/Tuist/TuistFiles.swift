/// The files that a target of Tuist names, by path or pattern.
struct TuistFiles {
  let tree: ProjectTree

  private static let code: Set<String> = [
    "c", "cc", "cpp", "d", "entitlements", "h", "hpp", "intentdefinition", "m", "metal", "mlmodel", "mm", "s", "swift",
  ]
  /// Folders that are one thing in a bundle.
  private static let packages: Set<String> = ["app", "bundle", "framework", "xcstickers"]

  /// Swift files that match, less the excluded ones.
  func sources(_ pattern: String, excluding: [String] = []) -> [String] {
    matching(pattern, excluding).filter { $0.hasSuffix(".swift") }
  }

  /// Resources that match: everything but code; a folder such as `Settings.bundle` is one of them.
  func resources(_ pattern: String, excluding: [String] = [], isCertain: Bool = true) -> [DeclaredResource] {
    var seen: Set<String> = []
    return matching(pattern, excluding).compactMap { file in
      let item = packageFolder(of: file) ?? file
      guard !Self.code.contains(FilePath.extension(of: item)), seen.insert(item).inserted else { return nil }
      let isFolder = item != file
      return DeclaredResource(
        path: item, rule: isFolder ? .copy : .process, localization: FilePath.localization(of: item),
        isCertain: isCertain)
    }
  }

  private func matching(_ pattern: String, _ excluding: [String]) -> [String] {
    let excluded = excluding.map { PathPattern($0) }
    return candidates(pattern).filter { file in !excluded.contains { $0.matches(file) } }
  }

  private func candidates(_ pattern: String) -> [String] {
    guard PathPattern.isPattern(pattern) else {
      return tree.contains(pattern) ? [pattern] : Array(tree.files(below: pattern))
    }
    let matcher = PathPattern(pattern)
    return tree.files(below: matcher.base).filter { matcher.matches($0) || isInMatch($0, matcher) }
  }

  /// Whether it lies in a folder that matches as a whole: `Resources/*` takes `Resources/en.lproj` with its files.
  private func isInMatch(_ file: String, _ matcher: PathPattern) -> Bool {
    let folder = FilePath.folder(of: file)
    return FilePath.localization(of: file) != nil && matcher.matches(folder)
      || packageFolder(of: file).map(matcher.matches) == true
  }

  private func packageFolder(of file: String) -> String? {
    var path = ""
    for part in FilePath.folder(of: file).split(separator: "/") {
      path = path.isEmpty ? String(part) : "\(path)/\(part)"
      if Self.packages.contains(FilePath.extension(of: path)) { return path }
    }
    return nil
  }
}
