extension TreeMove {
  /// Changes the files; between its first and last move the tree is mixed.
  func perform(_ steps: [Step]) throws(DiskFailure) {
    try makeFolders(for: steps)
    for step in steps {
      // Whoever wrote to the file since it was looked at must not lose that.
      guard try Disk.facts(of: step.place.absolute) == step.place.facts else {
        throw .interference(step.place.absolute)
      }
      if let source = step.source {
        try Disk.move(source, to: step.place.absolute)
      } else {
        try Disk.remove(step.place.absolute)
      }
    }
    try syncFolders(of: steps)
    removeFolders()
  }

  /// Waits until the changed names are on the disk.
  private func syncFolders(of steps: [Step]) throws(DiskFailure) {
    let folders = steps.compactMap { Disk.parent(of: $0.place.absolute) }.map { Array($0.utf8) }
    for folder in Set(folders).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try Disk.sync(String(decoding: folder, as: UTF8.self))
    }
  }

  private func makeFolders(for steps: [Step]) throws(DiskFailure) {
    for path in steps.filter({ $0.source != nil }).flatMap(\.place.missingFolders) {
      let folder = "\(journal.root)/\(path)"
      guard try Disk.makeFolder(folder) else { continue }
      if let outside = record.folders.first(where: { $0.path.isSamePath(as: path) })?.outside {
        try Disk.setOutside(of: folder, mode: outside.mode, owner: outside.owner, group: outside.group)
      }
      try Disk.sync(Disk.parent(of: folder) ?? "/")
    }
  }

  /// Removes the folders of the other side; one with something in it stays, and so does one that cannot be removed.
  private func removeFolders() {
    guard let root = Disk.realPath(journal.root) else { return }
    for folder in record.folders.reversed() where folder.side != record.phase.goal {
      guard let place = try? TreePath(folder.path, in: root), place.facts?.kind == .folder else { continue }
      Disk.removeEmptyFolder(place.absolute)
      try? Disk.sync(place.folder)
    }
  }

  /// Leaves the tree, in which nothing was moved yet, as it is.
  mutating func abandon() throws(DiskFailure) {
    record.phase = record.phase == .reverting ? .reapplying : .unapplying
    removeFolders()
    try end()
  }

  /// Writes down that all files are where they should be.
  func arrive() throws(TransactionError) {
    do throws(DiskFailure) { try end() } catch { throw .stuck(error, journal: journal.folder) }
  }

  private func end() throws(DiskFailure) {
    switch record.phase.goal {
    case .before: try journal.discard()
    case .after:
      try journal.enter(.applied, record)
      journal.discardStages()
    }
  }
}
