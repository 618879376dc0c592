internal import InstalledProducts

/// Whether the entries of an archive are one tree, in which each path is one thing.
struct ArchiveTree {
  private enum Kind {
    case folder
    case other
  }

  private var kinds: [String: Kind] = [:]
  /// Folders that something lies in.
  private var used: Set<String> = [""]

  /// Finds paths that are listed twice, and files or links in which something lies.
  static func check(_ entries: [ZipEntry], _ problems: inout ArchiveProblems) {
    var tree = Self()
    tree.kinds.reserveCapacity(entries.count)
    for entry in entries { tree.add(entry, &problems) }
    for entry in entries where entry.kind != .folder && tree.used.contains(entry.path) {
      let kind = entry.kind == .link ? "link" : "file"
      problems.add(entry.name, "is a \(kind), and another entry lies in it as in a folder")
    }
  }

  private mutating func add(_ entry: ZipEntry, _ problems: inout ArchiveProblems) {
    let kind = entry.kind == .folder ? Kind.folder : .other
    let known = kinds.updateValue(kind, forKey: entry.path)
    // A folder that is listed twice is still the same folder.
    if let known, known != .folder || kind != .folder { problems.add(entry.name, "is listed twice") }
    var folder = RelativeName.folder(of: entry.path)
    while used.insert(folder).inserted { folder = RelativeName.folder(of: folder) }
  }
}
