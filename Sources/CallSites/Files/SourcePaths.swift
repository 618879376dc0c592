package import Foundation

/// The Swift files under folders.
package enum SourcePaths {
  /// Folders whose code belongs to somebody else, to a build or to tests, unless they are named themselves.
  private static let skipped: Set<String> = ["Carthage", "Checkouts", "DerivedData", "Pods", "SourcePackages", "Tests"]

  /// Folders that are one thing to whoever builds, by their extension: `Feature.Home` is none of them.
  private static let opaque: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "lproj", "mlpackage", "playground", "playgroundbook", "scnassets",
    "xcarchive", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcworkspace",
  ]

  /// Every `.swift` file in or at `paths` (relative to `folder`), sorted by bytes, each once. Folders that begin with a
  /// dot, of dependencies and of tests are left out. What does not exist gives nothing.
  package static func files(in paths: [String], of folder: URL) -> [String] {
    var found: Set<String> = []
    for path in paths { collect(path, folder, into: &found) }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(_ path: String, _ folder: URL, into found: inout Set<String>) {
    let root = folder.appendingPathComponent(path)
    var waiting = [path == "." ? "" : path]
    if path.hasSuffix(".swift"), !isFolder(root) {
      if FileManager.default.fileExists(atPath: root.path) { found.insert(path) }
      return
    }
    while let inner = waiting.popLast() {
      let here = folder.appendingPathComponent(inner).path
      for name in (try? FileManager.default.contentsOfDirectory(atPath: here)) ?? [] where !name.hasPrefix(".") {
        let child = inner.isEmpty ? name : "\(inner)/\(name)"
        if name.hasSuffix(".swift") {
          found.insert(child)
        } else if holdsSources(name), isFolder(folder.appendingPathComponent(child)) {
          waiting.append(child)
        }
      }
    }
  }

  private static func holdsSources(_ name: String) -> Bool {
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init)
    return !skipped.contains(name) && !name.hasSuffix("Tests") && !(suffix.map(opaque.contains) ?? false)
  }

  /// Whether it is a folder itself: a link to one may lead in circles.
  private static func isFolder(_ url: URL) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
