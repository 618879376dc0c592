/// Sums of what an archive says about sizes, against the limits.
struct EntrySizes {
  let limits: ArchiveLimits

  func check(_ entries: [ZipEntry], _ problems: inout ArchiveProblems) {
    var (unpacked, files, size, packedSize) = (0, 0, 0, 0)
    for entry in entries {
      if let reason = problem(of: entry) { problems.add(entry.name, reason) }
      size += entry.size
      packedSize += entry.packedSize
      guard entry.isUnpacked else { continue }
      unpacked += entry.size
      files += 1
    }
    if files > limits.unpackedFiles {
      problems.addForAll("are \(files) tables and property lists, more than \(limits.unpackedFiles)")
    }
    if unpacked > limits.unpacked {
      problems.addForAll("would be \(unpacked) bytes of tables and property lists, more than \(limits.unpacked)")
    }
    if isBomb(size, packed: packedSize, from: limits.listedRatioFrom) {
      problems.addForAll(growth(size, packed: packedSize))
    }
  }

  private func problem(of entry: ZipEntry) -> String? {
    if entry.method == .stored, entry.size != entry.packedSize {
      return "is not compressed and yet has \(entry.packedSize) bytes here and \(entry.size) unpacked"
    }
    let from = entry.isUnpacked ? limits.unpackedRatioFrom : limits.listedRatioFrom
    if isBomb(entry.size, packed: entry.packedSize, from: from) { return growth(entry.size, packed: entry.packedSize) }
    if entry.kind == .link { return problem(ofLink: entry) }
    guard entry.isUnpacked else { return nil }
    if case .other(let number) = entry.method {
      return "is compressed by method \(number), where stored (0) or deflated (8) is expected"
    }
    return entry.size > limits.file ? "has \(entry.size) bytes unpacked, more than \(limits.file)" : nil
  }

  private func problem(ofLink entry: ZipEntry) -> String? {
    if case .other(let number) = entry.method {
      return "is a link compressed by method \(number), where stored (0) or deflated (8) is expected"
    }
    return entry.size > limits.path ? "is a link to a path of \(entry.size) bytes, more than \(limits.path)" : nil
  }

  private func isBomb(_ size: Int, packed: Int, from: Int) -> Bool {
    size > from && size / max(packed, 1) >= limits.ratio
  }

  private func growth(_ size: Int, packed: Int) -> String {
    "would grow from \(packed) to \(size) bytes, \(limits.ratio) times or more, as in a zip bomb"
  }
}
