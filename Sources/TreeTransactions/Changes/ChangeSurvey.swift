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
    add(transaction.changes, in: root, journal, device: space.device)
    obstacles += Self.repetitions(in: transaction.changes) + Self.filesInTheWay(in: transaction.changes)
    obstacles += space.obstacles(toWrite: files.flatMap { [$0.change.before, $0.change.after] }.map { $0?.count ?? 0 })
    obstacles += journal.obstacles
    files.sort { Self.order($0.change).lexicographicallyPrecedes(Self.order($1.change)) }
    if obstacles.isEmpty { folders = Self.newFolders(files) + EmptiedFolders(files, in: root).folders }
  }

  private mutating func add(_ changes: [FileChange], in root: String, _ journal: TransactionJournal, device: Int?) {
    for change in changes {
      guard TreePath.isValid(change.path) else {
        obstacles.append(.outsideRoot(path: change.path))
        continue
      }
      let look = FileLook(change.path, in: root, device: device, isExpected: change.before.map { $0.isContent })
      obstacles += look.obstacles
      guard let place = look.place else { continue }
      if journal.contains(place.absolute) { obstacles.append(.insideJournal(path: change.path)) }
      if change.before != change.after { files.append(File(change: change, place: place)) }
    }
  }

  private static func order(_ change: FileChange) -> [UInt8] { [change.after == nil ? 1 : 0] + change.path.utf8 }

  /// Paths of more than one change.
  private static func repetitions(in changes: [FileChange]) -> [TransactionObstacle] {
    let counts = Dictionary(grouping: changes) { Array($0.path.utf8) }.mapValues(\.count)
    var seen: Set<[UInt8]> = []
    return changes.filter { change in
      let path = Array(change.path.utf8)
      return counts[path, default: 0] > 1 && seen.insert(path).inserted
    }.map { .repeated(path: $0.path) }
  }

  /// Changes that make a file where another change needs a folder.
  private static func filesInTheWay(in changes: [FileChange]) -> [TransactionObstacle] {
    let made = Set(changes.filter { $0.after != nil }.map { Array($0.path.utf8) })
    return changes.filter { $0.after != nil }.flatMap { change -> [TransactionObstacle] in
      let path = Array(change.path.utf8)
      let folders = path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { Array(path[..<$0]) }
      return folders.filter(made.contains).map { folder in
        .fileInTheWay(path: change.path, file: String(decoding: folder, as: UTF8.self))
      }
    }
  }

  private static func newFolders(_ files: [File]) -> [JournalRecord.Folder] {
    let paths = Set(files.filter { $0.change.after != nil }.flatMap(\.place.missingFolders))
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { .init(path: $0, side: .after) }
  }
}
