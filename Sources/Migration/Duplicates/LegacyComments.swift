import CallSites
import OwnershipManifest
import StringCatalogs

/// Comments of `.strings` and `.stringsdict` files, which no look-up needs, so that no table has them.
struct LegacyComments {
  private let manifest: Manifest
  /// File → key → comment.
  private var known: [String: [String: String]] = [:]

  init(_ manifest: Manifest) { self.manifest = manifest }

  /// Nil where the file has none for the key, or can have none, as in the binary form.
  mutating func comment(of key: String, in file: String) -> String? {
    if let comments = known[file] { return comments[key] }
    let comments = read(file)
    known[file] = comments
    return comments[key]
  }

  private func read(_ file: String) -> [String: String] {
    // Places name files as seen from the project's folder, which may be above the manifest's.
    let top = manifest.projectPath("x").dropLast()
    guard file.hasPrefix(top), let bytes = FileBytes.whole("\(manifest.folder)/\(file.dropFirst(top.count))"),
      let table = try? LegacyTable(bytes, isStringsDict: file.hasSuffix(".stringsdict"))
    else { return [:] }
    let comments = table.entries.compactMap { entry in entry.comment.map { (entry.key, $0) } }
    return Dictionary(comments) { _, last in last }
  }
}
