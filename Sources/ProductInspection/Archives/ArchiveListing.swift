internal import InstalledProducts

/// What an archive holds, after everything was checked that can be before it is unpacked.
struct ArchiveListing {
  /// The archive's path as it was given.
  let archive: String
  let name: String
  /// In the order of the archive's list.
  let entries: [ZipEntry]

  init(of file: ArchiveFile, limits: ArchiveLimits) throws(InspectError) {
    var problems = ArchiveProblems(archive: file.path)
    var entries = try ZipDirectory(of: file, limits: limits, problems: &problems).entries
    ArchiveTree.check(entries, &problems)
    try ZipLocalHeaders(file: file).locate(&entries, &problems)
    EntrySizes(limits: limits).check(entries, &problems)
    // Only of what is sound so far more is read.
    try problems.check()
    try Self.checkLinks(entries, file, limits, &problems)
    try problems.check()
    archive = file.path
    name = file.name
    self.entries = entries
  }

  /// All that a product has, by path.
  var files: [String: ProductFiles.Entry] {
    var files: [String: ProductFiles.Entry] = [:]
    for entry in entries where !entry.isAttributes && !entry.path.isEmpty {
      switch entry.kind {
      case .file: files[entry.path] = ProductFiles.Entry(kind: .file, size: entry.size)
      case .folder: files[entry.path] = ProductFiles.Entry(kind: .folder)
      case .link: files[entry.path] = ProductFiles.Entry(kind: .link)
      }
    }
    return files
  }

  private static func checkLinks(
    _ entries: [ZipEntry], _ file: ArchiveFile, _ limits: ArchiveLimits, _ problems: inout ArchiveProblems
  ) throws(InspectError) {
    var compressed = 0
    for entry in entries where entry.kind == .link {
      guard entry.method == .stored else {
        compressed += 1
        if compressed > limits.compressedLinks {
          problems.add(entry.name, "is one of more than \(limits.compressedLinks) links that are compressed")
        }
        continue
      }
      let target = try file.bytes(at: entry.dataOffset, count: entry.size)
      if let reason = LinkTarget.problem(of: target, from: entry.path) { problems.add(entry.name, reason) }
    }
  }
}
