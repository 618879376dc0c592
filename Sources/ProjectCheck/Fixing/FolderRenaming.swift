import Foundation

/// Renames folders by way of a third name, so that a change of case alone comes about where the disk does not tell case
/// apart.
final class FolderRenaming {
  private let renames: [FolderRename]
  private let root: String
  private var done: [FolderRename] = []

  init(_ renames: [FolderRename], in root: String) {
    self.renames = renames
    self.root = root
  }

  /// All reasons against it; none changes anything.
  var obstacles: [String] {
    renames.flatMap { rename -> [String] in
      let (from, to) = (path(rename.from), path(rename.to))
      guard let type = type(from) else { return ["'\(rename.from)' is not there any more"] }
      if type == .typeSymbolicLink { return ["'\(rename.from)' is a symbolic link; rename what it leads to"] }
      if type != .typeDirectory { return ["'\(rename.from)' is no folder"] }
      if isTaken(to, besides: from) { return ["'\(rename.to)' is there already; merge the two"] }
      let parent = URL(filePath: from).deletingLastPathComponent().path(percentEncoded: false)
      return FileManager.default.isWritableFile(atPath: parent)
        ? [] : ["the folder of '\(rename.from)' is write protected; allow it to be written (chmod u+w)"]
    }
  }

  func perform() throws(FixError) {
    for rename in renames {
      try move(rename)
      done.append(rename)
    }
  }

  /// Takes back what was done.
  func undo() {
    for rename in done.reversed() { try? move(FolderRename(from: rename.to, to: rename.from)) }
    done = []
  }

  private func move(_ rename: FolderRename) throws(FixError) {
    let (from, to) = (path(rename.from), path(rename.to))
    let between = "\(from).renamed"
    do {
      try FileManager.default.moveItem(atPath: from, toPath: between)
    } catch {
      throw .notRenamed(rename.from, reason: error.localizedDescription)
    }
    do {
      try FileManager.default.moveItem(atPath: between, toPath: to)
    } catch {
      try? FileManager.default.moveItem(atPath: between, toPath: from)
      throw .notRenamed(rename.from, reason: error.localizedDescription)
    }
  }

  /// Whether something else than the folder itself lies there.
  private func isTaken(_ path: String, besides own: String) -> Bool {
    guard let other = number(path) else { return false }
    return other != number(own)
  }

  private func path(_ relative: String) -> String { "\(root)/\(relative)" }

  private func type(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private func number(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
  }
}
