import OwnershipManifest

/// What the path of a table's file says: the table, and the language folder it lies in.
struct TableFileName {
  var table: String
  var isCatalog: Bool
  /// Nil outside any language folder.
  var localization: String?
  /// The folder that holds it, or that holds the language folders.
  var folder: String

  /// Nil for a path that is no table's, lies inside of a bundle that is copied as it is, or in a folder of tests.
  init?(_ path: String) {
    // The project has thousands of other files.
    guard Self.endings.contains(where: path.hasSuffix) else { return nil }
    var parts = path.split(separator: "/").map(String.init)
    guard let name = parts.popLast(), let dot = name.lastIndex(of: ".") else { return nil }
    let suffix = name[dot...]
    guard Self.endings.contains(String(suffix)) else { return nil }
    table = String(name[..<dot])
    isCatalog = suffix == ".xcstrings"
    if let last = parts.last, last.hasSuffix(".lproj") {
      localization = String(last.dropLast(".lproj".count))
      parts.removeLast()
    } else {
      localization = nil
    }
    folder = parts.isEmpty ? "." : parts.joined(separator: "/")
    let isBundled = parts.contains { $0.hasSuffix(".bundle") || $0.hasSuffix(".framework") || $0.hasSuffix(".app") }
    guard !isBundled, !parts.contains(where: { Self.isOfTests($0) }) else { return nil }
    guard isCatalog || localization != nil else { return nil }
  }

  private static let endings = [".xcstrings", ".strings", ".stringsdict"]

  private static func isOfTests(_ folder: String) -> Bool {
    ["Tests", "UITests", "Fixtures"].contains { folder == $0 || folder.hasSuffix($0) }
  }
}
