/// Files in which a look-up can find something: property lists, tables, the metadata of App Intents.
struct LookUpFiles: Sendable {
  static let all = [
    LookUpFiles(ending: ".plist"), LookUpFiles(ending: ".strings"), LookUpFiles(ending: ".stringsdict"),
    LookUpFiles(ending: ".loctable"), LookUpFiles(ending: ".xcstrings"), LookUpFiles(ending: ".actionsdata"),
    LookUpFiles(folder: "Metadata.appintents", ending: ".json"),
  ]

  /// End of a folder that they lie in, at any depth; nil where any will do.
  var folder: String?
  var ending: String

  /// The same as a pattern of `unzip`, in which a star stands for slashes too.
  var pattern: String { "*" + (folder.map { "\($0)/*" } ?? "") + ending }

  /// Whether a path is one of them, byte by byte as `unzip` compares.
  func contains(_ path: String) -> Bool {
    guard Self.ends(path.utf8[...], with: ending) else { return false }
    guard let folder else { return true }
    return path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { Self.ends($0, with: folder) }
  }

  private static func ends(_ path: String.UTF8View.SubSequence, with ending: String) -> Bool {
    path.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

extension ZipEntry {
  /// Whether its bytes are unpacked; links and folders have none.
  var isUnpacked: Bool { kind == .file && !isAttributes && LookUpFiles.all.contains { $0.contains(name) } }
}
