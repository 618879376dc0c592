import Foundation
import OwnershipManifest

/// Finds Swift files below a folder; builds, hidden folders and links to folders are left out.
enum SwiftFiles {
  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Paths relative to `root` in no order; nil where there is neither a folder nor a Swift file.
  static func paths(in path: String, below root: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return path.hasSuffix(".swift") ? [path] : nil }
    var found: [String] = []
    var waiting = [path]
    while let folder = waiting.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)") else { return nil }
      for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
        let inner = RelativePath.joined(folder, name)
        if name.hasSuffix(".swift") {
          found.append(inner)
        } else if isRealFolder("\(root)/\(inner)") {
          waiting.append(inner)
        }
      }
    }
    return found
  }

  /// False for a link, which may lead back to a folder above.
  private static func isRealFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
