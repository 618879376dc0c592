/// A path below the root of a tree, followed on the disk as far as it goes.
struct TreePath {
  /// Absolute, with the links of its folders followed.
  var absolute: String
  /// What lies there; nil where nothing does.
  var facts: FileFacts?
  /// The deepest folder of it that is there, absolute.
  var folder: String
  var folderFacts: FileFacts
  /// The folders that are missing, from the root on, the upper first; relative to the root as the path spells them.
  var missingFolders: [String]

  /// Whether the text names a file below a root: no way up, no empty component, not absolute.
  static func isValid(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }

  /// Follows a valid path.
  ///
  /// - Parameter root: absolute, without links.
  /// - Throws: the obstacle on the way to the file; what lies at its end is the caller's to judge.
  init(_ path: String, in root: String) throws(TransactionObstacle) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let name = parts.last, let rootFacts = try Self.facts(root, for: path) else { throw .noRoot(root) }
    (folder, folderFacts, missingFolders) = (root, rootFacts, [])
    for count in 1..<max(parts.count, 1) {
      let spelled = parts[..<count].joined(separator: "/")
      if !missingFolders.isEmpty {
        missingFolders.append(spelled)
        continue
      }
      let next = "\(folder)/\(parts[count - 1])"
      switch try Self.facts(next, for: path)?.kind {
      case nil: missingFolders.append(spelled)
      case .folder: folder = next
      case .link: folder = try Self.target(of: next, spelled, in: root, for: path)
      case .file, .other: throw .fileInTheWay(path: path, file: spelled)
      }
      if missingFolders.isEmpty, let facts = try Self.facts(folder, for: path) { folderFacts = facts }
    }
    let below = parts.dropFirst(parts.count - 1 - missingFolders.count).dropLast() + [name]
    absolute = ([folder] + below).joined(separator: "/")
    facts = missingFolders.isEmpty ? try Self.facts(absolute, for: path) : nil
  }

  /// The folder that a link leads to.
  private static func target(
    of link: String, _ spelled: String, in root: String, for path: String
  ) throws(TransactionObstacle) -> String {
    guard let target = Disk.realPath(link), target.isSamePath(as: root) || target.isBelow(root) else {
      throw .behindLink(path: path, link: spelled)
    }
    guard try facts(target, for: path)?.kind == .folder else { throw .fileInTheWay(path: path, file: spelled) }
    return target
  }

  private static func facts(_ path: String, for changed: String) throws(TransactionObstacle) -> FileFacts? {
    do throws(DiskFailure) { return try Disk.facts(of: path) } catch { throw .unusable(path: changed, error) }
  }
}
