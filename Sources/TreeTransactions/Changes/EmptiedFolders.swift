/// The folders in which changes leave nothing; as in git, they go away with their last file.
struct EmptiedFolders {
  /// The upper first.
  private(set) var folders: [JournalRecord.Folder] = []

  init(_ files: [ChangeSurvey.File], in root: String) {
    var gone = Set(files.filter { $0.change.after == nil }.map(\.place.absolute))
    let kept = Set(files.filter { $0.change.after != nil }.map(\.place.folder) + [root])
    var candidates = Set(gone.compactMap { Disk.parent(of: $0) })
    // The deepest first, so that a folder is looked at when it is known which of its folders are empty.
    while let folder = candidates.max(by: { $0.utf8.count < $1.utf8.count }) {
      candidates.remove(folder)
      guard !kept.contains(folder), folder.isBelow(root), let names = try? Disk.names(in: folder),
        names.allSatisfy({ gone.contains("\(folder)/\($0)") }), let facts = try? Disk.facts(of: folder)
      else { continue }
      let outside = JournalRecord.Folder.Outside(mode: UInt32(facts.mode), owner: facts.owner, group: facts.group)
      folders.insert(
        .init(path: folder.suffix(afterByte: root.utf8.count + 1), side: .before, outside: outside), at: 0)
      gone.insert(folder)
      if let parent = Disk.parent(of: folder) { candidates.insert(parent) }
    }
  }
}
