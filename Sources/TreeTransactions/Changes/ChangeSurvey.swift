/// The changes of a transaction, looked up in the tree: what stands against them, else what they come to.
struct ChangeSurvey {
  struct File {
    var change: FileChange
    var place: TreePath
  }

  private(set) var obstacles: [TransactionObstacle] = []
  /// Those that change something: contents first, then removals, each by the bytes of their paths.
  private(set) var files: [File] = []
  /// Folders that the changes make or empty.
  private(set) var folders: [JournalRecord.Folder] = []

  init(_ transaction: TreeTransaction) {
    let journal = transaction.journal
    guard let root = Disk.realPath(journal.root) else {
      obstacles = [.noRoot(journal.root)]
      return
    }
    let space = JournalSpace(journal)
    for change in transaction.changes { look(at: change, in: root, journal, device: space.device) }
    obstacles += Self.repetitions(in: files) + Self.filesInTheWay(in: files)
    files.removeAll { $0.change.before == $0.change.after }
    files.sort { Self.order($0.change).lexicographicallyPrecedes(Self.order($1.change)) }
    obstacles += space.obstacles(toWrite: files.flatMap { [$0.change.before, $0.change.after] }.map { $0?.count ?? 0 })
    obstacles += journal.obstacles
    if obstacles.isEmpty { folders = Self.newFolders(files) + EmptiedFolders(files, in: root).folders }
  }

  private mutating func look(at change: FileChange, in root: String, _ journal: TransactionJournal, device: Int?) {
    guard TreePath.isValid(change.path) else { return obstacles.append(.outsideRoot(path: change.path)) }
    let look = FileLook(change.path, in: root, device: device, isExpected: change.before.map { $0.isContent })
    obstacles += look.obstacles
    guard let place = look.place else { return }
    if place.absolute.isBelow(Disk.resolved(journal.folder)) { obstacles.append(.insideJournal(path: change.path)) }
    files.append(File(change: change, place: place))
  }
}

extension ChangeSurvey {
  private static func order(_ change: FileChange) -> [UInt8] { [change.after == nil ? 1 : 0] + change.path.utf8 }

  /// Files that more than one change is about, by whatever path.
  private static func repetitions(in files: [File]) -> [TransactionObstacle] {
    var counts: [[UInt8]: Int] = [:]
    return files.filter { file in
      counts[Array(file.place.absolute.utf8), default: 0] += 1
      return counts[Array(file.place.absolute.utf8)] == 2
    }.map { .repeated(path: $0.change.path) }
  }

  /// Changes that make a file where another change needs a folder.
  private static func filesInTheWay(in files: [File]) -> [TransactionObstacle] {
    let made = files.filter { $0.change.after != nil }
    let paths = Dictionary(made.map { (Array($0.place.absolute.utf8), $0.change.path) }) { first, _ in first }
    return made.flatMap { file -> [TransactionObstacle] in
      let path = Array(file.place.absolute.utf8)
      let folders = path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { Array(path[..<$0]) }
      return folders.compactMap { paths[$0] }.map { .fileInTheWay(path: file.change.path, file: $0) }
    }
  }

  private static func newFolders(_ files: [File]) -> [JournalRecord.Folder] {
    let paths = files.filter { $0.change.after != nil }.flatMap(\.place.missingFolders).map { Array($0.utf8) }
    return Set(paths).sorted { $0.lexicographicallyPrecedes($1) }.map { path in
      .init(path: String(decoding: path, as: UTF8.self), side: .after)
    }
  }
}
