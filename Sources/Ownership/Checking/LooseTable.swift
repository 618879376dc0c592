import OwnershipManifest
import Projects

/// A table on the disk that no owner declares, with the files of one folder that belong together.
struct LooseTable: Sendable {
  var name: String
  /// In byte order, relative to the project's folder.
  var files: [String]
}

extension CheckFacts {
  /// The tables that no owner declares, in byte order of their folders; those of Interface Builder files belong to their
  /// files, and what lies in an exported package of translations is a copy.
  var looseTables: [LooseTable] {
    let owned = Set(tables.flatMap(\.files))
    let interfaces = Set(
      files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
        String(RelativePath.name(of: $0).prefix { $0 != "." })
      })
    let loose = tableFiles.filter { !owned.contains($0) && !$0.contains(".xcloc/") }.compactMap { path in
      TableFileName(path).map { (path, $0) }
    }.filter { !interfaces.contains($0.1.table) }
    return Dictionary(grouping: loose) { "\($0.1.folder)/\($0.1.table)" }.sorted { $0.key < $1.key }.map { _, files in
      LooseTable(name: files[0].1.table, files: files.map(\.0))
    }
  }

  /// The files and folders that targets have.
  var members: ResourceMembers { ResourceMembers(paths: Set(declared.targets.flatMap(\.resources).map(\.path))) }
}

struct ResourceMembers: Sendable {
  let paths: Set<String>

  /// Whether a target has one of the files, as itself or with a folder above it.
  func contain(anyOf files: [String]) -> Bool { files.contains(where: contain) }

  private func contain(_ file: String) -> Bool {
    var path = file
    while path != "." {
      if paths.contains(path) { return true }
      path = RelativePath.folder(of: path)
    }
    return false
  }
}
