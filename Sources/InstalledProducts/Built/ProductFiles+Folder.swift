internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension ProductFiles {
  /// The files below a folder on disk, as they are now. Links are listed and not followed, so that nothing leads out
  /// of the folder and no circle is walked.
  ///
  /// - Parameter enters: whether to look into a folder, by its path; nothing of one that is left out is listed.
  package init(folder: String, enters: (String) -> Bool = { _ in true }) {
    let root = (folder as NSString).resolvingSymlinksInPath
    var walk = FolderWalk(root: root)
    walk.visit("", enters: enters)
    self.init(folder: root, name: RelativeName.last(of: root), entries: walk.entries)
  }
}

/// Lists a folder by plain system calls: a build has tens of thousands of files.
private struct FolderWalk {
  /// No path that a system takes is deeper.
  private static let depthLimit = 128

  let root: String
  var entries: [String: ProductFiles.Entry] = [:]

  init(root: String) {
    self.root = root
  }

  mutating func visit(_ folder: String, depth: Int = 0, enters: (String) -> Bool) {
    guard depth < Self.depthLimit else { return }
    for name in names(in: folder) {
      let path = RelativeName.joined(folder, name)
      guard let entry = entry(path) else { continue }
      if entry.kind == .folder {
        guard enters(path) else { continue }
        entries[path] = entry
        visit(path, depth: depth + 1, enters: enters)
      } else {
        entries[path] = entry
      }
    }
  }

  /// Names that are no UTF-8 are left out: no bundle of Apple's systems has one.
  private func names(in folder: String) -> [String] {
    guard let stream = opendir(folder.isEmpty ? root : "\(root)/\(folder)") else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func entry(_ path: String) -> ProductFiles.Entry? {
    var facts = stat()
    guard lstat("\(root)/\(path)", &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return ProductFiles.Entry(kind: .file, size: Int(facts.st_size))
    case S_IFDIR: return ProductFiles.Entry(kind: .folder)
    case S_IFLNK: return ProductFiles.Entry(kind: .link)
    default: return nil
    }
  }
}
