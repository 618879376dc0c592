/// Where the bytes of the entries lie: each in a place of its own, before the list of files.
struct ZipLocalHeaders {
  let file: ArchiveFile

  /// Reads the header of each entry in the order of the file, and notes where its bytes begin.
  func locate(_ entries: inout [ZipEntry], _ problems: inout ArchiveProblems) throws(InspectError) {
    let order = entries.indices.sorted { (entries[$0].offset, $0) < (entries[$1].offset, $1) }
    var (end, last) = (0, "")
    for index in order {
      let entry = entries[index]
      guard let header = try ZipLocalHeader(of: entry, in: file) else {
        problems.add(entry.name, "has no header where the list of files says: the archive is cut off or damaged")
        continue
      }
      if let reason = header.problem(against: entry) { problems.add(entry.name, reason) }
      entries[index].dataOffset = header.dataOffset
      if !file.holds(entry.packedSize, at: header.dataOffset) {
        problems.add(entry.name, "reaches past the end: the archive is cut off or damaged")
      }
      if entry.offset < end {
        problems.add(entry.name, "shares bytes with '\(ArchiveProblems.visible(last))', as in a zip bomb")
      }
      let ownEnd = header.dataOffset + entry.packedSize
      if ownEnd >= end { (end, last) = (ownEnd, entry.name) }
    }
  }
}
