/// Says many files as few folders: a folder stands for all below it where nothing else of that kind lies there.
struct FolderCover: Sendable {
  /// Folder → how many files of any owner lie below it.
  private var counts: [Substring: Int] = [:]

  /// - Parameter files: All files of the kind, of every owner, each once.
  init(of files: Set<String>) {
    for file in files {
      for folder in Self.folders(above: file) { counts[folder, default: 0] += 1 }
    }
  }

  /// The folders, and where no folder fits the files, in byte order.
  func paths(of files: [String]) -> [String] {
    var own: [Substring: Int] = [:]
    for file in files {
      for folder in Self.folders(above: file) { own[folder, default: 0] += 1 }
    }
    let covered = files.map { file in
      String(Self.folders(above: file).first { own[$0] == counts[$0] } ?? Substring(file))
    }
    return Set(covered).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `A/B/c.swift` → `A`, `A/B`: the widest first.
  private static func folders(above file: String) -> [Substring] {
    file.indices.filter { file[$0] == "/" }.map { file[..<$0] }
  }
}
