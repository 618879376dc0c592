internal import Foundation
internal import HostEvidence

/// What `unzip` wrote, one entry after the other, held against the archive's list.
struct PrintedBytes {
  private static let pieceSize = 1 << 20

  /// The archive's path as it was given.
  let archive: String
  /// Path of what was written.
  let path: String
  /// In its order.
  let entries: [ZipEntry]

  /// Writes each file to its place below a folder.
  ///
  /// - Throws: where an entry has other bytes than the list says, or something else was written.
  func write(to folder: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw damaged("what 'unzip' wrote cannot be read") }
    let file = try ArchiveFile(path, descriptor: descriptor)
    var problems = ArchiveProblems(archive: archive)
    var offset = 0
    for entry in entries {
      try Task.checkCancellation()
      try write(entry, from: file, at: offset, to: folder, &problems)
      offset += entry.size
      // What follows a wrong entry is shifted.
      try problems.check()
    }
    guard offset == file.size else {
      problems.add(entries.last?.name ?? "", "has more bytes unpacked than the list of files says, as in a zip bomb")
      return try problems.check()
    }
  }

  private func write(
    _ entry: ZipEntry, from file: ArchiveFile, at offset: Int, to folder: String, _ problems: inout ArchiveProblems
  ) throws {
    guard file.holds(entry.size, at: offset) else {
      return problems.add(entry.name, "has fewer bytes unpacked than the list of files says")
    }
    let target = try entry.isUnpacked ? NewFile(below: folder, path: entry.path) : nil
    var checksum = CRC32()
    var done = 0
    var link: [UInt8] = []
    while done < entry.size {
      let bytes = try file.bytes(at: offset + done, count: min(Self.pieceSize, entry.size - done))
      checksum.add(bytes)
      try target?.write(bytes)
      if entry.kind == .link { link += bytes }
      done += bytes.count
    }
    if checksum.value != entry.checksum {
      problems.add(entry.name, "has other bytes unpacked than the list of files says, as in a zip bomb or after damage")
    } else if entry.kind == .link, let reason = LinkTarget.problem(of: link, from: entry.path) {
      problems.add(entry.name, reason)
    }
  }

  private func damaged(_ reason: String) -> InspectError { InspectError("cannot unpack '\(archive)': \(reason)") }
}
